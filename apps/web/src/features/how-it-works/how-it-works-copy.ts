import type { Locale } from "@gf-ledger/domain/edition/locale";
import { HOW_IT_WORKS_IN_FRENCH } from "./how-it-works-copy.fr";
import type { HowItWorksCopy, Step } from "./page-copy";

/** What both English pages say alike. */
const IN_ENGLISH = {
  title: "How It Works",
  technologyTitle: "What is behind it",
  invitation: {
    text: "Your next receipt is in your pocket already.",
    createAccount: "Create Free Account",
    upload: "Upload Your First Receipt",
  },
};

const UPLOAD: Step = {
  title: "Upload a receipt",
  text: "Take a picture with your phone or choose one you have. For the best reading:",
  points: [
    "Good lighting, without your shadow on the paper",
    "The whole receipt visible, from store to total",
    "Flattened, with folds smoothed out",
    "Store name and date included",
  ],
};

const VERIFY: Step = {
  title: "Verify match results",
  text: "What looks gluten-free is ticked. Each item stands beside a regular equivalent and the difference between them.",
  points: [
    "Untick what nobody with celiac disease ate",
    "Correct a name or a price with one tap",
    "Set your own regular price where you know better",
    "See at a glance what the reading was unsure of",
  ],
};

/** The texts that explain the product to each country's readers, in their language (pages-5). */
export const HOW_IT_WORKS_COPY: Readonly<Record<Locale, HowItWorksCopy>> = {
  "en-CA": {
    ...IN_ENGLISH,
    introduction:
      "From a crumpled receipt to the record the CRA asks for, behind the medical expense tax credit on line 33099 or 33199.",
    steps: [
      UPLOAD,
      VERIFY,
      {
        title: "Generate a tax report",
        text: "Choose the tax year and download a CSV, ready for your return or your accountant.",
        points: [
          "Totals by category, and every item with its incremental cost",
          "The columns the CRA's summary asks for",
          "The medical expenses behind your tax credits; the credits, British Columbia's too, are worked out on your return",
        ],
      },
    ],
    technology: [
      {
        title: "AI receipt processing",
        text: "Reads thermal paper, creases and abbreviations, in English and French, and checks its own arithmetic against the total.",
      },
      {
        title: "Smart fuzzy matching",
        text: "Finds the regular equivalent of GF WHT BRD among over 1,000 grocery items, and says how sure it is.",
      },
      {
        title: "CRA compliance",
        text: "Follows the incremental-cost rule of the Income Tax Act, section 118.2(2)(r). Keep receipts and letter for six years from the end of the tax year they are used for.",
      },
    ],
  },
  "fr-CA": HOW_IT_WORKS_IN_FRENCH,
  "en-US": {
    ...IN_ENGLISH,
    introduction:
      "From a crumpled receipt to a record for the IRS, behind your itemized medical deductions on Schedule A.",
    steps: [
      UPLOAD,
      VERIFY,
      {
        title: "Generate a tax report",
        text: "Choose the tax year and download a CSV, ready for Schedule A or your tax preparer.",
        points: [
          "Totals by category, and every item with its excess cost",
          "Items without a regular counterpart, which associations count in full",
          "The figure that joins your other medical expenses above 7.5% of adjusted gross income",
        ],
      },
    ],
    technology: [
      {
        title: "AI receipt processing",
        text: "Reads thermal paper, creases and abbreviations, and checks its own arithmetic against the total.",
      },
      {
        title: "Smart fuzzy matching",
        text: "Finds the regular equivalent of GF WHT BRD among over 1,000 grocery items, and says how sure it is.",
      },
      {
        title: "IRS compliance",
        text: "Follows the excess-cost rule of the Tax Court (Randolph) and of the IRS's Information Letter 2011-0035. Keep receipts and diagnosis for three years from the day you file.",
      },
    ],
  },
};
