import type { LineItemView, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { BYTE_ORDER_MARK, csvText } from "../csv-text";

export const CSV_COLUMNS = [
  "Date",
  "Store",
  "Product",
  "Category",
  "Quantity",
  "GF Price",
  "Regular Price",
  "Difference",
  "Price Source",
  "Currency",
  "Price Basis",
] as const;
const CATEGORY_COLUMNS = ["Category", "Items", "GF Cost", "Regular Cost", "Tax Deduction"] as const;

/** Negative amounts do not occur; two decimals always, so that a reader sees cents. */
const amount = (dollars: number) => dollars.toFixed(2);

export function csvHeader(): string {
  return BYTE_ORDER_MARK + csvText([CSV_COLUMNS]);
}

export function csvRow(item: LineItemView): string {
  return csvText([
    [
      item.purchaseDate,
      item.store ?? "Unknown Store",
      item.name,
      item.category,
      item.quantity,
      amount(item.price),
      amount(item.regularPrice),
      amount(item.countedExtraCost),
      item.priceSource,
      item.currency,
      item.priceBasis,
    ],
  ]);
}

/** An empty line, then the category totals and the grand total. */
export function csvFooter(summary: TaxSummary): string {
  const { totals } = summary;
  return (
    "\r\n" +
    csvText([
      CATEGORY_COLUMNS,
      ...summary.categories.map((row) => [
        row.category,
        row.itemCount,
        amount(row.price),
        amount(row.regularPrice),
        amount(row.countedExtraCost),
      ]),
      [
        "Grand Total",
        totals.itemCount,
        amount(totals.price),
        amount(totals.regularPrice),
        amount(totals.countedExtraCost),
      ],
    ])
  );
}
