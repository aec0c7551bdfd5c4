/** What is wrong with a typed field of a receipt, a line item or a price, said by forms and by the server. */
export const entryIssues = {
  dateForm: "Enter a date as YYYY-MM-DD, for example 2026-03-14",
  quantityNeeded: "Please enter a quantity above 0, for example 2.",
  quantityTooLarge: "Please enter a quantity of at most 100,000.",
  priceDate: "Please enter the date on which you saw this price.",
  sizeWithUnit: "Please enter a size together with its unit, for example 675 and g.",
  sizeAndUnit: "Please give a size with its unit, for example 400 and g.",
  sizeNeeded: "Please enter a size, for example 400.",
  sizeAboveZero: "Please enter a size above 0.",
  sizeTooLarge: "Please enter a size below 1,000,000.",
  wholeAddress: "Please enter a whole address, beginning with https://.",
  priceInvalid: "Please enter a valid positive number. At most {most}.",
  textNeeded: "Please enter some text.",
  textTooLong: "Please use at most {most} characters.",
} as const;
