/** A file for bookkeeping: names of the accounts between which a purchase is shared, each below its kind. */
export const ledger = {
  groceries: "Expenses:Groceries",
  medical: "Expenses:Medical:Gluten-free",
  paidFrom: "Assets:Cash",
  title: "Gluten-free groceries of {year}",
} as const;
