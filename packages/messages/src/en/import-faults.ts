/** Why a row of an imported table can’t be taken in, and what to do about it. */
export const importFaults = {
  otherCurrency:
    "This amount is in the other currency. Leave the row out, and bring it in on the edition of that currency.",
  noDate: "There is no date. Leave the row out, or enter its date in the file.",
  dateOrder:
    '"{cell}" is no date in the chosen order. Choose another order of day and month, or correct it in the file.',
  dateAhead: "{date} lies ahead. Check the order of day and month, or correct it in the file.",
  amount: '"{cell}" is no amount that can be read. Choose the other decimal sign, or correct it in the file.',
  givenBack: "Money given back is not taken in from a file. Leave the row out, and correct the purchase.",
  quantity: '"{cell}" is no quantity above 0. Correct it in the file.',
  size: '"{cell}" is no size with a unit, such as 400 g. Choose no column for sizes, or correct it.',
  noName: "There is no name of a product. Leave the row out, or enter it in the file.",
  nameMost: "Please use at most {most} characters for a product.",
  tooLarge: "That quantity makes the amount too large. Check both in the file.",
  noPrice: "There is no price. Leave the row out, or enter it in the file.",
} as const;
