/** What Millie answers about a person's own records. */
export const ownYear = {
  signIn: "I can answer that from your own records once you are signed in. Sign in, then ask me again.",
  signInSource: "Sign in",
  ownRecords: "This is what your own records say. It is not tax advice.",
  claimed:
    "Your extra cost to claim for {year} is {amount} so far, from {count, plural, one {# item} other {# items}} that you logged.",
  nothingLogged: "You have logged nothing for {year} yet, so there is nothing to claim so far.",
  filed: "Your claim for {year} was filed on {day}.",
  category:
    "Your extra cost of {category} in {year} is {amount} so far, from {count, plural, one {# item} other {# items}}.",
  nothingOfCategory: "You have logged nothing under {category} in {year}.",
  receipts:
    "You have {count, plural, =0 {no saved receipts} one {# saved receipt} other {# saved receipts}}.",
  receiptsOfYear:
    "You have {count, plural, =0 {no saved receipts} one {# saved receipt} other {# saved receipts}} of {year}.",
  drafts:
    "{count, plural, one {# more is a draft that waits for your review.} other {# more are drafts that wait for your review.}}",
  noClaim: "You have started no claim for {year} yet.",
  left: "{left, plural, one {# step of your {year} claim is left:} other {# steps of your {year} claim are left:}}",
  allDone: "Every step of your {year} claim is done.",
  bestPeriod: "Your best twelve months for {year} are {from} to {to}, with {amount} of medical expenses.",
  bestIsYear:
    "In the United States a claim is for the calendar year: {amount} of medical expenses in {year}, as your records stand.",
  bestUnknown: "I can’t tell your best twelve months for {year} yet. Your claim says what is missing.",
  lookUp:
    "{count, plural, one {# regular price of {year} is an estimate or was not compared by size:} other {# regular prices of {year} are estimates or were not compared by size. The largest amounts first:}}",
  nothingToLookUp: "None of your regular prices of {year} is an estimate, and all sizes were compared.",
  productAndAmount: "{product}: {amount} to claim",
  priceBook: "The newest prices in your price book:",
  priceSeen: "{product}: {price}, on {day}",
  priceSeenAt: "{product}: {price}, at {store} on {day}",
  notInPriceBook: "I found no such product in your price book.",
  source: {
    taxSummary: "Tax summary of {year}",
    receipts: "Your receipts",
    claim: "Your claim",
    priceBook: "Your price book",
  },
} as const;
