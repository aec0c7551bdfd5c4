import { BYTE_ORDER_MARK, type CsvCell, csvText } from "@gf-ledger/documents/csv/csv-text";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { isEstimated } from "@gf-ledger/domain/pricing/price-evidence";
import type { LineItemView, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { saidPriceBasis } from "../prices/said-price-basis";
import { csvWordsOf } from "./csv-words-of";
import { evidenceText } from "./evidence-text";

/** Two decimals always, so that a reader sees cents. */
const amount = (dollars: number) => dollars.toFixed(2);
const knownAmount = (dollars: number | null) => (dollars === null ? null : amount(dollars));

/** The lines of the report's CSV for a reader of a locale; figures and dates are the same in each (reports-10). */
export function csvLinesFor(locale: Locale) {
  const words = csvWordsOf(locale);
  const lines = (rows: readonly (readonly CsvCell[])[]) => csvText(rows, words);
  return {
    header: () => BYTE_ORDER_MARK + lines([words.columns]),
    row(item: LineItemView): string {
      return lines([
        [
          item.purchaseDate,
          item.store ?? words.unknownStore,
          item.name,
          words.category(item.category),
          item.quantity,
          amount(item.price),
          amount(item.regularPrice),
          amount(item.countedExtraCost),
          words.priceSource(item.priceSource),
          item.currency,
          saidPriceBasis(item, locale),
          item.size,
          item.unit === null ? null : words.unit(item.unit),
          words.kind(item.kind),
          amount(item.extraCost),
          knownAmount(item.tax),
          knownAmount(item.regularTax),
          item.sizeCompared,
          isEstimated(item),
          evidenceText(item.priceEvidence, locale),
          item.kindNote === null ? null : words.note(item.kindNote),
        ],
      ]);
    },
    /**
     * An empty line, then the category totals and the grand total; after another empty line why the claim by
     * product is another amount, where it is (claim-3).
     */
    footer({ categories, totals }: TaxSummary, sentences: readonly (string | null)[]): string {
      const said = sentences.filter((sentence) => sentence !== null);
      const sums = [
        words.categoryColumns,
        ...categories.map((row) => [
          words.category(row.category),
          row.itemCount,
          amount(row.price),
          amount(row.regularPrice),
          amount(row.countedExtraCost),
        ]),
        [
          words.grandTotal,
          totals.itemCount,
          amount(totals.price),
          amount(totals.regularPrice),
          amount(totals.countedExtraCost),
        ],
      ];
      const below = said.length === 0 ? "" : `\r\n${lines(said.map((sentence) => [sentence]))}`;
      return `\r\n${lines(sums)}${below}`;
    },
  };
}
