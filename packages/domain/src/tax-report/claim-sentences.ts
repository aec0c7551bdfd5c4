import type { Edition } from "../edition/edition-facts";
import { formatMoney } from "../money/format-money";

/** Why the claim is not the category totals, in one line on screen, on paper and in CSV (claim-3). */
const BELOW_CATEGORY_TOTALS =
  "Category totals add each dearer purchase. The claim uses averages over the period, as CRA's summary does, so it can be lower.";
const BELOW_CATEGORY_TOTALS_US =
  "Category totals add each dearer purchase. The claim uses averages over the year for each product, so it can be lower.";
const TAX_IS_COUNTED = "The claim counts sales tax, which category totals leave out.";
const ABOVE_CATEGORY_TOTALS =
  "Category totals round each purchase and take a return off on its own day. The claim rounds once for each product and takes a return off its purchase, so it can be higher.";

interface Difference {
  readonly belowCategoryTotals: number | null;
  readonly countsTax: boolean;
  readonly totalTax: number;
  readonly totalRegularTax: number;
}

/** The line that explains a difference, or `null` where the claim and the category totals agree. */
export function differenceSentence(
  { belowCategoryTotals, countsTax, totalTax, totalRegularTax }: Difference,
  edition: Edition,
): string | null {
  if (belowCategoryTotals === null) return null;
  if (belowCategoryTotals < 0) {
    const byTax = countsTax && belowCategoryTotals + totalTax - totalRegularTax > -0.005;
    return byTax ? TAX_IS_COUNTED : ABOVE_CATEGORY_TOTALS;
  }
  return edition === "ca" ? BELOW_CATEGORY_TOTALS : BELOW_CATEGORY_TOTALS_US;
}

/** What is not claimed because nobody with celiac disease eats it; `null` where all is eaten (claim-11). */
export function eatenByOthersSentence(eatenByOthers: number | null, edition: Edition): string | null {
  if (eatenByOthers === null) return null;
  const amount = formatMoney(eatenByOthers, edition);
  return `${amount} of the category totals is not claimed: by your shares, nobody with celiac disease eats it.`;
}

export const AVERAGES_ARE_ROUNDED = "Averages are rounded; the amount is from the receipts.";

/** What a person in Canada is told who counts an item without a counterpart in full (claim-7). */
export const NO_CANADIAN_TEXT =
  "No text of the CRA was found that lets an item without a regular counterpart count in full.";

/** The CRA's own headings in the CRA's order; the American ones say the same in fewer words (reports-13). */
export const PRODUCT_HEADINGS: Readonly<Record<Edition, readonly string[]>> = {
  ca: [
    "Food product",
    "Number of products bought (for the 12-month period)",
    "Average cost of product with gluten",
    "Average cost of gluten-free product",
    "Incremental cost",
    "Amount to claim",
  ],
  us: [
    "Product",
    "Number Bought",
    "Average Cost With Gluten",
    "Average Cost Gluten-Free",
    "Incremental Cost",
    "Amount To Claim",
  ],
};
