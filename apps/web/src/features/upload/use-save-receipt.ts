"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useTranslations } from "use-intl";
import { useSaving } from "@/features/receipt-editor/changes/use-saving";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

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
  const t = useTranslations("upload.workspace");
  const confirm = trpc.receipts.confirm.useMutation();
  return useSaving({
    receiptId,
    onNoDate,
    refusalOf: (receipt) =>
      selectedItemsOf(receipt).length === 0 ? { title: t("nothing"), description: t("nothingText") } : null,
    confirm: (receipt) =>
      confirm.mutateAsync({
        id: receiptId,
        items: selectedItemsOf(receipt),
        purchaseDate: receipt.purchaseDate,
        ...(receipt.store ? { store: receipt.store } : {}),
      }),
    savedWords: ({ lineItemCount }, elsewhere) => {
      const added = t("added", { items: lineItemCount });
      return { title: t("done"), description: elsewhere ? `${added} ${elsewhere}` : added };
    },
    failedWords: (error) => ({
      title: t("failedTitle"),
      description: failureOf(error).message ?? t("failed"),
    }),
    onSaved: ({ lineItemCount }) => onSaved(lineItemCount),
  });
}
