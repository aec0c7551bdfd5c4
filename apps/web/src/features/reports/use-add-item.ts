"use client";

import { useTranslations } from "use-intl";
import { toastFailure } from "@/features/language/toast-failure";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { fieldsNamedBy } from "@/trpc/fields-named-by";
import type { addedItem } from "./added-entry";

/** An item was stored, or not; or its kind does not count, and a note has to say why it does (reports-60). */
export type Added = { readonly stored: boolean; readonly why: string | null };

/** Adds an item by hand (reports-35). A refusal that no field shows is told. */
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

  async function add(item: ReturnType<typeof addedItem>): Promise<Added> {
    try {
      const { id, name } = await adding.mutateAsync(item);
      void utils.taxReport.invalidate();
      toastUndo({ title: t("added"), description: name, tone: "success" }, () => void takeBack(id));
      return { stored: true, why: null };
    } catch (error) {
      const why = fieldsNamedBy(error).includes("kindNote") ? failureOf(error).message : null;
      if (why === null) toastError(t("notAdded"), error);
      return { stored: false, why };
    }
  }

  return { add, adding: adding.isPending };
}
