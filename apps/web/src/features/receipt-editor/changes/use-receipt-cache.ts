"use client";

import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useCallback } from "react";
import { trpc } from "@/trpc/client";

/** Functions that change the receipt that the screens show, before the server answers or after. */
export function useReceiptCache(receiptId: string) {
  const utils = trpc.useUtils();

  const put = useCallback(
    (receipt: ReceiptView) => utils.receipts.get.setData({ id: receipt.id }, receipt),
    [utils],
  );

  const patch = useCallback(
    (change: Partial<ReceiptView>) =>
      utils.receipts.get.setData({ id: receiptId }, (receipt) => receipt && { ...receipt, ...change }),
    [utils, receiptId],
  );

  const patchItem = useCallback(
    (itemId: string, change: (item: ReceiptItemView) => ReceiptItemView) =>
      utils.receipts.get.setData({ id: receiptId }, (receipt) =>
        receipt
          ? { ...receipt, items: receipt.items.map((item) => (item.id === itemId ? change(item) : item)) }
          : receipt,
      ),
    [utils, receiptId],
  );

  const refresh = useCallback(() => utils.receipts.get.invalidate({ id: receiptId }), [utils, receiptId]);

  const items = useCallback(
    () => utils.receipts.get.getData({ id: receiptId })?.items ?? [],
    [utils, receiptId],
  );

  const currency = useCallback(
    () => utils.receipts.get.getData({ id: receiptId })?.currency ?? null,
    [utils, receiptId],
  );

  return { items, currency, put, patch, patchItem, refresh };
}
