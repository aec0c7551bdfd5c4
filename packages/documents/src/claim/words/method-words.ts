import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";

/** What each sum is, in sentences: of the workbook's rows, or of the lines of the printed summary. */
export function methodSentences(documents: ClaimDocuments, of: "rows" | "lines"): string[] {
  const { edition, countTax, exchangeMethod, currency } = documents;
  const { method } = documentWords(documents);
  return [
    method(`rule.${edition}`),
    method(of),
    countTax ? method("taxCounted") : method("taxNotCounted"),
    ...(exchangeMethod === null ? [] : [method(`converted.${exchangeMethod}`, { currency })]),
  ];
}

const SUMMARY_COLUMNS = ["product", "number", "regular", "glutenFree", "incremental", "amount"] as const;

/**
 * The six headings of the summary in their order (reports-13). Where somebody has a period of their own, no column is
 * for twelve months (claim-51); without a claim's period they are of a calendar year (claim-90).
 */
export function summaryHeadings({
  edition,
  locale,
  period,
}: Pick<ClaimDocuments, "edition" | "locale"> & Partial<Pick<ClaimDocuments, "period">>): readonly string[] {
  const { sums } = documentWords({ locale });
  const ofPeriod = (period?.ofPersons ?? []).length > 0 ? "numberOfPeriods" : "number";
  const number = period === undefined ? "numberOfYear" : ofPeriod;
  return SUMMARY_COLUMNS.map((column) =>
    edition === "ca" && column === "number"
      ? sums(`headings.ca.${number}`)
      : sums(`headings.${edition}.${column}`),
  );
}
