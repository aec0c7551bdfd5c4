import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import type { ReadingItem, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { sureTotalOf } from "@gf-ledger/domain/reading/sure-total";
import { sizesOfTag, speaksOfAUnit, unitPriceOf } from "./tag-measures";

/** A tag shows one product, and perhaps its price by weight and an old price; more is a receipt. */
const MAX_PRICES = 3;

const LETTERS = /\p{L}{3,}/u;
/** "675 G", or "675" at the end, where the reader took the letter for a tax's. */
const SIZE_IN_NAME = /\b\d{1,5}(?:[.,]\d{1,3})?(?: ?(?:kg|g|ml|l|oz|lb)\b\.?|$)/gi;

const isPriced = ({ price, rawText, name }: ReadingItem) =>
  price > 0 && LETTERS.test(name) && !speaksOfAUnit(rawText);

/** "$0.67 per 100 g  4.29": the package's price beside the unit's, whose product stands on another line. */
const isBesideUnitPrice = ({ price, rawText }: ReadingItem) => {
  const unitPrice = unitPriceOf([rawText]);
  return unitPrice !== null && price > 0 && price !== Math.round(unitPrice.price * 100);
};

function nameOf({ name }: ReadingItem): string {
  if (speaksOfAUnit(name)) return "";
  const bare = name.trim().replace(SIZE_IN_NAME, "").replace(/\s+/g, " ").trim();
  return bare === "" ? name : bare;
}

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
  const named = reading.items.filter(isPriced);
  const items = named.length > 0 ? named : reading.items.filter(isBesideUnitPrice);
  const [first, ...others] = items;
  if (!first || items.length > MAX_PRICES || sureTotalOf(reading) !== null) return null;
  const item = others.reduce((best, one) => (one.confidence > best.confidence ? one : best), first);
  const head = reading.store.value;
  const isStore = head !== null && shopsAt(head);
  const name = nameOf(item);
  return {
    name,
    brand: isStore ? null : head,
    ...(name === ""
      ? { size: null, unit: null, sizes: [] }
      : sizesOfTag(`${item.name} ${item.rawText.replace(/\s+/g, " ")}`)),
    unitPrice: unitPriceOf(reading.items.map(({ rawText }) => rawText)),
    price: dollarsFromCents(item.price),
    currency: EDITION_FACTS[edition].currency,
    store: isStore ? head : null,
    seenOn: reading.purchaseDate.value,
    how: "shelf-tag",
  };
}
