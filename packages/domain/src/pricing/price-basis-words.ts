import { formatDate } from "../calendar/format-date";
import { priceRegionName } from "../pooled-prices/price-regions";
import type { PriceEvidence } from "./price-evidence";
import type { PriceSource } from "./regular-price";

type CarriedBy = NonNullable<PriceEvidence["carriedBy"]>;
type Pooled = NonNullable<PriceEvidence["pooled"]>;

/** The words of what a regular price is and where it comes from, in one language. */
export interface PriceBasisWords {
  /** Each source in a sentence (prices-11). */
  readonly sources: Readonly<Record<PriceSource, string>>;
  readonly unknownSize: string;
  readonly unknownProduct: string;
  readonly ownNote: string;
  /** "675 g", "3 pieces". */
  amount(size: number, unit: string): string;
  /** "675 g brought to 3 × 300 g". */
  broughtTo(from: string, to: string): string;
  /** Whether an average was measured or estimated, and from which country's figure. */
  origin(canadian: boolean, estimate: boolean): string;
  /** "at Save-On-Foods, Kelowna on March 14, 2026"; `where` may be empty, and so may the day. */
  whereAndWhen(where: string, knownOn: string): string;
  /** "7 people on 14 receipts in Ontario, 2026-03". */
  pooled(pooled: Pooled): string;
  /** How the food price index carried an average, in a sentence behind another. */
  carried(carriedBy: CarriedBy): string;
  /** The same for a table cell. */
  carriedNote(month: string): string;
  seenNote(size: string, whereAndWhen: string): string;
  pooledNote(size: string, pooled: string): string;
  ownSentence(product: string, size: string): string;
  averageSentence(product: string, size: string, source: string, estimate: boolean): string;
  pooledSentence(product: string | null, size: string, pooled: string): string;
  /** `cents`: of one package, `null` where it is not known. */
  seenSentence(
    product: string,
    cents: number | null,
    size: string,
    whereAndWhen: string,
    how: string,
  ): string;
  /** The catalogue's name of a product. */
  product(name: string): string;
  /** A public figure's name, or how a price was seen, as kept in English. */
  kept(words: string): string;
}

const asItIs = (text: string) => text;

/** The words that reports and papers keep. */
export const ENGLISH_PRICE_BASIS: PriceBasisWords = {
  sources: {
    custom: "You set this price for this receipt.",
    own: "Your own price for the matched regular product.",
    observation: "A price you saw for the regular product, brought to the same size.",
    pooled: "The median of what people who share their prices saw, brought to the same size.",
    catalogue: "The average price of the matched regular product, brought to the same size.",
    estimate: "An estimate: the gluten-free price divided by its category's usual markup.",
    none: "There is no regular counterpart, so the whole price counts.",
  },
  unknownSize: "a package of unknown size",
  unknownProduct: "A regular product",
  ownNote: "your own note",
  amount(size, unit) {
    if (unit !== "each" && unit !== "piece") return `${size} ${unit === "fl-oz" ? "fl oz" : unit}`;
    return size === 1 ? "1 piece" : `${size} pieces`;
  },
  broughtTo: (from, to) => `${from} brought to ${to}`,
  origin(canadian, estimate) {
    const country = canadian ? "Canadian" : "US";
    return estimate ? `estimated from a ${country} average` : `measured ${country} average`;
  },
  whereAndWhen: (where, knownOn) => `${where === "" ? "" : `at ${where} `}on ${formatDate(knownOn, "us")}`,
  pooled: ({ people, receipts, region, month }) =>
    `${people} people on ${receipts} receipts in ${priceRegionName(region)}, ${month}`,
  carried({ fromMonth, toMonth, fromLevel, toLevel, how }) {
    const which = { published: "", "mean-of-neighbours": ", a missing month as the mean of its neighbours" };
    const known = how === "nearest" ? ", the nearest months known" : which[how];
    return ` Brought from ${fromMonth} to ${toMonth} by the food price index (${fromLevel} to ${toLevel}${known}), so an estimate.`;
  },
  carriedNote: (month) => `, brought to ${month} (estimate)`,
  seenNote: (size, whereAndWhen) => `${size}, seen ${whereAndWhen}`,
  pooledNote: (size, pooled) => `${size}, median of ${pooled}`,
  ownSentence: (product, size) => `Your own price of ${product}, ${size}.`,
  averageSentence: (product, size, source, estimate) =>
    `Average price of ${product}, ${size}. ${estimate ? source : `Measured: ${source}`}.`,
  pooledSentence: (product, size, pooled) =>
    `Median price of ${product ?? "the regular product"}, ${size}: ${pooled}.`,
  seenSentence(product, cents, size, whereAndWhen, how) {
    const price = cents === null ? "" : ` for ${(cents / 100).toFixed(2)}`;
    return `${product}${price}, ${size}. Seen ${whereAndWhen}: ${how}.`;
  },
  product: asItIs,
  kept: asItIs,
};
