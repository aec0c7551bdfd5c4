import type { Priced } from "../items/entries";
import { lowersWholeReceipt } from "../items/item-assembly";
import { namedItem } from "./discounted-name";

/** What a discount takes off one item, in cents below 0. */
export interface DiscountShare {
  readonly item: Priced;
  readonly cents: number;
}

/** More discounts than this in a row are a list of coupons for the whole basket. */
const MAX_DISCOUNTS_FOR_ONE_ITEM = 3;
/** `2 FOR $9`, `3/5.00`: so many for so much. */
const OFFER = /(?<![\d.])(\d{1,2})\s?(?:FOR|POUR|\/)\s?\$?\s?(\d{1,3})(?:[.,](\d{2}))?(?!\d)/i;
const SEVERAL = /\bMULTI|MIX\s?(?:&|AND|N)\s?MATCH/i;
/** The least share of its price that a reduction for several leaves an article; more is others' too. */
const LEAST_LEFT = 0.4;

interface Offer {
  readonly count: number;
  readonly cents: number;
}

function offerIn(label: string): Offer | null {
  const [, count = "", dollars = "", cents = "00"] = OFFER.exec(label) ?? [];
  return Number(count) >= 2 ? { count: Number(count), cents: Number(dollars) * 100 + Number(cents) } : null;
}

/** The items printed right above a discount, from the nearest one up. */
function itemsAbove(discount: Priced, all: readonly Priced[]): Priced[] {
  const above = all.slice(0, all.indexOf(discount));
  const start = above.findLastIndex(({ kind }) => kind !== "item");
  return above.slice(start + 1).reverse();
}

/**
 * What an offer takes off each of the items above it, where so many of them, at the offer's price, come to just what
 * was taken off; empty where they do not.
 */
function sharesOfOffer(discount: Priced, { count, cents }: Offer, above: readonly Priced[]): DiscountShare[] {
  let printed = 0;
  for (let many = 1; many <= above.length; many++) {
    const items = above.slice(0, many);
    printed += items.at(-1)?.cents ?? 0;
    if (many % count !== 0 || printed - (many / count) * cents !== -discount.cents) continue;
    const paidFor = (one: number) => Math.round((one * cents) / count);
    const shares = items.reverse().map((item, at) => ({
      item,
      cents: paidFor(at + 1) - paidFor(at) - item.cents,
    }));
    return shares.every((share) => share.cents <= 0) ? shares : [];
  }
  return [];
}

const countOf = ({ note }: Priced): number => (note?.unit === "each" ? note.quantity : 1);

/** Divides a discount evenly, to the cent. */
function evenShares(discount: Priced, items: readonly Priced[]): DiscountShare[] {
  const until = (many: number) => Math.round((discount.cents * many) / items.length);
  return items.map((item, at) => ({ item, cents: until(at + 1) - until(at) }));
}

const wordsOf = ({ name }: Priced): string[] => name.toUpperCase().match(/[A-Z]{4,}/g) ?? [];

/**
 * What a reduction for several without a printed count takes off: evenly off those right above it of one price, or off
 * the one above where nothing beside it is like it; none where goods alike have several prices (reading-108).
 */
function sharesOfSeveral(discount: Priced, above: readonly Priced[]): DiscountShare[] {
  const [nearest, ...others] = above;
  if (!nearest) return [];
  const end = others.findIndex((item) => item.cents !== nearest.cents || countOf(item) > 1);
  const [alike, rest] = end < 0 ? [others, []] : [others.slice(0, end), others.slice(end)];
  const words = wordsOf(nearest);
  if (rest[0] && wordsOf(rest[0]).some((word) => words.includes(word))) return [];
  const shares = evenShares(discount, [nearest, ...alike].reverse());
  return shares.every(({ item, cents }) => item.cents + cents >= item.cents * LEAST_LEFT) ? shares : [];
}

/**
 * The items that a discount lowers, each by its share: the one printed above it if it costs enough, or those that its
 * offer is for; none where it lowers the whole receipt, or where the print does not say which.
 */
export function sharesOf(discount: Priced, all: readonly Priced[]): DiscountShare[] {
  const { label, word } = discount.priceLine;
  // Containers given back lower no article.
  if (lowersWholeReceipt(discount) || word === "deposit") return [];
  const items = all.filter(({ kind }) => kind === "item");
  // Warehouse clubs print which article a discount belongs to: `TPD/380447`.
  const article = /\/\s?(\d{4,})/.exec(label)?.[1];
  const meant = article && items.find((item) => item.priceLine.label.includes(article));
  if (meant) return [{ item: meant, cents: discount.cents }];
  const place = all.indexOf(discount);
  const start = all.slice(0, place).findLastIndex(({ kind }) => kind === "item");
  const next = all.findIndex(({ kind }, i) => i > place && kind === "item");
  const run = all.slice(start + 1, next < 0 ? all.length : next).filter(({ kind }) => kind === "discount");
  const above = all[start];
  const offer = offerIn(label);
  const many = above ? countOf(above) : 1;
  if (above && offer && many < offer.count) return sharesOfOffer(discount, offer, itemsAbove(discount, all));
  const named = namedItem(discount, above ?? null, items);
  if (named) return named.cents + discount.cents < 0 ? [] : [{ item: named, cents: discount.cents }];
  if (!above || run.length > MAX_DISCOUNTS_FOR_ONE_ITEM) return [];
  if (SEVERAL.test(label) && many === 1) return sharesOfSeveral(discount, itemsAbove(discount, all));
  return above.cents + discount.cents < 0 ? [] : [{ item: above, cents: discount.cents }];
}

/** `2 GF COOKIE`, `2 X GF COOKIE`: several of one article, counted in front of its name. */
const COUNT_AND_NAME = /^\W*([2-9]|1\d)\s?(?:X\s)?\s*[A-Z]/i;

/** Whether an item's row counts several in front of the name, and its price is that of so many. */
function isOfSeveral({ lines, cents }: Priced): boolean {
  const count = Number(COUNT_AND_NAME.exec(lines[0]?.text ?? "")?.[1] ?? 0);
  return count > 1 && cents % count === 0;
}

/**
 * Whether a discount for several lowers one article alone, without its name or its count, and other goods that it may
 * be for too stand above it (reading-142).
 */
export function isShareInDoubt(
  discount: Priced,
  shares: readonly DiscountShare[],
  all: readonly Priced[],
): boolean {
  const { label } = discount.priceLine;
  const [share, ...others] = shares;
  if (!share || others.length > 0 || !SEVERAL.test(label) || /\/\s?\d{4,}/.test(label)) return false;
  if (countOf(share.item) > 1 || isOfSeveral(share.item) || offerIn(label)) return false;
  const items = all.slice(0, all.indexOf(discount)).filter(({ kind }) => kind === "item");
  return namedItem(discount, share.item, items) === null && items.length > 1;
}
