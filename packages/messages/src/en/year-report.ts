/** What the pages of a tax year share: the table of categories, and the CSV files. */
export const yearReport = {
  category: "Category",
  items: "Items",
  cost: "GF Cost",
  regularCost: "Regular Cost",
  deduction: "Tax Deduction",
  deductionNote: {
    ca: "“Tax Deduction” stands for the extra cost, which is a medical expense. In Canada that earns a non-refundable credit, worked out on your return: it is neither a deduction nor a refund.",
    us: "“Tax Deduction” stands for the extra cost. It lowers your tax only as part of itemized medical expenses above 7.5% of adjusted gross income.",
  },
  itemCount: "{count, plural, one {# item} other {# items}}",
  download: "Download CSV",
  ledger: "For bookkeeping",
  hledger: "Journal of hledger",
  qif: "Quicken file (QIF)",
  report: "Tax report CSV for {year} has been downloaded.",
  books: "The line items of {year} have been downloaded for bookkeeping.",
  products: "Product summary for {year} has been downloaded.",
  failed: "Download failed",
  failedText: "There was a problem generating your tax report.",
} as const;
