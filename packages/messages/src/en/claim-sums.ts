/** What is said beside the sums of a claim, on screen, in its documents and in CSV. The CRA's own headings are in the CRA's order (reports-13). */
export const claimSums = {
  headings: {
    ca: {
      product: "Food product",
      number: "Number of products bought (for the 12-month period)",
      regular: "Average cost of product with gluten",
      glutenFree: "Average cost of gluten-free product",
      incremental: "Incremental cost",
      amount: "Amount to claim",
    },
    us: {
      product: "Product",
      number: "Number Bought",
      regular: "Average Cost With Gluten",
      glutenFree: "Average Cost Gluten-Free",
      incremental: "Incremental Cost",
      amount: "Amount To Claim",
    },
  },
  belowCategoryTotals: {
    ca: "Category totals add each dearer purchase. The claim uses averages over the period, as CRA's summary does, so it can be lower.",
    us: "Category totals add each dearer purchase. The claim uses averages over the year for each product, so it can be lower.",
  },
  taxIsCounted: "The claim counts sales tax, which category totals leave out.",
  aboveCategoryTotals:
    "Category totals round each purchase and take a return off on its own day. The claim rounds once for each product and takes a return off its purchase, so it can be higher.",
  eatenByOthers:
    "{amount} of the category totals is not claimed: by your shares, nobody with celiac disease eats it.",
  inOtherCurrency: {
    ca: "{count, plural, one {1 item is in US dollars and not in these sums; your claim converts it} other {{count, number, ::group-off} items are in US dollars and not in these sums; your claim converts them}} at the Bank of Canada's rate.",
    us: "{count, plural, one {1 item is in Canadian dollars and not in these sums; your claim converts it} other {{count, number, ::group-off} items are in Canadian dollars and not in these sums; your claim converts them}} at the Bank of Canada's rate.",
  },
  averagesAreRounded: "Averages are rounded; the amount is from the receipts.",
  noCanadianText:
    "No text of the CRA was found that lets an item without a regular counterpart count in full.",
} as const;
