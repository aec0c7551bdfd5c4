import { BYTE_ORDER_MARK, csvText } from "@gf-ledger/documents/csv/csv-text";
import { isEstimated } from "@gf-ledger/domain/pricing/price-evidence";
import type { LineItemView, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { evidenceText } from "./evidence-text";

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
  "Size",
  "Unit",
  "Kind",
  "Signed Difference",
  "Tax",
  "Regular Tax",
  "Size Compared",
  "Estimated",
  "Evidence",
  "Note",
] as const;
const CATEGORY_COLUMNS = ["Category", "Items", "GF Cost", "Regular Cost", "Tax Deduction"] as const;

/** Two decimals always, so that a reader sees cents. */
const amount = (dollars: number) => dollars.toFixed(2);
const knownAmount = (dollars: number | null) => (dollars === null ? null : amount(dollars));

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
      item.size,
      item.unit,
      item.kind,
      amount(item.extraCost),
      knownAmount(item.tax),
      knownAmount(item.regularTax),
      item.sizeCompared,
      isEstimated(item),
      evidenceText(item.priceEvidence),
      item.kindNote,
    ],
  ]);
}

/**
 * An empty line, then the category totals and the grand total; after another empty line why the claim by
 * product is another amount, where it is (claim-3).
 */
export function csvFooter(summary: TaxSummary, sentences: readonly (string | null)[]): string {
  const { totals } = summary;
  const said = sentences.filter((sentence) => sentence !== null);
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
    ]) +
    (said.length === 0 ? "" : `\r\n${csvText(said.map((sentence) => [sentence]))}`)
  );
}
