/** What the pages of a tax year share: the table of categories, and the CSV files. */
export const yearReport = {
  category: "Category",
  items: "Items",
  cost: "GF Cost",
  regularCost: "Regular Cost",
  deduction: "Tax Deduction",
  itemCount: "{count, plural, one {# item} other {# items}}",
  download: "Download CSV",
  report: "Tax report CSV for {year} has been downloaded.",
  products: "Product summary for {year} has been downloaded.",
  failed: "Download failed",
  failedText: "There was a problem generating your tax report.",
} as const;
