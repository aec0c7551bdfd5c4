import { productNameIn } from "@gf-ledger/catalogue/product-name";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";

/*
 * What is kept names regular products in English; an answer names them as its reader does (matching-35). Only
 * answers are changed, never what is stored from a view. English comes back as it is.
 */

const isEnglish = (locale: Locale) => LOCALE_FACTS[locale].language === "en";

function evidenceIn(locale: Locale, evidence: PriceEvidence | null): PriceEvidence | null {
  if (evidence === null || evidence.product === null) return evidence;
  return { ...evidence, product: productNameIn(locale, evidence.product) };
}

interface Priced {
  readonly priceEvidence: PriceEvidence | null;
}

/** An item or a line item with the product of its evidence named in the reader's language. */
export function pricedIn<Item extends Priced>(locale: Locale, item: Item): Item {
  return isEnglish(locale) ? item : { ...item, priceEvidence: evidenceIn(locale, item.priceEvidence) };
}

/** An item of a receipt; its own name stays as it is printed. */
export function itemIn(locale: Locale, item: ReceiptItemView): ReceiptItemView {
  if (isEnglish(locale)) return item;
  const { matchedProduct } = item;
  const named = matchedProduct && { ...matchedProduct, name: productNameIn(locale, matchedProduct.name) };
  return { ...pricedIn(locale, item), matchedProduct: named };
}

export function receiptIn(locale: Locale, receipt: ReceiptView): ReceiptView {
  if (isEnglish(locale)) return receipt;
  return { ...receipt, items: receipt.items.map((item) => itemIn(locale, item)) };
}

/** One regular price of a year's checklist; what was compared with it stays as it is printed. */
export function comparatorIn(locale: Locale, comparator: Comparator): Comparator {
  if (isEnglish(locale)) return comparator;
  const isProduct = comparator.name !== comparator.comparedWith;
  return {
    ...comparator,
    name: isProduct ? productNameIn(locale, comparator.name) : comparator.name,
    evidence: evidenceIn(locale, comparator.evidence),
  };
}
