"use client";

import { useSaving } from "@/features/receipt/use-saving";
import { trpc } from "@/trpc/client";
import { confirmWithImage } from "./confirm-with-image";

interface ConfirmReceipt {
  receiptId: string;
  onNoDate: () => void;
  onSaved: () => void;
}

/** 'Save to My Records': saves the selected items as line items (receipts-20 Review). */
export function useConfirmReceipt({ receiptId, onNoDate, onSaved }: ConfirmReceipt) {
  const utils = trpc.useUtils();
  const confirm = trpc.receipts.confirm.useMutation();
  return useSaving({
    receiptId,
    onNoDate,
    confirm: (receipt) => confirmWithImage(receipt, confirm.mutateAsync),
    savedWords: (_, elsewhere) => ({
      title: "Receipt confirmed and expenses logged successfully!",
      ...(elsewhere ? { description: elsewhere } : {}),
    }),
    failedWords: () => ({ title: "Error", description: "Failed to confirm receipt. Please try again." }),
    onSaved: (_, receipt) => {
      utils.receipts.get.setData({ id: receiptId }, { ...receipt, status: "confirmed", reopened: false });
      onSaved();
    },
  });
}
