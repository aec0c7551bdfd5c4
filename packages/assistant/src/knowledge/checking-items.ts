import type { KnowledgeFile } from "./knowledge-file";

/** receipts-46 Receipt review, prices-6 regular price order, reading-26, receipts-12, prices-6. */
export const CHECKING_ITEMS: KnowledgeFile = {
  path: "knowledge/checking-items",
  title: "Checking items and regular prices",
  href: "/how-it-works",
  edition: "both",
  text: `
## How do I choose which items are gluten-free?

Items that look gluten-free are selected for you, and each says why: a word on the receipt, a known brand or a product of the catalogue. Tick or untick any item. Only selected items are saved and counted.

## How do I correct an item's name or price?

On the review page, press the pencil beside the gluten-free price to change the product name and price. Press the pencil beside the regular price to set your own regular price. Under Reports, click a store, product or price to edit it later.

## How is the regular price of an item found?

There is an order. First comes the regular price that you typed for this item. Then your own price for that product, then the average price of the matching regular product in the product database, and last an estimate from the item's category. You see which one was used and can change it.

## How does the category estimate work?

When no regular product matches, the gluten-free price is divided by a typical multiplier of its category, for example 1.94 for Bread and Bakery or 1.81 for Pasta and Grains. It is an estimate: check it against the price of a comparable product in your store.

## What do the match rate and the confidence mean?

Each item is compared with regular products by its name. Confidence is High at 80% or more, Medium at 50% or more and Low below that. The match rate is the share of items for which a regular product was found. With a low rate, check the regular prices with special care.

## How is my extra cost worked out?

For each selected item it is the gluten-free price minus the regular price, when that is above zero. An item that costs no more than its regular counterpart adds nothing. The total is the sum over your selected items.

## What about taxes, deposits, bag fees and coupons on the receipt?

Subtotal, sales tax, deposits, bag fees, payments, points and change are not items. A discount belongs to its own line: an item's price is what you paid for it after its discount. If items and total do not agree, you are warned and can still save.

## Which categories are there?

Bread and Bakery; Pasta and Grains; Cereal and Breakfast Items; Snacks; Dairy and Dairy Alternatives; Prepared and Packaged Meals; Meat, Poultry, and Seafood; Condiments and Sauces; Baking Supplies; Beverages; Specialty Items; Miscellaneous Grocery Items.

## What is the product database?

It is a list of more than 1,000 common grocery products with average regular prices for Canada and the United States. Each price names its source and date, and says whether it was measured or estimated.
`,
};
