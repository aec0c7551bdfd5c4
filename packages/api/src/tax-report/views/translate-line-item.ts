import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import { describePriceBasis } from "../../prices/views/describe-price-basis";
import { pricedIn } from "../../products/names-in";

/** A line item as its reader's language says it: where its regular price comes from, and products' names. */
export function translateLineItem(locale: Locale, item: LineItemView): LineItemView {
  const { kindNote, priceBasis, whyNotCounted } = item;
  return {
    ...pricedIn(locale, item),
    priceBasis: describePriceBasis(priceBasis, locale),
    kindNote: kindNote && translateWords(kindNote, locale),
    whyNotCounted: whyNotCounted && translateWords(whyNotCounted, locale),
  };
}
