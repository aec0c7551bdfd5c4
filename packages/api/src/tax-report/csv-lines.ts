import type { LineItemView, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { stringify } from "csv-stringify/sync";

const BYTE_ORDER_MARK = "\uFEFF";
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
] as const;
export const CATEGORY_COLUMNS = ["Category", "Items", "GF Cost", "Regular Cost", "Tax Deduction"] as const;

/** RFC 4180; a field that a spreadsheet would run as a formula is escaped with an apostrophe (D26). */
function lines(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(rows as (string | number)[][], { record_delimiter: "\r\n", escape_formulas: true });
}

/** Negative amounts do not occur; two decimals always, so that a reader sees cents. */
const amount = (dollars: number) => dollars.toFixed(2);

export function csvHeader(): string {
  return BYTE_ORDER_MARK + lines([CSV_COLUMNS]);
}

export function csvRow(item: LineItemView): string {
  return lines([
    [
      item.purchaseDate,
      item.storeLocation ?? "Unknown Store",
      item.customProductName,
      item.category,
      item.quantity,
      amount(item.price),
      amount(item.originalPrice),
      amount(item.priceDifference),
      item.priceSource,
      item.currency,
    ],
  ]);
}

/** The category totals and the grand total, behind an empty line. */
export function csvFooter(summary: TaxSummary): string {
  const { grandTotals } = summary;
  return (
    "\r\n" +
    lines([
      CATEGORY_COLUMNS,
      ...summary.categories.map((row) => [
        row.category,
        row.items_logged,
        amount(row.total_gf_spent),
        amount(row.total_non_gf_cost),
        amount(row.total_tax_deduction),
      ]),
      [
        "Grand Total",
        grandTotals.itemsLogged,
        amount(grandTotals.totalGfSpent),
        amount(grandTotals.totalNonGfCost),
        amount(grandTotals.totalTaxDeduction),
      ],
    ])
  );
}
