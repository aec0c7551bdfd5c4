/** Exchange rates, on /claim. */
export const rates = {
  title: "Exchange rates",
  introduction:
    "What you bought in the other currency is converted by one method for the whole claim, at the Bank of Canada’s rates.",
  method: "Method",
  methods: { "annual-average": "Average of the year", daily: "Rate of the purchase date" },
  needed: "Rates that this claim needs",
  rateOf: "{of}: {rate} CAD for 1 USD",
  missing: "{of}: no rate yet",
  amounts: "{amounts, plural, one {1 amount} other {# amounts}}",
  notCounted:
    "{amounts, plural, one {1 amount waits} other {# amounts wait}} for this rate and {amounts, plural, one {is} other {are}} not counted until it is entered",
  enter: "Enter the rate",
  enterAnother: "Enter another",
  remove: "Remove my rate",
  dialog: "Exchange rate of {of}",
  rate: "Canadian dollars for one US dollar",
  rateWrong: "Enter how many Canadian dollars one US dollar costs, for example 1.3978",
  source: "Where you read it",
  sourceExample: "bankofcanada.ca",
  sourceNeeded: "Say where you read the rate",
  converted: "{amounts, plural, one {1 converted amount} other {# converted amounts}}",
  list: "Converted amounts",
  waits: "waits for a rate",
  more: "{more, number} more stand in the papers of the claim.",
} as const;
