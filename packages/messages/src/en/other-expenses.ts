/** Other medical expenses, on /claim. */
export const otherExpenses = {
  title: "Other medical expenses",
  introduction: "Dentist, glasses, prescriptions: they count in the best twelve months and in the worth.",
  add: "Add an expense",
  change: "Change this expense",
  list: "Other medical expenses",
  none: "None yet.",
  what: "What it was for",
  enterWhat: "Say what the expense was for",
} as const;
