import type { ReceiptItemView } from "../receipt/receipt-view";
import type { PriceSource } from "./regular-price";

/** Where a regular price came from, in a sentence (prices-11). */
export const PRICE_SOURCE_SENTENCES: Readonly<Record<PriceSource, string>> = {
  custom: "You set this price for this receipt.",
  own: "Your own price for the matched regular product.",
  observation: "A price you saw for the regular product, brought to the same size.",
  pooled: "The middle of what people of this installation paid for the regular product.",
  catalogue: "The average price of the matched regular product, brought to the same size.",
  estimate: "An estimate: the gluten-free price divided by its category's usual markup.",
  none: "There is no regular counterpart, so the whole price counts.",
};

type PricedItem = Pick<ReceiptItemView, "priceSource" | "matchedProduct" | "scaledBy" | "quantity" | "unit">;
type Product = NonNullable<PricedItem["matchedProduct"]>;

function amountOf(size: number, unit: Product["unit"]): string {
  if (unit !== "each") return `${size} ${unit}`;
  return size === 1 ? "1 piece" : `${size} pieces`;
}

/** "3 × 675 g, brought to 300 g each": how much regular food the price is for. */
function comparedSize(item: PricedItem, product: Product): string {
  const many = item.unit === "each" && item.quantity > 1;
  const size = amountOf(product.size, product.unit);
  if (item.scaledBy !== null) {
    const { fromSize, toSize, unit } = item.scaledBy;
    return `${amountOf(fromSize, unit)} brought to ${many ? `${item.quantity} × ` : ""}${amountOf(toSize, unit)}`;
  }
  return many ? `${item.quantity} × ${size}` : size;
}

const isCanadian = (source: string) => source.includes("Statistics Canada");

/** Whether the product's average was measured or estimated, and from which country's figure (prices-11). */
function originWords(product: Product): string {
  const country = isCanadian(product.source) ? "Canadian" : "US";
  return product.estimate ? `estimated from a ${country} average` : `measured ${country} average`;
}

/**
 * What a catalogue or own price is for, short enough for a table cell: "675 g brought to 300 g,
 * estimated from a US average"; `null` where no matched product's price is used.
 */
export function priceBasisNote(item: PricedItem): string | null {
  const { matchedProduct, priceSource } = item;
  if (matchedProduct === null) return null;
  if (priceSource === "catalogue")
    return `${comparedSize(item, matchedProduct)}, ${originWords(matchedProduct)}`;
  return priceSource === "own" ? comparedSize(item, matchedProduct) : null;
}

/** The same as a whole sentence with the product and the public source. Reports keep this sentence. */
export function priceBasisSentence(item: PricedItem): string {
  const { matchedProduct: product, priceSource } = item;
  if (product === null || priceSource === "custom" || priceSource === "estimate")
    return PRICE_SOURCE_SENTENCES[priceSource];
  const whose = priceSource === "own" ? "Your own price" : "Average price";
  const compared = `${whose} of ${product.name}, ${comparedSize(item, product)}.`;
  if (priceSource === "own") return compared;
  return `${compared} ${product.estimate ? product.source : `Measured: ${product.source}`}.`;
}
