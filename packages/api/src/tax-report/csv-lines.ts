import { BYTE_ORDER_MARK, type CsvCell, csvText } from "@gf-ledger/documents/csv/csv-text";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { isEstimated } from "@gf-ledger/domain/pricing/price-evidence";
import type { LineItemView, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { sayWords } from "@gf-ledger/messages/keyed-message";
import { saidPriceBasis } from "../prices/said-price-basis";
import { categoryHeadings, categoryName, csvWords, reportHeadings, yesAndNo } from "./csv-words";
import { evidenceText } from "./evidence-text";

/** Two decimals always, so that a reader sees cents. */
const amount = (dollars: number) => dollars.toFixed(2);
const knownAmount = (dollars: number | null) => (dollars === null ? null : amount(dollars));

/** The lines of the report's CSV for a reader of a locale; figures and dates are the same in each (reports-10). */
export function csvLinesFor(locale: Locale) {
  const t = csvWords(locale);
  const booleans = yesAndNo(t);
  const lines = (rows: readonly (readonly CsvCell[])[]) => csvText(rows, booleans);
  return {
    header: () => BYTE_ORDER_MARK + lines([reportHeadings(t)]),
    row(item: LineItemView): string {
      return lines([
        [
          item.purchaseDate,
          item.store ?? t("unknownStore"),
          item.name,
          categoryName(item.category, locale),
          item.quantity,
          amount(item.price),
          amount(item.regularPrice),
          amount(item.countedExtraCost),
          t(`priceSource.${item.priceSource}`),
          item.currency,
          saidPriceBasis(item.priceBasis, locale),
          item.size,
          item.unit === null ? null : t(`unit.${item.unit}`),
          t(`kind.${item.kind}`),
          amount(item.extraCost),
          knownAmount(item.tax),
          knownAmount(item.regularTax),
          item.sizeCompared,
          isEstimated(item),
          evidenceText(item.priceEvidence, locale),
          item.kindNote === null ? null : sayWords(item.kindNote, locale),
        ],
      ]);
    },
    /**
     * An empty line, then the category totals and the grand total; after another empty line why the claim by
     * product is another amount, where it is (claim-3).
     */
    footer({ categories, totals }: TaxSummary, sentences: readonly string[]): string {
      const sums = [
        categoryHeadings(t),
        ...categories.map((row) => [
          categoryName(row.category, locale),
          row.itemCount,
          amount(row.price),
          amount(row.regularPrice),
          amount(row.countedExtraCost),
        ]),
        [
          t("grandTotal"),
          totals.itemCount,
          amount(totals.price),
          amount(totals.regularPrice),
          amount(totals.countedExtraCost),
        ],
      ];
      const below = sentences.length === 0 ? "" : `\r\n${lines(sentences.map((sentence) => [sentence]))}`;
      return `\r\n${lines(sums)}${below}`;
    },
  };
}
