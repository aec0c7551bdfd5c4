import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { sayWords } from "@gf-ledger/messages/keyed-message";
import { saidPriceBasis } from "../prices/said-price-basis";
import { pricedIn } from "../products/names-in";

/** A line item as its reader's language says it: where its regular price comes from, and products' names. */
export function saidLineItem(locale: Locale, item: LineItemView): LineItemView {
  const { kindNote, priceBasis } = item;
  return {
    ...pricedIn(locale, item),
    priceBasis: saidPriceBasis(priceBasis, locale),
    kindNote: kindNote && sayWords(kindNote, locale),
  };
}
