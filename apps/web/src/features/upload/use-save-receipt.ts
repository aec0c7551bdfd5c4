"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useSaving } from "@/features/receipt/use-saving";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

const SAVE_FAILED = "Failed to save receipt. Please try again.";
const NOTHING_SELECTED = {
  title: "No Items Selected",
  description: "Please select at least one gluten-free item before saving.",
};

/** The rows of receipts-22's confirm: the selected items as the page shows them. */
function selectedItemsOf(receipt: ReceiptView) {
  return receipt.items
    .filter((item) => item.selected)
    .map(({ id, name, price, customRegularPrice, glutenFree, category }) => ({
      id,
      name,
      price,
      customRegularPrice,
      glutenFree,
      category,
    }));
}

interface SaveReceipt {
  receiptId: string;
  onNoDate: () => void;
  onSaved: (lineItemCount: number) => void;
}

/** Save Selected Items (receipts-39, receipts-23). */
export function useSaveReceipt({ receiptId, onNoDate, onSaved }: SaveReceipt) {
  const confirm = trpc.receipts.confirm.useMutation();
  return useSaving({
    receiptId,
    onNoDate,
    refusalOf: (receipt) => (selectedItemsOf(receipt).length === 0 ? NOTHING_SELECTED : null),
    confirm: (receipt) =>
      confirm.mutateAsync({
        id: receiptId,
        items: selectedItemsOf(receipt),
        purchaseDate: receipt.purchaseDate,
        ...(receipt.store ? { store: receipt.store } : {}),
      }),
    savedWords: ({ lineItemCount }, elsewhere) => {
      const added = `${lineItemCount} ${lineItemCount === 1 ? "item was" : "items were"} added to your records.`;
      return { title: "Receipt Saved", description: elsewhere ? `${added} ${elsewhere}` : added };
    },
    failedWords: (error) => ({
      title: "Error Saving Receipt",
      description: failureOf(error).message ?? SAVE_FAILED,
    }),
    onSaved: ({ lineItemCount }) => onSaved(lineItemCount),
  });
}
