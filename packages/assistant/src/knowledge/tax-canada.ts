import type { KnowledgeFile } from "./knowledge-file";

/** General rules with their public sources, each read on the day named; figures by year are in `canada-figures`. */
export const TAX_CANADA: KnowledgeFile = {
  path: "knowledge/tax-canada",
  title: "Gluten-free food and tax in Canada",
  href: "/#faq",
  edition: "ca",
  text: `
## Who can claim gluten-free food in Canada?

A person with celiac disease whose medical practitioner (a doctor or nurse practitioner) has certified in writing that the disease requires a gluten-free diet. Gluten sensitivity, an allergy or a choice, without celiac disease, does not qualify. (Income Tax Act 118.2(2)(r); CRA, gluten-free products; read November 22, 2026)

## What exactly can be claimed in Canada?

The incremental cost: the average cost of the gluten-free product minus the average cost of a comparable product with gluten, times the number bought. The CRA's example: 52 loaves of bread at 6.99 instead of 3.49 give 52 times 3.50, which is 182.00. The regular part of the price does not count. (CRA, gluten-free products, copy on calgaryceliac.ca; read November 22, 2026)

## Which line of the Canadian return?

Line 33099 is for yourself, your spouse or partner and your own children under 18 on December 31. Line 33199 is for other dependants, each with a threshold on that dependant's own net income. (CRA, lines 33099 and 33199; read November 22, 2026)

## What is the Canadian threshold for medical expenses?

Only the part of all medical expenses above a threshold counts: the lesser of 3% of net income (line 23600) and a fixed amount. For 2024 the fixed amount is 2,759 and the federal rate 15%; for 2025 they are 2,834 and 14.5%; for 2026 they are 2,890 and 14%. (Forms T1 2024 and 2025; 2026 reported from the CRA's indexation table, its rate from the Income Tax Act; read November 22, 2026)

## Which documents do I keep for the CRA?

Keep the practitioner's letter, a receipt for each gluten-free product claimed, and a summary with the product, the number bought, both average costs, the incremental cost and the amount. Do not send them; keep them for six years from the end of the tax year they are used for. (CRA, gluten-free products; CRA, keeping records; read November 22, 2026)

## Do I send the letter and receipts to the CRA?

No. Keep them and send them only when the CRA asks. The exception is the final return of a person who died: its receipts are attached. (CRA, gluten-free products; canada.ca, final return; read November 22, 2026)

## How long do I keep records in Canada?

Six years from the end of the last tax year that they relate to, and when a return is filed late, six years from the day it is filed. For tax year 2025, filed on time, that is December 31, 2031. A receipt of 2024 that is claimed for 2025 follows 2025. (CRA, keeping records; the date is calculated; read November 22, 2026)

## What does the doctor's letter have to say in Canada?

A medical practitioner (a doctor or nurse practitioner) certifies in writing that you have celiac disease and need a gluten-free diet because of it. Celiac Canada advises letterhead, the date of diagnosis, and that the diet is for life. No text says that the letter must be renewed; whether purchases before its date count is not settled in any text that was read. (Income Tax Act 118.2(2)(r); Celiac Canada's guidance; read November 22, 2026)

## Does the rest of my family count in Canada?

When several people eat the food, only the part eaten by the person with celiac disease may be claimed. (CRA, gluten-free products; read November 22, 2026)

## Which 12 months can I claim in Canada?

Any 12 months that end in the tax year and were not claimed before: March to February is as good as January to December. It is one period for lines 33099 and 33199. (Income Tax Act 118.2(1); read November 22, 2026)

## What if the person died in the year?

Then what was paid for that person may lie in up to 24 months that include the day of death; everybody else keeps the twelve months. The final return is due on April 30, or six months after the death where that is later, and the receipts are attached to the final return. (Income Tax Act 118.2(1); canada.ca, final return; read November 22, 2026)

## Can I claim rice flour and other ingredients in Canada?

Yes, products made and marketed for gluten-free diets count, and also intermediate products such as rice flour and gluten-free spices that the person with celiac disease uses to make their own gluten-free food. It is the extra cost over the regular product, for example wheat flour. (CRA, gluten-free products; read November 22, 2026)

## Does xanthan gum count in Canada?

No text of the CRA was found that lets an ingredient without a regular counterpart, such as xanthan gum or sorghum flour, be claimed at its full price: the law speaks of the increase over a comparable product. Compare with the nearest product of the same use; where there is none, list it apart and leave it out of the sum. (Income Tax Act 118.2(2)(r); no text found; read November 22, 2026)

## Which provinces have a credit of their own?

All provinces and territories do, for the same expenses, each with its own fixed amount and rate. Ask me for one by its name, or use the calculator under Tools. Québec has a system of its own.

## What is different in Québec?

A resident of Québec files two returns. On line 381 of the TP-1, 20% of what is above 3% of family income (line 275 of both partners) counts, without a fixed amount; line 462 has a refundable part for workers with a low income. The period is 12 consecutive months of your choice that end in the year. The federal credit is worth 83.5% of its face there, because of the abatement (calculated). (Revenu Québec, line 381; Québec's budget papers; form 5005-R; read November 22, 2026)

## Does Québec pay a supplement for a celiac child?

Do not count on it. An association wrote in 2020 and 2021 that parents of minors with celiac disease got the supplement for handicapped children; the criteria changed for requests from July 1, 2024, and whether celiac disease alone still gives it was not found. Ask Retraite Québec. It is apart from the medical claim. (Cœliaque Québec; Retraite Québec; read November 22, 2026)

## Does celiac disease give the disability tax credit (T2201)?

Usually not for celiac disease alone, and you do not need it for the gluten-free claim. The Tax Court refused it in Adams v. The King, 2024 TCC 28, and the CRA says that time spent on shopping for and preparing gluten-free food does not qualify. A person with further limits may ask a practitioner. (2024 TCC 28; CRA page of 2006; read November 22, 2026)

## My child is 18 or older: who claims?

A child who was 18 or older on December 31 is on line 33199, with a threshold of 3% of the child's own net income; a younger one is on your line 33099. Turning 19 changes nothing. For 2025, line 33099 is for children born in 2008 or later; for 2026, in 2009 or later. The grown child may also claim, which helps only if there is tax to lower. (Income Tax Act 118.2(1); DT Max's guide for 2025; read November 22, 2026)

## Can I claim for a parent or another relative?

Yes, on line 33199: a parent, grandparent, brother, sister, uncle, aunt, nephew or niece, yours or your spouse's, who lived in Canada at some time in the year and depended on you for support; also a grandchild of any age. Each has a threshold on their own net income, and a certified celiac disease of their own. (CRA, lines 33099 and 33199; read November 22, 2026)

## Which partner claims in Canada?

Either may claim on line 33099 for both and the children, whoever paid. The lower net income usually gives the lower threshold, but the credit is non-refundable: it is lost where that partner owes no tax. Compare both. (CRA, lines 33099 and 33199; read November 22, 2026)

## What if insurance or an employer paid it back?

What insurance, a health spending account or anybody else paid back is left out, unless that payment was taxed as income. You may claim the part that was not reimbursed. (CRA, lines 33099 and 33199; read November 22, 2026)

## Is it a refund or a deduction in Canada?

Neither. It is a medical expense that earns a non-refundable tax credit: it lowers tax that you owe and is not paid out beyond it. You do not get the extra cost itself back. In Ontario, for 2025, federal and provincial credit come to at most 19.55 cents for each dollar above the threshold (calculated). Your return works the credit out; our report lists the expenses. (Income Tax Act 118.2(1); CRA, lines 33099 and 33199; read November 22, 2026)

## Is there a refundable part in Canada?

Line 45200, the refundable medical expense supplement, is for people of 18 or older with work income and a low family income: 25% of the expenses above the threshold up to a maximum, less 5% of family income above a limit. For 2024 the maximum is 1,464, the least work income 4,275 and the limit 32,419; for 2025 they are reported as 1,504, 4,390 and 33,294, for 2026 as 1,534, 4,478 and 33,960. (canada.ca, line 45200; CRA indexation table; read November 22, 2026)

## Is there a limit to the claim in Canada?

There is no upper limit on the amount for gluten-free food, only the threshold that all medical expenses have to pass. (Income Tax Act 118.2(1); Parliament, answer of September 16, 2024; read November 22, 2026)

## Do restaurant meals count in Canada?

No CRA text on restaurant meals was found, so it is not confirmed that they count. GF Ledger records groceries. (No text found; read November 22, 2026)

## Does sales tax count in Canada?

Tax that was really paid is part of what food cost, so it belongs to both sides of the comparison; no CRA text on it was found. Basic groceries carry no GST or HST; chips, candy and sweet baked goods in packs of fewer than six do. When unsure, leave the tax out on both sides: the claim is then lower, never higher. (GST/HST Memorandum 4.3; the treatment is our own; read November 22, 2026)

## Do shipping and trips to the shop count in Canada?

No CRA text was found for delivery, shipping or trips to a grocery shop, and GF Ledger does not add them in Canada. The rate of 0.16 per km that some pages cite is not a CRA rate. (No text found; read November 22, 2026)

## Does travel to medical services count in Canada?

Travel for medical services counts from 40 km one way, at the CRA's rates for each province and year. It goes on the same line as your other medical expenses. A trip to a shop is not medical travel. (CRA vehicle rates, reported by a public program; read November 22, 2026)

## Which food cannot be claimed in Canada?

Food that is gluten-free by nature, such as plain rice, fruit or meat; the part eaten by others; vitamins and supplements without a prescription; what somebody paid back; and what was claimed before. Beer, wine, pet food and household goods are never part of it. (CRA, gluten-free products; CRA, lines 33099 and 33199; read November 22, 2026)

## Do gluten-free oats count in Canada?

Oats that are produced and marketed for gluten-free diets count like any other such product: their extra cost over regular oats of the same size. Whether you should eat oats is a question for your doctor or dietitian. (CRA, gluten-free products; read November 22, 2026)

## Do gluten-free beer and wine count in Canada?

GF Ledger leaves beer, wine and other alcohol out of the claim, and starts such items unticked. No CRA text that names gluten-free beer was found. (No text found; read November 22, 2026)

## Do vitamins and supplements count in Canada?

Not without a prescription: the CRA lists vitamins and supplements bought over the counter among the expenses that cannot be claimed. They are no gluten-free food either, so GF Ledger does not add them. (CRA, lines 33099 and 33199; read November 22, 2026)

## Can I claim earlier years in Canada?

Yes, if you have the letter and receipts of that year. Wait for the notice of assessment, then ask for a change with Change my return, ReFILE or form T1-ADJ, one for each year, up to ten calendar years back: for tax year 2016 until December 31, 2026. (Income Tax Act 152(4.2), as named on legalclarity.org; the date is calculated; read November 22, 2026)

## Do groceries from before the diagnosis count in Canada?

It is not settled: the law asks for a written certification, and no text was found on whether purchases before its date count. Keep the letter's date and the date of diagnosis with your receipts, and ask a tax professional. (Income Tax Act 118.2(2)(r); no text found; read November 22, 2026)
`,
};
