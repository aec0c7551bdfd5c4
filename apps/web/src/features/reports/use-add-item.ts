"use client";

import { useTranslations } from "use-intl";
import { toast, UNDO_TOAST_MS } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import type { addedItem } from "./added-entry";

/** Adds an item by hand (reports-35). Resolves with whether it was stored; a refusal is told. */
export function useAddItem() {
  const t = useTranslations("reports.add");
  const changed = useTranslations("reports.changed");
  const utils = trpc.useUtils();
  // Sent only once: a second try could add it twice.
  const adding = trpc.taxReport.addLineItem.useMutation({ retry: false });
  const taking = trpc.taxReport.deleteLineItem.useMutation({ retry: false });

  function toastError(title: string, error: unknown) {
    toast({ title, description: failureOf(error).message ?? t("pleaseTryAgain"), tone: "danger" });
  }

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
      const { id, name } = await adding.mutateAsync(item);
      void utils.taxReport.invalidate();
      toast({
        title: t("added"),
        description: name,
        tone: "success",
        durationMs: UNDO_TOAST_MS,
        action: { label: changed("undo"), onPress: () => void takeBack(id) },
      });
      return true;
    } catch (error) {
      toastError(t("notAdded"), error);
      return false;
    }
  }

  return { add, adding: adding.isPending };
}
