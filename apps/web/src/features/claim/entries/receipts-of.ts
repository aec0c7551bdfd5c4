import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";

/** The receipts of several saved items, each with its store, day and number of items. */
export function receiptsOf(items: readonly Pick<LineItemView, "receiptId" | "store" | "purchaseDate">[]) {
  const receipts = new Map<string, { id: string; store: string | null; date: string; count: number }>();
  for (const { receiptId: id, store, purchaseDate: date } of items)
    if (id !== null) receipts.set(id, { id, store, date, count: (receipts.get(id)?.count ?? 0) + 1 });
  return [...receipts.values()].filter(({ count }) => count > 1);
}
