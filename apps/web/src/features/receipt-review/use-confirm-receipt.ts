"use client";

import { useTranslations } from "use-intl";
import { useSaving } from "@/features/receipt-editor/changes/use-saving";
import { trpc } from "@/trpc/client";
import { confirmWithImage } from "./confirm-with-image";

interface ConfirmReceipt {
  receiptId: string;
  onNoDate: () => void;
  onSaved: () => void;
}

/** 'Save to My Records': saves the selected items as line items (receipts-20 Review). */
export function useConfirmReceipt({ receiptId, onNoDate, onSaved }: ConfirmReceipt) {
  const t = useTranslations("review");
  const utils = trpc.useUtils();
  const confirm = trpc.receipts.confirm.useMutation();
  return useSaving({
    receiptId,
    onNoDate,
    confirm: (receipt) => confirmWithImage(receipt, confirm.mutateAsync),
    savedWords: (_, elsewhere) => ({
      title: t("saved"),
      ...(elsewhere ? { description: elsewhere } : {}),
    }),
    failedWords: () => ({ title: t("notSavedTitle"), description: t("notSaved") }),
    onSaved: (_, receipt) => {
      utils.receipts.get.setData({ id: receiptId }, { ...receipt, status: "confirmed", reopened: false });
      onSaved();
    },
  });
}
