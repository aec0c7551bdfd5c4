/** What the entries of /claim share. */
export const claimEntries = {
  change: "Change",
  remove: "Remove",
  save: "Save",
  saved: "Saved",
  removed: "Removed",
  removeTitle: "Remove this entry?",
  removeText: "{what}, {amount}. It no longer counts in your claim; who removed it and when is kept.",
  date: "Date",
  amount: "Amount",
  currency: "Currency",
  currencies: { CAD: "Canadian dollars", USD: "US dollars" },
  person: "For whom",
  outside: "Outside the period",
  enterDate: "Enter a date",
  enterAmount: "Enter an amount above 0, for example 12.50",
  enterOtherThanZero: "Enter an amount other than 0, for example -12.50",
} as const;
