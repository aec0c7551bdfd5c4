import type { KnowledgeFile } from "./knowledge-file";

/** General facts with their public sources: IRC 213, Rev. Rul. 55-261, IRS Information Letter 2011-0035. */
export const TAX_UNITED_STATES: KnowledgeFile = {
  path: "knowledge/tax-united-states",
  title: "Gluten-free food and tax in the United States",
  href: "/#faq",
  edition: "us",
  text: `
## Can gluten-free food be deducted in the United States?

Where a diagnosis establishes the medical purpose, the cost above that of food that meets normal nutritional needs can be an expense for medical care. It rests on section 213 of the Internal Revenue Code, Rev. Rul. 55-261 and IRS Information Letter 2011-0035, which is no precedent. IRS Publication 502 does not name celiac disease.

## Where do medical expenses go on a US return?

On Schedule A, and only if you itemize. Only the part of all medical expenses above 7.5% of adjusted gross income (AGI) counts. (IRC 213; Schedule A)

## Does itemizing help me, or the standard deduction?

Itemizing helps only when all itemized deductions together are above the standard deduction. For 2025 that is 15,750 for a single person, 31,500 for a joint return and 23,625 for a head of household; for 2026 it is 16,100, 32,200 and 24,150. (IRS)

## How much of a product's price counts in the United States?

The excess: the gluten-free price minus the price of the regular product. An ingredient without a regular counterpart, such as xanthan gum or sorghum flour, counts in full, and so does shipping. (IRS Information Letter 2011-0035; celiac associations' guidance)

## Do trips to a special store count in the United States?

Special trips for gluten-free food count by the medical mileage rate plus tolls and parking. The rate is 21 cents a mile for 2025 and 20.5 cents for 2026. (IRS)

## How long do I keep receipts for the IRS?

Keep your receipts and the diagnosis for three years. (IRS)
`,
};
