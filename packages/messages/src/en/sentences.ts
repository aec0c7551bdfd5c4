/**
 * Sentences that packages say and receipts keep in English: reasons, doubts, and what is wrong with a field. A
 * test holds each to what the packages say.
 */
export const sentences = {
  notReceipt: "This does not look like a receipt.",
  notReceiptTooSmall:
    "This does not look like a receipt. The photo is too small to be read: send it as the camera took it.",
  notReceiptTooDark:
    "This does not look like a receipt. The photo is too dark: take it again with more light.",
  notReceiptNotSharp:
    "This does not look like a receipt. Nothing on the photo is sharp: hold the phone still until it has focused on the receipt.",
  notReceiptCutOff:
    "This does not look like a receipt. The print runs out of the photo: take the whole receipt into view.",
  notReceiptNoText: "This does not look like a receipt. No text was found on it.",
  notReceiptNoPrices: "This does not look like a receipt. It has text, but no line with a price.",
  noItems: "No items could be read on this receipt.",
  noTotal: "The total could not be read.",
  noDate: "The date of purchase could not be read.",
  dateDoubtful: "The date of purchase is not certain; please check it.",
  noStore: "The name of the store could not be read.",
  storeDoubtful: "The name of the store is not certain; please check it.",
  subtotalDiffers: "The items do not add up to the subtotal on the receipt.",
  totalDiffers: "The items and taxes do not add up to the total on the receipt.",
  priceSettled: "The price of “{name}” was hard to read; it was settled so that the receipt adds up.",
  priceLost: "No price could be read for “{name}”.",
  priceLeft: "The price of “{name}” could not be read; it is what the sum leaves.",
  priceComputed: "The price of “{name}” was worked out from its quantity and unit price.",
  priceMayDiffer: "The receipt would add up with another price of “{name}”; please check it.",
  lineDoubtful: "“{name}” was hard to read; please check it.",
  fellBack: "The advanced reader was not available, so this receipt was read on our own server instead.",
  compareWithPhoto: "Hard to read: please compare with the photo.",
  saysSansGluten: "says sans gluten",
  saysGlutenFree: "says gluten free",
  saysGf: "says GF",
  saysSlash: "says S/G (sans gluten)",
  saysSg: "says SG (sans gluten)",
  forCeliacs: "says it is for celiacs",
  lineIsFree: "{name} is gluten-free",
  makerIsFree: "{name} makes only gluten-free food",
  alcohol: "Alcohol is never claimable, gluten-free or not.",
  pet: "Food for animals is never claimable.",
  household: "This is not food, so it is never claimable.",
  supplement: "Vitamins and supplements are never claimable as gluten-free food.",
  madeOfGluten: "This is made of gluten, so it is never claimable.",
  noCounterpart:
    "There is no regular product to compare this with, and no text of the Canada Revenue Agency was found that lets its price be claimed.",
  wholePrice: "There is no regular product to compare this with, so its whole price counts.",
  natural:
    "This food has no gluten by nature: the regular product is the same, so nothing more was paid for it.",
  ingredient:
    "An ingredient that gluten-free food is made from: what it costs more than the regular one counts.",
  seenReceipt: "your own receipt",
  seenTag: "a shelf tag",
  seenFlyer: "a flyer",
  seenWeb: "a web page",
  seenTyped: "your own note",
  setForItem: "Set by you for this item",
  setForProduct: "Your own price for the product",
  median: "Median of {people} people's prices on {receipts} receipts",
  markup: "The usual markup of {category}",
  nothingRegular: "No regular counterpart",
  wholeCountsCanada:
    "There is no regular counterpart, so the whole price counts. No text of the Canada Revenue Agency was found that lets an item without a regular counterpart be counted in full.",
  wholeCounts: "There is no regular counterpart, so the whole price counts.",
  notCountedCanada:
    "There is no regular counterpart, and you have not chosen to count it. No text of the Canada Revenue Agency was found that lets an item without a regular counterpart be counted in full.",
  notCounted: "There is no regular counterpart, and you have not chosen to count it.",
  broughtUnnamed: "Price of the regular product, {from} brought to {to}.",
  brought: "Price of {product}, {from} brought to {to}.",
  claimedByChoice: "Claimed by choice.",
  claimedBecause: "Claimed by choice. {reason}",
  takenIn: "Taken in from {file}",
  importUndone: "The import of {file} was undone",
  kept: "{text}",
} as const;
