import { PRODUCT_HEADINGS } from "@gf-ledger/domain/tax-report/claim-sentences";
import type { ClaimPapers } from "./claim-papers";

/** What each sum is, in sentences: the same on the cover and in the workbook. */
export function methodSentences({ edition, countTax, exchangeMethod, currency }: ClaimPapers): string[] {
  const rule =
    edition === "ca"
      ? "The extra cost of gluten-free food: for each product and size, what was paid in the period less what a comparable regular product costs at the same size (Income Tax Act 118.2(2)(r))."
      : "The excess over ordinary food: for each product and size, what was paid in the year less what the ordinary product costs at the same size (Randolph v. Commissioner, 67 T.C. 481, 1976).";
  const converted =
    exchangeMethod === "daily"
      ? `Purchases in the other currency are converted to ${currency} at the Bank of Canada's rate of the purchase date.`
      : `Purchases in the other currency are converted to ${currency} at the Bank of Canada's annual average.`;
  return [
    rule,
    "Each row is one person, one product and one size. Both sides are rounded once, and a row never comes below 0.",
    countTax ? "Sales tax is counted on both sides." : "Sales tax is not counted.",
    ...(exchangeMethod === null ? [] : [converted]),
  ];
}

/** The six headings of the summary in their order (reports-13). */
export function summaryHeadings({ edition }: ClaimPapers): readonly string[] {
  return PRODUCT_HEADINGS[edition];
}
