import { summaryHeadings } from "@gf-ledger/documents/claim/method-words";
import { BYTE_ORDER_MARK, type CsvCell, csvText } from "@gf-ledger/documents/csv/csv-text";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../context";
import { mapInTurns } from "../in-turns";
import { checkHeadings, csvWords, yesAndNo } from "./csv-words";
import { yearByProduct } from "./read-products";
import { sentencesOfYear } from "./sentences-of-year";

function productsFileName(year: number): string {
  return `gluten-free-products-${year}.csv`;
}

const amount = (dollars: number) => dollars.toFixed(2);

/** Two decimals, or as many more as the number needs to multiply out (claim-4). */
function exactAmount(dollars: number): string {
  const decimals = /\.(\d+)$/.exec(String(dollars))?.[1]?.length ?? 0;
  return dollars.toFixed(Math.max(2, decimals));
}

function noteOf({ averagesAreRounded, sizeCompared }: ProductSummary, locale: Locale): string {
  const notes = [
    averagesAreRounded ? translatorOf(locale, "claimSums")("averagesAreRounded") : "",
    sizeCompared === false ? csvWords(locale)("sizeNotCompared") : "",
  ];
  return notes.filter((note) => note !== "").join(" ");
}

function csvCells(row: ProductSummary, locale: Locale): CsvCell[] {
  const t = csvWords(locale);
  return [
    row.product,
    row.numberBought,
    amount(row.averageRegularCost),
    amount(row.averageGfCost),
    exactAmount(row.incrementalCost),
    amount(row.amountToClaim),
    row.size,
    row.unit === null ? null : t(`unit.${row.unit}`),
    row.weight,
    t(`kind.${row.kind}`),
    amount(row.paid),
    amount(row.compared),
    amount(row.tax),
    amount(row.regularTax),
    row.sizeCompared,
    amount(row.restsOn.evidence),
    amount(row.restsOn.catalogue),
    amount(row.restsOn.estimates),
    noteOf(row, locale),
  ];
}

function cellsOfPerson({ person, share }: ProductSummary, locale: Locale): CsvCell[] {
  return [person?.name ?? "", share ?? csvWords(locale)("differs")];
}

/** GET /api/tax-report/products/download: the same as CSV, in the form of reports-13. */
export async function productsCsv(ctx: SignedInContext, year: number) {
  const { edition, ownLocale } = ctx;
  const t = csvWords(ownLocale);
  const report = await yearByProduct({ ...ctx, locale: ownLocale }, year);
  const total: CsvCell[] = [
    t("total"),
    "",
    "",
    "",
    "",
    amount(report.totalToClaim),
    "",
    "",
    "",
    "",
    amount(report.totalPaid),
    amount(report.totalCompared),
    amount(report.totalTax),
    amount(report.totalRegularTax),
    "",
    amount(report.restsOn.evidence),
    amount(report.restsOn.catalogue),
    amount(report.restsOn.estimates),
    report.countsTax ? t("taxCounted") : t("taxNotCounted"),
  ];
  const several = report.people.length > 0;
  const headings = [
    ...summaryHeadings({ edition, locale: ownLocale }),
    ...checkHeadings(t),
    ...(several ? [t("ofPeople.person"), t("ofPeople.share")] : []),
  ];
  const lines = (rows: readonly (readonly CsvCell[])[]) => csvText(rows, yesAndNo(t));
  const ofProducts = await mapInTurns(report.products, (row) =>
    lines([[...csvCells(row, ownLocale), ...(several ? cellsOfPerson(row, ownLocale) : [])]]),
  );
  const sentences = sentencesOfYear(report, ownLocale);
  return {
    fileName: productsFileName(year),
    csv:
      BYTE_ORDER_MARK +
      lines([headings]) +
      ofProducts.join("") +
      lines([several ? [...total, "", ""] : total]) +
      (sentences.length === 0 ? "" : `\r\n${csvText(sentences.map((sentence) => [sentence]))}`),
  };
}
