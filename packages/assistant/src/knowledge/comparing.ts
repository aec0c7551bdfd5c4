import type { KnowledgeFile } from "./knowledge-file";

/** What to compare with what, in both countries; receipts-2, prices-6, reports-31. */
export const COMPARING: KnowledgeFile = {
  path: "knowledge/comparing",
  title: "Comparing products",
  href: "/blog/choosing-the-regular-equivalent",
  edition: "both",
  text: `
## Which regular product do I compare with?

With the most similar product that is not gluten-free: a seeded loaf with a seeded loaf, frozen pizza with frozen pizza, rice flour with wheat flour. You need not buy it: its price in the shops near you is enough. Note product, size, price, shop and date.

## How do I compare packages of different sizes?

Bring the regular price to the size of the gluten-free package before you subtract. A regular package of 575 g for 5.95 comes to 5.95 times 240 divided by 575, which is 2.48, for 240 g. If 240 g of gluten-free cookies cost 4.78, the extra cost is 2.30. (Celiac Canada's guidance; no CRA text on sizes was found)

## What if I returned a product?

What you returned is not an expense. Take it out of your records, or lower the number bought: a return lowers the sum of the product it belongs to.

## Does food that is gluten-free by nature count?

No. Plain rice, fruit, vegetables, meat or milk cost the same for everybody and have no extra cost. A gluten-free product made for the diet, or an ingredient such as rice flour that is dearer than its regular counterpart, does.

## How are purchases in the other currency converted?

Both prices are converted with the same rate: the Bank of Canada's rate of the day or the average of the year on a Canadian return; on a US return any posted rate used consistently. Write down the rate and where you read it. GF Ledger never adds Canadian and US dollars together. (CRA practice as given by H&R Block Canada and TaxTips.ca; IRS page in copies; read November 22, 2026)

## What do the words Tax Deduction in the reports mean?

They stand for the extra cost of your gluten-free food. In Canada that is a medical expense, which earns a non-refundable credit worked out on your return; in the United States it joins your itemized medical expenses. It is neither a refund nor what you save.

## Which languages does Millie speak?

I answer in English, and questions in French in French where the Canadian edition is concerned.
`,
};
