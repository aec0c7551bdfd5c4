import { CATEGORIES } from "@gf-ledger/domain/category/categories";
import { PRICE_REGION_CODES } from "@gf-ledger/domain/pooled-prices/price-regions";
import { OBSERVED_HOW } from "@gf-ledger/domain/price-book/observed-how";
import {
  PRICE_PUBLISHERS,
  type PriceOrigin,
  type PricePublisher,
} from "@gf-ledger/domain/pricing/price-origin";
import { storedPriceOrigin } from "@gf-ledger/domain/pricing/stored-price-origin";
import { translatorOf } from "@gf-ledger/messages/translator";
import { describePriceOrigin } from "./describe-price-basis";

const t = translatorOf("en-CA", "priceBasis.origins");
const PUBLISHERS = Object.keys(PRICE_PUBLISHERS) as PricePublisher[];
const ESTIMATED = t("estimated", { figure: "" });
/** How the address of a price that was seen begins. */
const ADDRESSES = ["https://", "http://"];
/** "2026-07)" */
const MONTH_AND_BRACKET = 8;

/** Origins without anything to be read from a text. */
const FIXED: readonly PriceOrigin[] = [
  ...(["set-for-item", "set-for-product", "no-counterpart"] as const).map((code) => ({ code })),
  ...OBSERVED_HOW.map((how) => ({ code: "seen", how, url: null }) as const),
  ...CATEGORIES.map((category) => ({ code: "markup", category }) as const),
];

/** "Median of 7 people's prices on 14 receipts" in figures, whatever else the text is. */
function medianOf(text: string): PriceOrigin {
  const words = text.split(" ");
  return { code: "median", people: Number(words[2]), receipts: Number(words[6]) };
}

/** A figure's name as each office may have published it, for the country and for the region of that name. */
function publishedOf(text: string, place: string | null): PriceOrigin[] {
  const estimated = text.startsWith(ESTIMATED);
  const figure = estimated ? text.slice(ESTIMATED.length) : text;
  const month = figure.slice(-MONTH_AND_BRACKET, -1);
  const named = figure.slice(0, -MONTH_AND_BRACKET - 2);
  const region = PRICE_REGION_CODES.find((code) => t(`places.${code}`) === place) ?? null;
  return PUBLISHERS.flatMap((publisher): PriceOrigin[] => {
    const what = named.slice(`${t(`publishers.${publisher}`)}: `.length);
    const country = { code: "published", publisher, what, region: null, month, estimated } as const;
    return region === null
      ? [country]
      : [{ ...country, what: what.slice(0, -`, ${place}`.length), region }, country];
  });
}

/**
 * Where a price comes from by an English text of before there were codes, as a row keeps it now; `place` is what the
 * row keeps beside it. The text becomes a code only where the code says the very text; any other is marked as kept.
 */
export function codedPriceOrigin(text: string, place: string | null): string {
  if (text.startsWith("{")) return text;
  if (ADDRESSES.some((start) => text.startsWith(start)))
    return storedPriceOrigin({ code: "seen", how: "web", url: text });
  const found = [...FIXED, medianOf(text), ...publishedOf(text, place)].find(
    (origin) => describePriceOrigin(storedPriceOrigin(origin), "en-CA") === text,
  );
  return storedPriceOrigin(found ?? { code: "kept", text });
}
