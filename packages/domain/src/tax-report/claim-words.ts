import type { Edition } from "../edition/edition-facts";

/** What is said beside the sums of a claim, on screen, on paper and in CSV, in one language. */
export interface ClaimWords {
  /** Why the claim is not the category totals, in one line (claim-3). */
  readonly belowCategoryTotals: Readonly<Record<Edition, string>>;
  readonly taxIsCounted: string;
  readonly aboveCategoryTotals: string;
  /** What is not claimed because nobody with celiac disease eats it (claim-11). */
  eatenByOthers(amount: string): string;
  /** How many items of the year these sums leave out, by the edition that they are sums of (claim-32). */
  readonly inOtherCurrency: Readonly<Record<Edition, (items: number) => string>>;
  readonly averagesAreRounded: string;
  /** What a person in Canada is told who counts an item without a counterpart in full (claim-7). */
  readonly noCanadianText: string;
  /** The CRA's own headings in the CRA's order; the American ones say the same in fewer words (reports-13). */
  readonly headings: Readonly<Record<Edition, readonly string[]>>;
}

export const CLAIM_WORDS: ClaimWords = {
  belowCategoryTotals: {
    ca: "Category totals add each dearer purchase. The claim uses averages over the period, as CRA's summary does, so it can be lower.",
    us: "Category totals add each dearer purchase. The claim uses averages over the year for each product, so it can be lower.",
  },
  taxIsCounted: "The claim counts sales tax, which category totals leave out.",
  aboveCategoryTotals:
    "Category totals round each purchase and take a return off on its own day. The claim rounds once for each product and takes a return off its purchase, so it can be higher.",
  eatenByOthers: (amount) =>
    `${amount} of the category totals is not claimed: by your shares, nobody with celiac disease eats it.`,
  inOtherCurrency: {
    ca: (items) =>
      `${items === 1 ? "1 item is" : `${items} items are`} in US dollars and not in these sums; your claim converts ${items === 1 ? "it" : "them"} at the Bank of Canada's rate.`,
    us: (items) =>
      `${items === 1 ? "1 item is" : `${items} items are`} in Canadian dollars and not in these sums; your claim converts ${items === 1 ? "it" : "them"} at the Bank of Canada's rate.`,
  },
  averagesAreRounded: "Averages are rounded; the amount is from the receipts.",
  noCanadianText:
    "No text of the CRA was found that lets an item without a regular counterpart count in full.",
  headings: {
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
  },
};
