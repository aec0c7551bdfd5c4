/** What the home page says otherwise for each country. Its figures are those of the cited public pages. */
export const homeCopy = {
  ca: {
    title: "Claim the extra cost of gluten-free groceries",
    description:
      "Photograph a grocery receipt. GF Ledger finds the gluten-free items, works out what they cost beyond regular ones, and keeps a CRA-ready record for your medical expense tax credit.",
    audience: "For Canadians with celiac disease",
    headline: "Gluten-free costs more. Claim the difference.",
    lead: "Photograph a grocery receipt. GF Ledger finds the gluten-free items, works out what each cost beyond a regular one, and keeps the record the CRA asks for.",
    proof:
      "Canadians with celiac disease can claim the incremental cost of gluten-free food as a medical expense on line 33099 or 33199. Four out of five never do, because of the paperwork (Celiac Canada's survey).",
    complianceTitle: "Made for how the CRA asks for it",
    compliance:
      "The CRA wants a letter that certifies celiac disease, a receipt for each gluten-free product, and a summary of what you bought with its incremental cost. GF Ledger writes the summary. You keep the letter and the original receipts for six years from the end of the tax year they are used for. It is an estimate to be checked, not tax advice; British Columbia's own medical credit uses the same record.",
    documents: {
      proof: {
        name: "A letter that certifies celiac disease",
        keeper: "You keep it, six years from the tax year's end",
      },
      receipts: {
        name: "A receipt for each gluten-free product",
        keeper: "You keep it, six years from the tax year's end",
      },
      summary: {
        name: "A summary of each product and its incremental cost",
        keeper: "GF Ledger writes it",
      },
    },
  },
  us: {
    title: "Deduct the extra cost of gluten-free groceries",
    description:
      "Photograph a grocery receipt. GF Ledger finds the gluten-free items, works out what they cost beyond regular ones, and keeps a record for your itemized medical deductions.",
    audience: "For Americans with celiac disease",
    headline: "Gluten-free costs more. Deduct the difference.",
    lead: "Photograph a grocery receipt. GF Ledger finds the gluten-free items, works out what each cost beyond a regular one, and keeps the record behind your medical deduction.",
    proof:
      "Courts and an IRS letter of 2011 allow the cost of a special diet above that of regular food as an expense for medical care. It counts with a diagnosis, if you itemize and your medical expenses pass 7.5% of your adjusted gross income.",
    complianceTitle: "Made for how the IRS sees it",
    compliance:
      "Medical expenses go on Schedule A, and only the part above 7.5% of adjusted gross income counts, and only if you itemize. GF Ledger keeps each item, its regular equivalent and the difference. You keep your diagnosis and the original receipts for three years from the day you file. It is an estimate to be checked, not tax advice.",
    documents: {
      proof: {
        name: "Your diagnosis, in writing",
        keeper: "You keep it, three years from filing",
      },
      receipts: {
        name: "The original receipts",
        keeper: "You keep them, three years from filing",
      },
      summary: {
        name: "Each item, its regular equivalent and the difference",
        keeper: "GF Ledger writes it",
      },
    },
  },
} as const;
