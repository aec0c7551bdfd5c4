/** How the sums of a claim are made, on the cover of its report and in its workbook. */
export const claimMethod = {
  rule: {
    ca: "The extra cost of gluten-free food: for each product and size, what was paid in the period less what a comparable regular product costs at the same size (Income Tax Act 118.2(2)(r)).",
    us: "The excess over ordinary food: for each product and size, what was paid in the year less what the ordinary product costs at the same size (Randolph v. Commissioner, 67 T.C. 481, 1976).",
  },
  rows: "Each row is one person, one product and one size. Both sides are rounded once, and a row never comes below 0.",
  taxCounted: "Sales tax is counted on both sides.",
  taxNotCounted: "Sales tax is not counted.",
  converted: {
    daily:
      "Purchases in the other currency are converted to {currency} at the Bank of Canada's rate of the purchase date.",
    "annual-average":
      "Purchases in the other currency are converted to {currency} at the Bank of Canada's annual average.",
  },
} as const;
