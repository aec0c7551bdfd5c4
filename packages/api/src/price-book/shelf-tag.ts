import { readLine } from "@gf-ledger/catalogue/text/line";
import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import type { ReadingItem, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

/** A tag shows one product, and perhaps its price by weight and an old price; more is a receipt. */
const MAX_PRICES = 3;
const MAX_UNSIZED = 999;

/** "51.7¢/100 g", "per lb": what a tag says of a unit is not the package's price. */
const OF_A_UNIT = /¢|\/\s?(?:100\s?)?(?:g|kg|ml|l|lb|oz)\b|\bper\b|\bunit\b/i;
const LETTERS = /\p{L}{3,}/u;
/** "675 G", or "675" at the end, where the reader took the letter for a tax's. */
const SIZE_IN_NAME = /\b\d{1,5}(?:[.,]\d{1,3})?(?: ?(?:kg|g|ml|l|oz|lb)\b\.?|$)/gi;

function sizeOf(text: string): Pick<ShelfTag, "size" | "unit"> {
  const { size } = readLine(text);
  if (size === null) return { size: null, unit: null };
  return { size: Math.min(size.amount, MAX_UNSIZED * 1000), unit: size.unit };
}

const isPriced = ({ price, rawText, name }: ReadingItem) =>
  price > 0 && LETTERS.test(name) && !OF_A_UNIT.test(rawText);

/**
 * The price that a photo of a shelf tag shows, as a proposal for the person to check; `null` where the photo
 * shows none, or shows a receipt: several items, or a total. Nothing that was not read is filled in. The line
 * on top is the store where the person shops there, else the product's brand.
 */
export function shelfTagOf(
  reading: ReceiptReading,
  edition: Edition,
  shopsAt: (store: string) => boolean,
): ShelfTag | null {
  const items = reading.items.filter(isPriced);
  const [first, ...others] = items;
  if (!first || items.length > MAX_PRICES || reading.totalCents.value !== null) return null;
  const item = others.reduce((best, one) => (one.confidence > best.confidence ? one : best), first);
  const head = reading.store.value;
  const isStore = head !== null && shopsAt(head);
  const name = item.name.trim().replace(SIZE_IN_NAME, "").replace(/\s+/g, " ").trim();
  return {
    name: name === "" ? item.name : name,
    brand: isStore ? null : head,
    ...sizeOf(`${item.name} ${item.rawText.replace(/\s+/g, " ")}`),
    price: dollarsFromCents(item.price),
    currency: EDITION_FACTS[edition].currency,
    store: isStore ? head : null,
    seenOn: reading.purchaseDate.value,
    how: "shelf-tag",
  };
}
