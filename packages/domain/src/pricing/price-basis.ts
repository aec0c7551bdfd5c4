import { formatDate } from "../calendar/format-date";
import { priceRegionName } from "../pooled-prices/price-regions";
import type { ReceiptItemView } from "../receipt/receipt-view";
import type { PriceSource } from "./regular-price";

/** Where a regular price came from, in a sentence (prices-11). */
export const PRICE_SOURCE_SENTENCES: Readonly<Record<PriceSource, string>> = {
  custom: "You set this price for this receipt.",
  own: "Your own price for the matched regular product.",
  observation: "A price you saw for the regular product, brought to the same size.",
  pooled: "The median of what people who share their prices saw, brought to the same size.",
  catalogue: "The average price of the matched regular product, brought to the same size.",
  estimate: "An estimate: the gluten-free price divided by its category's usual markup.",
  none: "There is no regular counterpart, so the whole price counts.",
};

type PricedItem = Pick<ReceiptItemView, "priceSource" | "matchedProduct" | "scaledBy" | "quantity" | "unit"> &
  Partial<Pick<ReceiptItemView, "priceEvidence" | "size" | "sizeUnit" | "sizeCompared">>;
type Product = NonNullable<PricedItem["matchedProduct"]>;

interface Amount {
  readonly size: number;
  readonly unit: string;
}

function amountOf({ size, unit }: Amount): string {
  if (unit !== "each" && unit !== "piece") return `${size} ${unit === "fl-oz" ? "fl oz" : unit}`;
  return size === 1 ? "1 piece" : `${size} pieces`;
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
function comparedSize(item: PricedItem, regular: Amount): string {
  const times = item.unit === "each" && item.quantity > 1 ? `${item.quantity} × ` : "";
  const to = broughtTo(item);
  if (to === null || (to.size === regular.size && to.unit === regular.unit))
    return `${times}${amountOf(regular)}`;
  return `${amountOf(regular)} brought to ${times}${amountOf(to)}`;
}

const isCanadian = (source: string) => source.includes("Statistics Canada");

/** Whether the product's average was measured or estimated, and from which country's figure (prices-11). */
function originWords(product: Product): string {
  const country = isCanadian(product.source) ? "Canadian" : "US";
  return product.estimate ? `estimated from a ${country} average` : `measured ${country} average`;
}

type Evidence = NonNullable<PricedItem["priceEvidence"]>;

function seenSize(item: PricedItem, { size, unit }: Evidence): string {
  return size === null || unit === null ? "a package of unknown size" : comparedSize(item, { size, unit });
}

/** "at Save-On-Foods, Kelowna on March 14, 2026": where and when a price was seen (prices-22). */
function whereAndWhen({ store, place, knownOn }: Evidence): string {
  const where = [store, place].filter((part) => part !== null).join(", ");
  return `${where === "" ? "" : `at ${where} `}on ${formatDate(knownOn ?? "", "us")}`;
}

type Pooled = NonNullable<Evidence["pooled"]>;

/** "7 people on 14 receipts in Ontario, 2026-03": who stands behind a pooled median (prices-22). */
function pooledWords({ people, receipts, region, month }: Pooled): string {
  return `${people} people on ${receipts} receipts in ${priceRegionName(region)}, ${month}`;
}

/** How the food price index carried an average to the month of purchase (prices-21). */
function carriedWords({ carriedBy }: Evidence): string {
  if (carriedBy === null) return "";
  const { fromMonth, toMonth, fromLevel, toLevel, how } = carriedBy;
  const which = { published: "", "mean-of-neighbours": ", a missing month as the mean of its neighbours" };
  const known = how === "nearest" ? ", the nearest months known" : which[how];
  return ` Brought from ${fromMonth} to ${toMonth} by the food price index (${fromLevel} to ${toLevel}${known}), so an estimate.`;
}

/**
 * What a price from elsewhere is for, short enough for a table cell: "675 g brought to 300 g, estimated from
 * a US average"; `null` where no regular product's price is used.
 */
export function priceBasisNote(item: PricedItem): string | null {
  const { matchedProduct, priceSource, priceEvidence } = item;
  if (priceSource === "observation" && priceEvidence)
    return `${seenSize(item, priceEvidence)}, seen ${whereAndWhen(priceEvidence)}`;
  if (priceSource === "pooled" && priceEvidence?.pooled)
    return `${seenSize(item, priceEvidence)}, median of ${pooledWords(priceEvidence.pooled)}`;
  if (matchedProduct === null) return null;
  const compared = comparedSize(item, matchedProduct);
  if (priceSource === "own") return compared;
  if (priceSource !== "catalogue") return null;
  const carried = priceEvidence?.carriedBy
    ? `, brought to ${priceEvidence.carriedBy.toMonth} (estimate)`
    : "";
  return `${compared}, ${originWords(matchedProduct)}${carried}`;
}

/** The same as a whole sentence with the product and the public source. Reports keep this sentence. */
export function priceBasisSentence(item: PricedItem): string {
  const { matchedProduct: product, priceSource, priceEvidence } = item;
  if (priceSource === "observation" && priceEvidence) return seenBasisSentence(item, priceEvidence);
  if (priceSource === "pooled" && priceEvidence?.pooled)
    return `Median price of ${priceEvidence.product ?? "the regular product"}, ${seenSize(item, priceEvidence)}: ${pooledWords(priceEvidence.pooled)}.`;
  if (product === null || (priceSource !== "own" && priceSource !== "catalogue"))
    return PRICE_SOURCE_SENTENCES[priceSource];
  const whose = priceSource === "own" ? "Your own price" : "Average price";
  const compared = `${whose} of ${product.name}, ${comparedSize(item, product)}.`;
  if (priceSource === "own") return compared;
  const carried = priceEvidence ? carriedWords(priceEvidence) : "";
  return `${compared} ${product.estimate ? product.source : `Measured: ${product.source}`}.${carried}`;
}

type SizedItem = Pick<PricedItem, "scaledBy" | "quantity" | "unit" | "size" | "sizeUnit" | "sizeCompared">;

/** The sentence of a price that the person saw: the product, its package, where, when and how (prices-22). */
export function seenBasisSentence(item: SizedItem, evidence: Evidence): string {
  const price = evidence.price === null ? "" : ` for ${(evidence.price / 100).toFixed(2)}`;
  const sized = seenSize({ ...item, priceSource: "observation", matchedProduct: null }, evidence);
  return `${evidence.product ?? "A regular product"}${price}, ${sized}. Seen ${whereAndWhen(evidence)}: ${evidence.origin ?? "your own note"}.`;
}
