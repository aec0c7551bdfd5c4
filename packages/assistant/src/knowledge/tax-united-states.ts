import type { KnowledgeFile } from "./knowledge-file";

/** General rules with their public sources, each read on the day named; figures by year are in `us-figures`. */
export const TAX_UNITED_STATES: KnowledgeFile = {
  path: "knowledge/tax-united-states",
  title: "Gluten-free food and tax in the United States",
  href: "/#faq",
  edition: "us",
  text: `
## Can gluten-free food be deducted in the United States?

Courts and an IRS letter allow the extra cost; no IRS publication names celiac disease. Where a diagnosis shows the medical purpose, the cost above that of food that meets normal nutritional needs can be an expense for medical care. A sensitivity without a diagnosed disease does not give that purpose. (Internal Revenue Code, section 213; Randolph, 67 T.C. 481; IRS Information Letter 2011-0035; read November 22, 2026)

## What does the IRS letter of 2011 say?

Information Letter 2011-0035 of March 24, 2011 is about special food for a disease: where a diagnosis shows the medical purpose, the excess over food that satisfies normal nutritional needs is medical care. The released copy blanks the name of the disease; an association that received the letter publishes it as about celiac disease. It is general advice and no precedent. (read November 22, 2026)

## What did the Tax Court decide in Randolph?

In Randolph v. Commissioner, 67 T.C. 481 (1976), 6,156.91 was spent on uncontaminated food, and the 3,086 above the price of ordinary food was allowed. That is the rule of the excess cost. Revenue Ruling 55-261, read alone, is narrower: it asks for food in addition to the normal diet. (read November 22, 2026)

## Can I deduct a percentage of all my groceries?

No. In Massa v. Commissioner, T.C. Memo. 1999-63, 66% of all food was deducted and refused: there was no evidence of the cost, quantity and kind of food, nor that the diet cost more than a normal one. Record the difference product by product, with receipts. (read November 22, 2026)

## Where do medical expenses go on a US return?

On Schedule A, and only if you itemize. Only the part of all medical expenses above 7.5% of adjusted gross income (AGI) counts. (Internal Revenue Code, section 213(a); read November 22, 2026)

## Does itemizing help me, or the standard deduction?

Itemizing helps only when all itemized deductions together are above the standard deduction. For 2025 that is 15,750 for a single person, 31,500 for a joint return and 23,625 for a head of household; for 2026 it is 16,100, 32,200 and 24,150. It is higher for people of 65 or older, or blind. (Reported from IRS revenue procedures and Public Law 119-21; read November 22, 2026)

## How much of a product's price counts in the United States?

The excess: the gluten-free price minus the price of a comparable regular product, not the whole price. (Randolph, 67 T.C. 481; IRS Information Letter 2011-0035; read November 22, 2026)

## Does xanthan gum count in full in the United States?

Associations' guidance, for example that of the Celiac Disease Foundation, counts ingredients without a regular counterpart, such as xanthan gum and sorghum flour, in full. No IRS text was found that says so. Rice flour has a counterpart, wheat flour: there the difference counts. (Guidance, not confirmed; read November 22, 2026)

## Does shipping count in the United States?

Associations' guidance counts shipping and postage for gluten-free products. No IRS text was found that says so: keep it on a line of its own, never inside the food. (Guidance, not confirmed; read November 22, 2026)

## Do trips to a special store count in the United States?

Associations' guidance counts special trips for gluten-free food by the medical mileage rate, with tolls and parking. The law speaks of transportation primarily for and essential to medical care, and no IRS text was found that names shopping trips. The rate is 21 cents a mile for 2025 and 20.5 cents for 2026. (Guidance, not confirmed; rates of the IRS; read November 22, 2026)

## How long do I keep receipts for the IRS?

Keep your receipts and the diagnosis for three years from the day you file; a return filed early counts as filed on its due date. For tax year 2025, filed on time, that is to April 15, 2029 (calculated). (IRS, period of limitations; read November 22, 2026)

## Which documents do I keep for the IRS?

Your diagnosis in writing by a physician, the original receipts, and a record product by product with the regular equivalent and the difference. Keep them and do not send them with the return. (Massa, T.C. Memo. 1999-63; read November 22, 2026)

## May I use an HSA, FSA or HRA?

What is medical care under section 213 may be paid by an HSA, FSA or HRA, so many plans accept the excess cost; ask yours. The same cost is never deducted as well: one or the other. (IRS, questions of March 17, 2023; read November 22, 2026)

## What is a letter of medical necessity?

A letter in which your physician names the diagnosis and says that a gluten-free diet treats it. Health plans usually ask for one before an HSA or FSA pays. No IRS text was found that requires it by that name: the plan decides. For the deduction, keep the diagnosis in writing. (A vendor's page, not confirmed; read November 22, 2026)

## Which months count in the United States?

The calendar year: an expense counts in the year in which it was paid. There is no free choice of twelve months. (Internal Revenue Code, section 213(a); read November 22, 2026)

## Do restaurant meals count in the United States?

No IRS text on gluten-free meals was found. In Cohn v. Commissioner, 38 T.C. 387 (1962), the Tax Court allowed the extra charge for salt-free restaurant meals; the IRS did not acquiesce. GF Ledger records groceries. (read November 22, 2026)

## For whom can I deduct in the United States?

For yourself, your spouse and your dependents, a child or a parent among them, each with a diagnosis. (Internal Revenue Code, section 213(a); read November 22, 2026)

## Does food that others eat count in the United States?

No. The medical purpose belongs to the person with the diagnosis: count only the part that this person eats, and leave out what the rest of the household eats. (From section 213 and Randolph; read November 22, 2026)

## What if insurance paid it back in the United States?

What insurance or anybody else paid back is not your expense and is left out. (Internal Revenue Code, section 213(a): not compensated for by insurance; read November 22, 2026)

## Do states have rules of their own?

Some do. New Jersey counts medical expenses above 2% of New Jersey gross income. Reported: Arizona takes all of them when you itemize there, Alabama above 4%, Ohio has its own deduction above 7.5%, and New Mexico's ended with 2025. The other states were not read: yours may differ. (N.J.A.C. 18:35-2.9; statutes reported by PolicyEngine; read November 22, 2026)

## Does Publication 502 name gluten-free food?

No. IRS Publication 502 names neither celiac disease nor gluten. Courts and an IRS information letter of 2011 allow the extra cost. (read November 22, 2026)

## Does sales tax count in the United States?

Sales tax that was really paid is part of what food cost, so it belongs to both sides of the comparison; no IRS text on it was found. Most states have none on groceries. (Our own treatment; read November 22, 2026)

## Do gluten-free oats count in the United States?

Oats sold as gluten-free count like any other gluten-free product: what they cost above regular oats of the same size. Whether you should eat oats is a question for your doctor or dietitian. (From the rule of Randolph; read November 22, 2026)

## Do gluten-free beer and wine count in the United States?

GF Ledger leaves beer, wine and other alcohol out of the claim, and starts such items unticked. No IRS text that names gluten-free beer was found. (No text found; read November 22, 2026)

## Do vitamins and supplements count in the United States?

They are no gluten-free food, so GF Ledger does not add them to the extra cost. Whether a supplement that a doctor prescribed is a medical expense of its own was not looked up here: ask a tax professional. (No text read; November 22, 2026)

## Can I claim earlier years in the United States?

Yes, with Form 1040-X, one for each year: within three years of filing, or two years of paying the tax, whichever is later. It helps only if you itemize for that year. (IRS rules in copies; read November 22, 2026)

## Do groceries from before the diagnosis count in the United States?

The extra cost counts because a diagnosed disease gives the food its medical purpose. No IRS text on food bought before the diagnosis was found, so keep the date of diagnosis in writing and ask a tax professional. (IRS Information Letter 2011-0035; no text found; read November 22, 2026)
`,
};
