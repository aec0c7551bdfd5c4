/** What the rules of a claim say: its steps, how a change after filing is reported, and how an adjustment counts. */
export const claimRules = {
  step: {
    "celiac-person": "Say who has celiac disease",
    letter: "Enter the practitioner's letter",
    "birth-dates": "Enter birth dates",
    "net-incomes": "Enter net incomes",
    "for-whom": "Say who eats what",
    "exchange-rates": "Enter exchange rates",
    "regular-prices": "Find regular prices",
    sizes: "Compare sizes",
    estimates: "Look up estimates",
    receipts: "Add missing receipts",
    period: "Choose the period",
    file: "File the claim",
  },
  wayToReport: {
    "change-my-return": "Change my return, in My Account of the Canada Revenue Agency",
    "t1-adj": "Form T1-ADJ, by mail to the Canada Revenue Agency",
    "form-1040-x": "Form 1040-X, to the IRS",
  },
  adjustmentEffect: {
    reduces: "Reduces the claim",
    signed: "Counted as entered",
    guidance: "Guidance of associations: counted when you switch it on",
    recorded: "Recorded, not counted: no text was found that allows it",
  },
} as const;
