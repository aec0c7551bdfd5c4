import type { Edition } from "../edition/edition-facts";
import type { ReceiptItemView } from "../receipt/receipt-view";
import { sizeClassOf } from "../size/size-class";
import type { PriceBasisWords } from "./price-basis-words";
import type { PriceEvidence } from "./price-evidence";
import type { PriceSource } from "./regular-price";

/** The regular product behind a price: its package, whose figure it is, and whether that was estimated. */
interface ComparedProduct {
  readonly name: string;
  readonly size: number;
  readonly unit: string;
  readonly source: string;
  readonly country: Edition | null;
  readonly estimate: boolean;
}

/** What the sentence of a price needs to know of its item. */
export type ComparedItem = Pick<ReceiptItemView, "priceSource" | "scaledBy" | "quantity" | "unit"> & {
  readonly matchedProduct: ComparedProduct | null;
} & Partial<Pick<ReceiptItemView, "priceEvidence" | "size" | "sizeUnit" | "sizeCompared">>;

interface Amount {
  readonly size: number;
  readonly unit: string;
}

/** How much regular food a price is for: some packages, or one brought to `to`. */
export interface ComparedSize {
  readonly times: number;
  readonly regular: Amount;
  /** `null` where package was set against package. */
  readonly to: Amount | null;
}

/** What a regular price is and where it comes from (prices-11): codes and figures, which words of any language say. */
export type PriceBasis =
  | { readonly code: "source"; readonly source: PriceSource }
  /** claim-7: nothing to compare with, and in Canada no text that lets it count. */
  | { readonly code: "counted" | "not-counted"; readonly canadian: boolean }
  | { readonly code: "own"; readonly product: string; readonly size: ComparedSize }
  | {
      readonly code: "average";
      readonly product: string;
      readonly size: ComparedSize;
      /** As `storedPriceOrigin` keeps it; so for every origin here. */
      readonly origin: string;
      readonly estimate: boolean;
      readonly carriedBy: PriceEvidence["carriedBy"];
    }
  | {
      readonly code: "pooled";
      readonly product: string | null;
      readonly size: ComparedSize | null;
      readonly pooled: NonNullable<PriceEvidence["pooled"]>;
    }
  | {
      readonly code: "seen";
      readonly product: string | null;
      readonly price: number | null;
      readonly size: ComparedSize | null;
      readonly store: string | null;
      readonly place: string | null;
      readonly knownOn: string | null;
      readonly origin: string | null;
    }
  | {
      readonly code: "resized";
      readonly product: string | null;
      readonly from: Amount;
      readonly times: number;
      readonly to: Amount;
    }
  /** A sentence that fits no code: it stays as it is, in English. */
  | { readonly code: "kept"; readonly text: string };

/** How much of the item one regular package was brought to; `null` where package was set against package. */
function broughtTo(item: ComparedItem): Amount | null {
  const { scaledBy, size = null, sizeUnit = null, sizeCompared = false } = item;
  if (size !== null && sizeUnit !== null) return sizeCompared ? { size, unit: sizeUnit } : null;
  // What was weighed is given as the scale showed it, not in the matcher's grams.
  if (sizeCompared && item.unit !== "each") return { size: item.quantity, unit: item.unit };
  return scaledBy === null ? null : { size: scaledBy.toSize, unit: scaledBy.unit };
}

function comparedSize(item: ComparedItem, { size, unit }: Amount): ComparedSize {
  const to = broughtTo(item);
  const isSame = to === null || (to.size === size && to.unit === unit);
  const times = item.unit === "each" && item.quantity > 1 ? item.quantity : 1;
  return { times, regular: { size, unit }, to: isSame ? null : to };
}

function sizeWords(compared: ComparedSize | null, words: PriceBasisWords): string {
  if (compared === null) return words.unknownSize();
  const { times, regular, to } = compared;
  const timed = (amount: string) => (times === 1 ? amount : words.times(times, amount));
  const onePackage = words.amount(regular.size, regular.unit);
  const wanted = to === null ? onePackage : words.amount(to.size, to.unit);
  // A price list and a receipt name the piece differently.
  if (to === null || wanted === onePackage) return timed(onePackage);
  return words.broughtTo(onePackage, timed(wanted), sizeClassOf(regular, to));
}

type Evidence = NonNullable<ComparedItem["priceEvidence"]>;

const seenSize = (item: ComparedItem, { size, unit }: Evidence): ComparedSize | null =>
  size === null || unit === null ? null : comparedSize(item, { size, unit });

/** "at Save-On-Foods, Kelowna on March 14, 2026": where and when a price was seen (prices-22). */
function whereAndWhen(
  { store, place, knownOn }: Pick<Evidence, "store" | "place" | "knownOn">,
  words: PriceBasisWords,
): string {
  return words.whereAndWhen([store, place].filter((part) => part !== null).join(", "), knownOn ?? "");
}

/**
 * What a price from elsewhere is for, short enough for a table cell: "675 g brought to 300 g, estimated from
 * a US average"; `null` where no regular product's price is used.
 */
export function priceBasisNote(item: ComparedItem, words: PriceBasisWords): string | null {
  const { matchedProduct, priceSource, priceEvidence } = item;
  if (priceSource === "observation" && priceEvidence)
    return words.seenNote(
      sizeWords(seenSize(item, priceEvidence), words),
      whereAndWhen(priceEvidence, words),
    );
  if (priceSource === "pooled" && priceEvidence?.pooled)
    return words.pooledNote(
      sizeWords(seenSize(item, priceEvidence), words),
      words.pooled(priceEvidence.pooled),
    );
  if (matchedProduct === null) return null;
  const compared = sizeWords(comparedSize(item, matchedProduct), words);
  if (priceSource === "own") return compared;
  if (priceSource !== "catalogue") return null;
  const carried = priceEvidence?.carriedBy ? `, ${words.carriedNote(priceEvidence.carriedBy.toMonth)}` : "";
  const average = words.average(matchedProduct.country === "ca", matchedProduct.estimate);
  const place = priceEvidence?.place ? ` (${priceEvidence.place})` : "";
  return `${compared}, ${average}${place}${carried}`;
}

type SizedItem = Pick<ComparedItem, "scaledBy" | "quantity" | "unit" | "size" | "sizeUnit" | "sizeCompared">;

/** What a price is that the person saw: the product, its package, where, when and how (prices-22). */
export function seenBasis(item: SizedItem, evidence: Evidence): PriceBasis {
  const { product, price, store, place, knownOn, origin } = evidence;
  const size = seenSize({ ...item, priceSource: "observation", matchedProduct: null }, evidence);
  return { code: "seen", product, price, size, store, place, knownOn, origin };
}

/** What an item's regular price is and where it comes from, as a report keeps it. */
export function priceBasisOf(item: ComparedItem): PriceBasis {
  const { matchedProduct, priceSource, priceEvidence } = item;
  if (priceSource === "observation" && priceEvidence) return seenBasis(item, priceEvidence);
  if (priceSource === "pooled" && priceEvidence?.pooled) {
    const { product, pooled } = priceEvidence;
    return { code: "pooled", product, size: seenSize(item, priceEvidence), pooled };
  }
  if (matchedProduct === null || (priceSource !== "own" && priceSource !== "catalogue"))
    return { code: "source", source: priceSource };
  const { name: product, source, estimate } = matchedProduct;
  const size = comparedSize(item, matchedProduct);
  if (priceSource === "own") return { code: "own", product, size };
  const origin = priceEvidence?.origin ?? source;
  return { code: "average", product, size, origin, estimate, carriedBy: priceEvidence?.carriedBy ?? null };
}

/** What a regular price is and where it comes from, in a sentence. */
export function formatPriceBasis(basis: PriceBasis, words: PriceBasisWords): string {
  const named = (product: string | null) => (product === null ? null : words.product(product));
  switch (basis.code) {
    case "kept":
      return basis.text;
    case "source":
      return words.source(basis.source);
    case "counted":
      return words.source("none");
    case "not-counted":
      return words.notCounted();
    case "own":
      return words.ownSentence(words.product(basis.product), sizeWords(basis.size, words));
    case "average": {
      const { product, size, origin, estimate, carriedBy } = basis;
      const carried = carriedBy ? ` ${words.carried(carriedBy)}` : "";
      return `${words.averageSentence(words.product(product), sizeWords(size, words), words.origin(origin), estimate)}${carried}`;
    }
    case "pooled":
      return words.pooledSentence(
        named(basis.product),
        sizeWords(basis.size, words),
        words.pooled(basis.pooled),
      );
    case "seen":
      return words.seenSentence(
        named(basis.product) ?? words.unknownProduct(),
        basis.price,
        sizeWords(basis.size, words),
        whereAndWhen(basis, words),
        basis.origin === null ? words.ownNote() : words.origin(basis.origin),
      );
    case "resized": {
      const { product, from, times, to } = basis;
      const amount = words.plainAmount(to.size, to.unit);
      const brought = times === 1 ? amount : words.times(times, amount);
      return words.resizedSentence(named(product), words.plainAmount(from.size, from.unit), brought);
    }
  }
}
