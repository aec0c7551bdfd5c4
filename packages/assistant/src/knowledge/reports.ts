import type { KnowledgeFile } from "./knowledge-file";

/** reports-19 Reports and Tax Deduction Summary, reports-9 reports-10. */
export const REPORTS: KnowledgeFile = {
  path: "knowledge/reports",
  title: "Reports and downloads",
  href: "/how-it-works",
  edition: "both",
  text: `
## Where do I find my tax report?

Open Reports, choose the tax year, and you see the totals, the summary by category and every gluten-free item. Tax Summary shows the same year by category with the grand totals.

## How do I download a CSV?

On the Reports page open Export and choose Download CSV, or press Download CSV on the Tax Summary page. The file is named gluten-free-tax-report with the year and opens in Excel, Numbers or Google Sheets. It has one row for each item, then the totals of each category and the grand total.

## How do I delete a record?

Under Reports, press the trash button beside the item; on a phone, swipe the row to the left. Confirm, and it is gone from every report. For 10 seconds you can press Undo.

## Which tax year does a receipt belong to?

The year of its purchase date. If the date is wrong, correct it and the item moves to the right year.

## What are the calculators for?

Tools has a calculator for your edition. It estimates how much of your medical expenses is above the threshold, from your own figures and the defaults that you can change. The result is an estimate for learning, not advice.
`,
};
