import { productNameIn } from "@gf-ledger/catalogue/product-name";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { formatPriceBasis } from "@gf-ledger/domain/pricing/price-basis";
import { readPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import type { PriceBasisWords } from "@gf-ledger/domain/pricing/price-basis-words";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { priceBasisWords } from "@gf-ledger/messages/price-basis-words";
import { translatorOf } from "@gf-ledger/messages/translator";

const made = new Map<Locale, PriceBasisWords>();

/** The words of a regular price in a locale, with products' names as its language has them. */
export function priceBasisWordsIn(locale: Locale): PriceBasisWords {
  const known = made.get(locale);
  if (known) return known;
  const words: PriceBasisWords = {
    ...priceBasisWords({
      locale,
      t: translatorOf(locale, "priceBasis"),
      category: translatorOf(locale, "food.category"),
    }),
    product: (name) => productNameIn(locale, name),
  };
  made.set(locale, words);
  return words;
}

/** Each source of a regular price in a sentence (prices-11). */
export const describePriceSource = (source: PriceSource, locale: Locale): string =>
  priceBasisWordsIn(locale).source(source);

/** Where a price comes from, in words; a text that is no code stays as it is kept. */
export const describePriceOrigin = (stored: string, locale: Locale): string =>
  priceBasisWordsIn(locale).origin(stored);

/** Where a price comes from, and from which month the index carried it by how much; `null` where neither is kept. */
export function describePriceFrom({ origin, carriedBy }: PriceEvidence, locale: Locale): string | null {
  const words = priceBasisWordsIn(locale);
  const parts = [origin && words.origin(origin), carriedBy && words.carried(carriedBy)];
  return parts.filter((part) => part !== null).join(". ") || null;
}

/** What a row keeps of where its regular price comes from, in a sentence. */
export function describePriceBasis(stored: string, locale: Locale): string {
  const basis = readPriceBasis(stored);
  const message = formatPriceBasis(basis, priceBasisWordsIn(locale));
  const withoutText = (basis.code === "counted" || basis.code === "not-counted") && basis.canadian;
  return withoutText ? `${message} ${translatorOf(locale, "claimSums")("noCanadianText")}` : message;
}
