import { productNameIn } from "@gf-ledger/catalogue/product-name";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import { describePriceOrigin } from "../prices/views/describe-price-basis";

/*
 * What is kept names regular products in English, and where prices come from by codes; an answer names them as its
 * reader does (matching-35). Only answers are changed, never what is stored from a view.
 */

function evidenceIn(locale: Locale, evidence: PriceEvidence | null): PriceEvidence | null {
  if (evidence === null) return null;
  const { product, origin } = evidence;
  return {
    ...evidence,
    product: product && productNameIn(locale, product),
    origin: origin && describePriceOrigin(origin, locale),
  };
}

interface Priced {
  readonly priceEvidence: PriceEvidence | null;
}

/** An item or a line item with the product of its evidence, and where its price comes from, in the reader's words. */
export function pricedIn<Item extends Priced>(locale: Locale, item: Item): Item {
  return { ...item, priceEvidence: evidenceIn(locale, item.priceEvidence) };
}

/** An item of a receipt with its reasons in words; its own name stays as it is printed. */
export function itemIn(locale: Locale, item: ReceiptItemView): ReceiptItemView {
  const { matchedProduct, glutenFreeReason, kindReason, kindNote } = item;
  const named = matchedProduct && {
    ...matchedProduct,
    name: productNameIn(locale, matchedProduct.name),
    source: describePriceOrigin(matchedProduct.source, locale),
  };
  return {
    ...pricedIn(locale, item),
    matchedProduct: named,
    glutenFreeReason: glutenFreeReason && translateWords(glutenFreeReason, locale),
    kindReason: kindReason && translateWords(kindReason, locale),
    kindNote: kindNote && translateWords(kindNote, locale),
  };
}

/** A receipt with its issues and its items' reasons in words. */
export function receiptIn(locale: Locale, receipt: ReceiptView): ReceiptView {
  const issues = receipt.issues.map((issue) => ({
    ...issue,
    message: translateWords(issue.message, locale),
  }));
  return { ...receipt, issues, items: receipt.items.map((item) => itemIn(locale, item)) };
}

/** One regular price of a year's checklist; what was compared with it stays as it is printed. */
export function comparatorIn(locale: Locale, comparator: Comparator): Comparator {
  const isProduct = comparator.name !== comparator.comparedWith;
  return {
    ...comparator,
    name: isProduct ? productNameIn(locale, comparator.name) : comparator.name,
    evidence: evidenceIn(locale, comparator.evidence),
  };
}
