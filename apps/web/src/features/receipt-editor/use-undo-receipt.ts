"use client";

import { useTranslations } from "use-intl";
import { type ToastInput, toast, UNDO_TOAST_MS } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

/** Shows what was done to a receipt with an Undo, which every list and report follows. */
export function useUndoReceipt() {
  const t = useTranslations("discarding");
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.receipts.undo.useMutation({ retry: false });

  async function undo(id: string) {
    try {
      const receipt = await mutateAsync({ id });
      utils.receipts.get.setData({ id }, receipt);
      void utils.receipts.drafts.invalidate();
      void utils.receipts.list.invalidate();
      void utils.taxReport.invalidate();
    } catch (error) {
      const description = failureOf(error).message ?? t("pleaseTryAgain");
      toast({ title: t("undoFailed"), description, tone: "danger" });
    }
  }

  return (id: string, words: Pick<ToastInput, "title" | "description" | "tone">) =>
    toast({
      ...words,
      durationMs: UNDO_TOAST_MS,
      action: { label: t("undo"), onPress: () => void undo(id) },
    });
}
