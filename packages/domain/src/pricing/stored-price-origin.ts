// This file imports no schema library, so that no page has to load one for it.
import { CATEGORIES } from "../category/categories";
import type { Edition } from "../edition/edition-facts";
import { OBSERVED_HOW } from "../price-book/observed-how";
import { PRICE_PUBLISHERS, type PriceOrigin } from "./price-origin";

type Holds = (value: unknown) => boolean;

const text: Holds = (value) => typeof value === "string";
const number: Holds = (value) => Number.isFinite(value);
const flag: Holds = (value) => typeof value === "boolean";
const orNull =
  (is: Holds): Holds =>
  (value) =>
    value === null || is(value);
const orAbsent =
  (is: Holds): Holds =>
  (value) =>
    value === undefined || is(value);
const oneOf =
  (known: readonly string[]): Holds =>
  (value) =>
    known.some((one) => one === value);

/** What each code's fields hold. */
const FIELDS: { readonly [Code in PriceOrigin["code"]]: Readonly<Record<string, Holds>> } = {
  "set-for-item": {},
  "set-for-product": {},
  "no-counterpart": {},
  seen: { how: oneOf(OBSERVED_HOW), url: orNull(text), picture: orAbsent(flag) },
  median: { people: number, receipts: number },
  markup: { category: oneOf(CATEGORIES) },
  published: {
    publisher: oneOf(Object.keys(PRICE_PUBLISHERS)),
    what: text,
    region: orNull(text),
    month: text,
    estimated: flag,
    ratio: orAbsent(number),
  },
  kept: { text },
};

const isCode = (value: unknown): value is PriceOrigin["code"] =>
  typeof value === "string" && Object.hasOwn(FIELDS, value);

function isPriceOrigin(value: unknown): value is PriceOrigin {
  const fields = new Map(Object.entries(Object(value)));
  const code = fields.get("code");
  return isCode(code) && Object.entries(FIELDS[code]).every(([name, holds]) => holds(fields.get(name)));
}

/** How a row keeps where a price comes from: as text, whose codes and figures `readPriceOrigin` gives back. */
export const storedPriceOrigin = (origin: PriceOrigin): string => JSON.stringify(origin);

/** Where a price comes from, by what a row keeps; any other text stays as it is. */
export function readPriceOrigin(stored: string): PriceOrigin {
  const kept: PriceOrigin = { code: "kept", text: stored };
  if (!stored.startsWith("{")) return kept;
  try {
    const read: unknown = JSON.parse(stored);
    return isPriceOrigin(read) ? read : kept;
  } catch {
    return kept;
  }
}

/** The country whose office published the figure behind a price; `null` for prices of other origins. */
export function publishedIn(stored: string): Edition | null {
  const origin = readPriceOrigin(stored);
  return origin.code === "published" ? PRICE_PUBLISHERS[origin.publisher] : null;
}
