import { summaryHeadings } from "@gf-ledger/documents/claim/words/method-words";
import { BYTE_ORDER_MARK } from "@gf-ledger/documents/csv/csv-text";
import { count, dollars, exact, type SheetRow, text } from "@gf-ledger/documents/table/cell";
import { rowsCsv } from "@gf-ledger/documents/table/table-csv";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { GROUNDS } from "@gf-ledger/domain/pricing/ground";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../../context";
import { mapInTurns } from "../../in-turns";
import { yearByProduct } from "../queries/read-products";
import { sentencesBelow } from "./csv-lines";
import { checkHeadings, csvWords, yesOrNo } from "./csv-words";
import { sentencesOfYear } from "./sentences-of-year";

function noteOf({ averagesAreRounded, sizeCompared }: ProductSummary, locale: Locale): string {
  const notes = [
    averagesAreRounded ? translatorOf(locale, "claimSums")("averagesAreRounded") : "",
    sizeCompared === false ? csvWords(locale)("sizeNotCompared") : "",
  ];
  return notes.filter((note) => note !== "").join(" ");
}

function rowOf(row: ProductSummary, locale: Locale): SheetRow {
  const t = csvWords(locale);
  return [
    text(row.product),
    count(row.numberBought),
    dollars(row.averageRegularCost),
    dollars(row.averageGfCost),
    // As many decimals as it needs to multiply out (claim-4).
    exact(row.incrementalCost),
    dollars(row.amountToClaim),
    count(row.size),
    text(row.unit === null ? null : t(`unit.${row.unit}`)),
    count(row.weight),
    text(t(`kind.${row.kind}`)),
    dollars(row.paid),
    dollars(row.compared),
    dollars(row.tax),
    dollars(row.regularTax),
    yesOrNo(t, row.sizeCompared),
    ...GROUNDS.map((ground) => dollars(row.restsOn[ground])),
    text(noteOf(row, locale)),
  ];
}

function cellsOfPerson({ person, share }: ProductSummary, locale: Locale): SheetRow {
  return [text(person?.name ?? null), share === null ? text(csvWords(locale)("differs")) : count(share)];
}

/** GET /api/tax-report/products/download: the same as CSV, in the form of reports-13. */
export async function productsCsv(ctx: SignedInContext, year: number) {
  const { edition, ownLocale } = ctx;
  const t = csvWords(ownLocale);
  const report = await yearByProduct({ ...ctx, locale: ownLocale }, year);
  const total: SheetRow = [
    text(t("total")),
    ...Array<null>(4).fill(null),
    dollars(report.totalToClaim),
    ...Array<null>(4).fill(null),
    dollars(report.totalPaid),
    dollars(report.totalCompared),
    dollars(report.totalTax),
    dollars(report.totalRegularTax),
    null,
    ...GROUNDS.map((ground) => dollars(report.restsOn[ground])),
    text(report.countsTax ? t("taxCounted") : t("taxNotCounted")),
  ];
  const several = report.people.length > 0;
  const headings: SheetRow = [
    ...summaryHeadings({ edition, locale: ownLocale }).map(text),
    ...checkHeadings(t).map(text),
    ...(several ? [text(t("ofPeople.person")), text(t("ofPeople.share"))] : []),
  ];
  const ofProducts = await mapInTurns(report.products, (row) =>
    rowsCsv([[...rowOf(row, ownLocale), ...(several ? cellsOfPerson(row, ownLocale) : [])]]),
  );
  const sums = several ? [...total, null, null] : total;
  return {
    fileName: `${translatorOf(ownLocale, "fileNames")("products", { year: String(year) })}.csv`,
    csv:
      BYTE_ORDER_MARK +
      rowsCsv([headings]) +
      ofProducts.join("") +
      rowsCsv([sums]) +
      sentencesBelow(sentencesOfYear(report, ownLocale)),
  };
}
