"use client";

import { useTranslations } from "use-intl";
import type { ToastInput } from "@/components/notices/toast";
import { toastFailure } from "@/features/language/toast-failure";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";

/** Shows what was done to a receipt with an Undo, which every list and report follows. */
export function useUndoReceipt() {
  const t = useTranslations("discarding");
  const toastUndo = useUndoToast();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.receipts.undo.useMutation({ retry: false });

  async function undo(id: string, onUndone?: () => void) {
    try {
      const receipt = await mutateAsync({ id });
      utils.receipts.get.setData({ id }, receipt);
      onUndone?.();
      void utils.receipts.drafts.invalidate();
      void utils.receipts.toCheck.invalidate();
      void utils.receipts.list.invalidate();
      void utils.taxReport.invalidate();
    } catch (error) {
      toastFailure(error, { title: t("undoFailed"), otherwise: t("pleaseTryAgain") });
    }
  }

  return (id: string, done: Pick<ToastInput, "title" | "description" | "tone">, onUndone?: () => void) =>
    toastUndo(done, () => void undo(id, onUndone));
}
