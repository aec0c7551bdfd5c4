/** The page that explains the product to each country's readers (pages-5). */
export const howItWorks = {
  title: "How It Works",
  introduction: {
    ca: "From a crumpled receipt to the record the CRA asks for, behind the medical expense tax credit on line 33099 or 33199.",
    us: "From a crumpled receipt to a record for the IRS, behind your itemized medical deductions on Schedule A.",
  },
  upload: {
    title: "Upload a receipt",
    text: "Take a picture with your phone or choose one you have. For the best reading:",
    points: {
      light: "Good lighting, without your shadow on the paper",
      whole: "The whole receipt visible, from store to total",
      flat: "Flattened, with folds smoothed out",
      named: "Store name and date included",
    },
  },
  verify: {
    title: "Verify match results",
    text: "What looks gluten-free is ticked. Each item stands beside a regular equivalent and the difference between them.",
    points: {
      untick: "Untick what nobody with celiac disease ate",
      correct: "Correct a name or a price with one tap",
      price: "Set your own regular price where you know better",
      unsure: "See at a glance what the reading was unsure of",
    },
  },
  report: {
    title: "Generate a tax report",
    text: {
      ca: "Choose the tax year and download a CSV, ready for your return or your accountant.",
      us: "Choose the tax year and download a CSV, ready for Schedule A or your tax preparer.",
    },
    points: {
      ca: {
        totals: "Totals by category, and every item with its incremental cost",
        detail: "The columns the CRA's summary asks for",
        claim:
          "The medical expenses behind your tax credits; the credits, British Columbia's too, are worked out on your return",
      },
      us: {
        totals: "Totals by category, and every item with its excess cost",
        detail: "Items without a regular counterpart, which associations count in full",
        claim: "The figure that joins your other medical expenses above 7.5% of adjusted gross income",
      },
    },
  },
  technologyTitle: "What is behind it",
  technology: {
    reading: {
      title: "AI receipt processing",
      text: {
        ca: "Reads thermal paper, creases and abbreviations, in English and French, and checks its own arithmetic against the total.",
        us: "Reads thermal paper, creases and abbreviations, and checks its own arithmetic against the total.",
      },
    },
    matching: {
      title: "Smart fuzzy matching",
      text: "Finds the regular equivalent of GF WHT BRD among over 1,000 grocery items, and says how sure it is.",
    },
    rules: {
      title: {
        ca: "CRA compliance",
        us: "IRS compliance",
      },
      text: {
        ca: "Follows the incremental-cost rule of the Income Tax Act, section 118.2(2)(r). Keep receipts and letter for six years from the end of the tax year they are used for.",
        us: "Follows the excess-cost rule of the Tax Court (Randolph) and of the IRS's Information Letter 2011-0035. Keep receipts and diagnosis for three years from the day you file.",
      },
    },
  },
  invitation: {
    text: "Your next receipt is in your pocket already.",
    createAccount: "Create Free Account",
    upload: "Upload Your First Receipt",
  },
} as const;
