"use client";

import { useTranslations } from "use-intl";
import { toastFailure } from "@/features/language/toast-failure";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";
import type { addedItem } from "./added-entry";

/**
 * Adds an item by hand (reports-35). Resolves with whether it was stored; a refusal is shown, and what does not count.
 */
export function useAddItem() {
  const t = useTranslations("reports.add");
  const changed = useTranslations("reports.changed");
  const toastUndo = useUndoToast();
  const utils = trpc.useUtils();
  // Sent only once: a second try could add it twice.
  const adding = trpc.taxReport.addLineItem.useMutation({ retry: false });
  const taking = trpc.taxReport.deleteLineItem.useMutation({ retry: false });

  const toastError = (title: string, error: unknown) =>
    toastFailure(error, { title, otherwise: t("pleaseTryAgain") });

  async function takeBack(id: string) {
    try {
      await taking.mutateAsync({ id });
      void utils.taxReport.invalidate();
    } catch (error) {
      toastError(changed("notUndone"), error);
    }
  }

  async function add(item: ReturnType<typeof addedItem>): Promise<boolean> {
    try {
      const { id, name, whyNotCounted } = await adding.mutateAsync(item);
      void utils.taxReport.invalidate();
      const done =
        whyNotCounted === null
          ? { title: t("added"), description: name }
          : { title: t("addedUncounted"), description: whyNotCounted };
      toastUndo(
        { ...done, ...(whyNotCounted === null ? { tone: "success" as const } : {}) },
        () => void takeBack(id),
      );
      return true;
    } catch (error) {
      toastError(t("notAdded"), error);
      return false;
    }
  }

  return { add, adding: adding.isPending };
}
