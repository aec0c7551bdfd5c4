import { BYTE_ORDER_MARK } from "@gf-ledger/documents/csv/csv-text";
import { count, dollars, text } from "@gf-ledger/documents/table/cell";
import { rowsCsv } from "@gf-ledger/documents/table/table-csv";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { groundOf } from "@gf-ledger/domain/pricing/ground";
import type { LineItemView, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import { translatorOf } from "@gf-ledger/messages/translator";
import { describePriceBasis } from "../../prices/views/describe-price-basis";
import { categoryHeadings, categoryName, csvWords, reportHeadings, yesOrNo } from "./csv-words";
import { evidenceText } from "./evidence-text";

type Sums = Pick<TaxSummary["totals"], "itemCount" | "price" | "regularPrice" | "countedExtraCost">;

const sumsOf = (name: string, { itemCount, price, regularPrice, countedExtraCost }: Sums) => [
  text(name),
  count(itemCount),
  dollars(price),
  dollars(regularPrice),
  dollars(countedExtraCost),
];

/** Sentences below a table, after an empty line; nothing where there are none. */
export const sentencesBelow = (sentences: readonly string[]): string =>
  sentences.length === 0 ? "" : `\r\n${rowsCsv(sentences.map((sentence) => [text(sentence)]))}`;

/** The lines of the report's CSV for a reader of a locale; figures and dates are the same in each (reports-10). */
export function csvLinesFor(locale: Locale) {
  const t = csvWords(locale);
  const grounds = translatorOf(locale, "grounds");
  return {
    header: () => BYTE_ORDER_MARK + rowsCsv([reportHeadings(t).map(text)]),
    row(item: LineItemView): string {
      return rowsCsv([
        [
          text(item.purchaseDate),
          text(item.store ?? t("unknownStore")),
          text(item.name),
          text(categoryName(item.category, locale)),
          count(item.quantity),
          dollars(item.price),
          dollars(item.regularPrice),
          dollars(item.countedExtraCost),
          text(t(`priceSource.${item.priceSource}`)),
          text(item.currency),
          text(describePriceBasis(item.priceBasis, locale)),
          count(item.size),
          text(item.unit === null ? null : t(`unit.${item.unit}`)),
          text(t(`kind.${item.kind}`)),
          dollars(item.extraCost),
          dollars(item.tax),
          dollars(item.regularTax),
          yesOrNo(t, item.sizeCompared),
          text(grounds(groundOf({ ...item, country: LOCALE_FACTS[locale].edition }))),
          text(evidenceText(item.priceEvidence, locale)),
          text(item.kindNote === null ? null : translateWords(item.kindNote, locale)),
        ],
      ]);
    },
    /**
     * An empty line, then the category totals and the grand total; after another empty line why the claim by
     * product is another amount, where it is (claim-3).
     */
    footer({ categories, totals }: TaxSummary, sentences: readonly string[]): string {
      const sums = [
        categoryHeadings(t).map(text),
        ...categories.map((row) => sumsOf(categoryName(row.category, locale), row)),
        sumsOf(t("grandTotal"), totals),
      ];
      return `\r\n${rowsCsv(sums)}${sentencesBelow(sentences)}`;
    },
  };
}
