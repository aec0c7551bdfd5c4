import { BYTE_ORDER_MARK, type CsvCell, csvText } from "@gf-ledger/documents/csv/csv-text";
import {
  AVERAGES_ARE_ROUNDED,
  differenceSentence,
  eatenByOthersSentence,
  PRODUCT_HEADINGS,
} from "@gf-ledger/domain/tax-report/claim-sentences";
import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import type { SignedInContext } from "../context";
import { yearByProduct } from "./read-products";

function productsFileName(year: number): string {
  return `gluten-free-products-${year}.csv`;
}

/** What checks a row, after the columns of the summary itself. */
const CHECKS = [
  "Size",
  "Unit",
  "Weight",
  "Kind",
  "Total Paid",
  "Total Compared",
  "Tax",
  "Regular Tax",
  "Size Compared",
  "On Evidence",
  "On Catalogue Averages",
  "On Estimates",
  "Note",
] as const;

const amount = (dollars: number) => dollars.toFixed(2);

/** Two decimals, or as many more as the number needs to multiply out (claim-4). */
function exactAmount(dollars: number): string {
  const decimals = /\.(\d+)$/.exec(String(dollars))?.[1]?.length ?? 0;
  return dollars.toFixed(Math.max(2, decimals));
}

function noteOf({ averagesAreRounded, sizeCompared }: ProductSummary): string {
  const notes = [
    averagesAreRounded ? AVERAGES_ARE_ROUNDED : "",
    sizeCompared === false ? "Size not compared." : "",
  ];
  return notes.filter((note) => note !== "").join(" ");
}

function csvCells(row: ProductSummary): CsvCell[] {
  return [
    row.product,
    row.numberBought,
    amount(row.averageRegularCost),
    amount(row.averageGfCost),
    exactAmount(row.incrementalCost),
    amount(row.amountToClaim),
    row.size,
    row.unit,
    row.weight,
    row.kind,
    amount(row.paid),
    amount(row.compared),
    amount(row.tax),
    amount(row.regularTax),
    row.sizeCompared,
    amount(row.restsOn.evidence),
    amount(row.restsOn.catalogue),
    amount(row.restsOn.estimates),
    noteOf(row),
  ];
}

/** Beside the columns of the summary, where several people have rows in it. */
const OF_PEOPLE = ["Person", "Share"] as const;

function cellsOfPerson({ person, share }: ProductSummary): CsvCell[] {
  return [person?.name ?? "", share ?? "differs"];
}

/** GET /api/tax-report/products/download: the same as CSV, in the form of reports-13. */
export async function productsCsv(ctx: SignedInContext, year: number) {
  const report = await yearByProduct(ctx, year);
  const total: CsvCell[] = [
    "Total",
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
    report.countsTax ? "Tax is counted." : "Tax is not counted.",
  ];
  const several = report.people.length > 0;
  const headings = [...PRODUCT_HEADINGS[ctx.edition], ...CHECKS, ...(several ? OF_PEOPLE : [])];
  const rows = report.products.map((row) => [...csvCells(row), ...(several ? cellsOfPerson(row) : [])]);
  const sentences = [
    eatenByOthersSentence(report.eatenByOthers, ctx.edition),
    differenceSentence(report, ctx.edition),
  ].filter((sentence) => sentence !== null);
  return {
    fileName: productsFileName(year),
    csv:
      BYTE_ORDER_MARK +
      csvText([headings, ...rows, several ? [...total, "", ""] : total]) +
      (sentences.length === 0 ? "" : `\r\n${csvText(sentences.map((sentence) => [sentence]))}`),
  };
}
