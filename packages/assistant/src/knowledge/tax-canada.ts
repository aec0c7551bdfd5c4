import type { KnowledgeFile } from "./knowledge-file";

/** General facts with their public sources: Income Tax Act 118.2(2)(r), CRA guide RC4065, Celiac Canada. */
export const TAX_CANADA: KnowledgeFile = {
  path: "knowledge/tax-canada",
  title: "Gluten-free food and tax in Canada",
  href: "/#faq",
  edition: "ca",
  text: `
## Who can claim gluten-free food in Canada?

A person with celiac disease whose medical practitioner, or nurse practitioner, has certified in a letter that a gluten-free diet is required. Gluten sensitivity without celiac disease does not qualify. (Income Tax Act, 118.2(2)(r); CRA, gluten-free products)

## What can be claimed in Canada: the incremental cost

The incremental cost is the average cost of the gluten-free product minus the average cost of a comparable product with gluten, times the number bought. The CRA's example: 52 loaves of bread at 6.99 instead of 3.49 give 52 times 3.50, which is 182.00. Compare packages of the same size. (CRA; Celiac Canada)

## Which line of the Canadian return?

Line 33099 is for yourself, your spouse or partner and your own children under 18. Line 33199 is for other dependants, each with a threshold on that dependant's net income. (CRA guide RC4065)

## What is the Canadian threshold for medical expenses?

Only the part of all medical expenses above a threshold counts: the lesser of 3% of net income (line 23600) and a fixed amount, which was 2,759 for 2024. The federal credit is worked out at the lowest rate: 15% for 2024, 14.5% for 2025 and 14% for 2026. (CRA)

## Which documents do I keep for the CRA?

Keep the practitioner's letter, a receipt for each gluten-free product claimed, and a summary with the product, the number bought, both average costs, the incremental cost and the amount. Do not send them; keep them for six years from the end of the tax year. (CRA)

## Does the rest of my family count in Canada?

When several people eat the food, only the part eaten by the person with celiac disease may be claimed. (CRA)

## Which 12 months can I claim in Canada?

Any 12 months that end in the tax year and were not claimed before. (CRA guide RC4065)

## Can I claim rice flour and other ingredients in Canada?

Yes, products made and marketed for gluten-free diets count, and also intermediate products such as rice flour and gluten-free spices that the person uses to make gluten-free food. (CRA)

## Is there a provincial credit in British Columbia?

Provinces have their own medical expense credits. British Columbia's fixed amount for 2024 is 2,616 and its rate 5.06%. (Government of British Columbia)
`,
};
