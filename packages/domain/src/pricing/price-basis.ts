import type { ReceiptItemView } from "../receipt/receipt-view";
import { ENGLISH_PRICE_BASIS, type PriceBasisWords } from "./price-basis-words";

/** Where a regular price came from, in an English sentence (prices-11). */
export const PRICE_SOURCE_SENTENCES = ENGLISH_PRICE_BASIS.sources;

/** The regular product behind a price: its package, whose figure it is, and whether that was estimated. */
interface ComparedProduct {
  readonly name: string;
  readonly size: number;
  readonly unit: string;
  readonly source: string;
  readonly estimate: boolean;
}

/** What the sentence of a price needs to know of its item. */
export type PricedItem = Pick<ReceiptItemView, "priceSource" | "scaledBy" | "quantity" | "unit"> & {
  readonly matchedProduct: ComparedProduct | null;
} & Partial<Pick<ReceiptItemView, "priceEvidence" | "size" | "sizeUnit" | "sizeCompared">>;

interface Amount {
  readonly size: number;
  readonly unit: string;
}

/** How much of the item one regular package was brought to; `null` where package was set against package. */
function broughtTo(item: PricedItem): Amount | null {
  const { scaledBy, size = null, sizeUnit = null, sizeCompared = false } = item;
  if (size !== null && sizeUnit !== null) return sizeCompared ? { size, unit: sizeUnit } : null;
  // What was weighed is told as the scale showed it, not in the matcher's grams.
  if (sizeCompared && item.unit !== "each") return { size: item.quantity, unit: item.unit };
  return scaledBy === null ? null : { size: scaledBy.toSize, unit: scaledBy.unit };
}

/** "3 × 675 g", or "675 g brought to 3 × 300 g": how much regular food the price is for. */
function comparedSize(item: PricedItem, regular: Amount, words: PriceBasisWords): string {
  const times = item.unit === "each" && item.quantity > 1 ? `${item.quantity} × ` : "";
  const to = broughtTo(item);
  const onePackage = words.amount(regular.size, regular.unit);
  if (to === null || (to.size === regular.size && to.unit === regular.unit)) return `${times}${onePackage}`;
  return words.broughtTo(onePackage, `${times}${words.amount(to.size, to.unit)}`);
}

const isCanadian = (source: string) => source.includes("Statistics Canada");

type Evidence = NonNullable<PricedItem["priceEvidence"]>;

function seenSize(item: PricedItem, { size, unit }: Evidence, words: PriceBasisWords): string {
  return size === null || unit === null ? words.unknownSize : comparedSize(item, { size, unit }, words);
}

/** "at Save-On-Foods, Kelowna on March 14, 2026": where and when a price was seen (prices-22). */
function whereAndWhen({ store, place, knownOn }: Evidence, words: PriceBasisWords): string {
  return words.whereAndWhen([store, place].filter((part) => part !== null).join(", "), knownOn ?? "");
}

/**
 * What a price from elsewhere is for, short enough for a table cell: "675 g brought to 300 g, estimated from
 * a US average"; `null` where no regular product's price is used.
 */
export function priceBasisNote(item: PricedItem, words = ENGLISH_PRICE_BASIS): string | null {
  const { matchedProduct, priceSource, priceEvidence } = item;
  if (priceSource === "observation" && priceEvidence)
    return words.seenNote(seenSize(item, priceEvidence, words), whereAndWhen(priceEvidence, words));
  if (priceSource === "pooled" && priceEvidence?.pooled)
    return words.pooledNote(seenSize(item, priceEvidence, words), words.pooled(priceEvidence.pooled));
  if (matchedProduct === null) return null;
  const compared = comparedSize(item, matchedProduct, words);
  if (priceSource === "own") return compared;
  if (priceSource !== "catalogue") return null;
  const carried = priceEvidence?.carriedBy ? words.carriedNote(priceEvidence.carriedBy.toMonth) : "";
  const origin = words.origin(isCanadian(matchedProduct.source), matchedProduct.estimate);
  const place = priceEvidence?.place ? ` (${words.kept(priceEvidence.place)})` : "";
  return `${compared}, ${origin}${place}${carried}`;
}

/** The same as a whole sentence with the product and the public source. Reports keep it in English. */
export function priceBasisSentence(item: PricedItem, words = ENGLISH_PRICE_BASIS): string {
  const { matchedProduct: product, priceSource, priceEvidence } = item;
  if (priceSource === "observation" && priceEvidence) return seenBasisSentence(item, priceEvidence, words);
  if (priceSource === "pooled" && priceEvidence?.pooled) {
    const name = priceEvidence.product === null ? null : words.product(priceEvidence.product);
    const size = seenSize(item, priceEvidence, words);
    return words.pooledSentence(name, size, words.pooled(priceEvidence.pooled));
  }
  if (product === null || (priceSource !== "own" && priceSource !== "catalogue"))
    return words.sources[priceSource];
  const name = words.product(product.name);
  const size = comparedSize(item, product, words);
  if (priceSource === "own") return words.ownSentence(name, size);
  const carried = priceEvidence?.carriedBy ? words.carried(priceEvidence.carriedBy) : "";
  const source = priceEvidence?.origin ?? product.source;
  return `${words.averageSentence(name, size, words.kept(source), product.estimate)}${carried}`;
}

type SizedItem = Pick<PricedItem, "scaledBy" | "quantity" | "unit" | "size" | "sizeUnit" | "sizeCompared">;

/** The sentence of a price that the person saw: the product, its package, where, when and how (prices-22). */
export function seenBasisSentence(item: SizedItem, evidence: Evidence, words = ENGLISH_PRICE_BASIS): string {
  const { product, price, origin } = evidence;
  return words.seenSentence(
    product === null ? words.unknownProduct : words.product(product),
    price,
    seenSize({ ...item, priceSource: "observation", matchedProduct: null }, evidence, words),
    whereAndWhen(evidence, words),
    origin === null ? words.ownNote : words.kept(origin),
  );
}
