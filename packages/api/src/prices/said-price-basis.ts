import { productNameIn } from "@gf-ledger/catalogue/product-name";
import { type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { sayPriceBasis } from "@gf-ledger/domain/pricing/price-basis";
import { readPriceBasis } from "@gf-ledger/domain/pricing/price-basis-schema";
import type { PriceBasisWords } from "@gf-ledger/domain/pricing/price-basis-words";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { keptOrigin as originInFrench } from "@gf-ledger/messages/fr/kept-origin";
import { keptSentence } from "@gf-ledger/messages/kept-sentence";
import { priceBasisWords } from "@gf-ledger/messages/price-basis-words";
import { translatorOf } from "@gf-ledger/messages/translator";

const ORIGIN: Readonly<Record<Language, (origin: string) => string>> = {
  en: (origin) => origin,
  fr: (origin) => originInFrench(origin, (english) => keptSentence(english, "fr")),
};

/** Where a figure is from, or how a price was seen, as it is kept in English. */
export function keptOrigin(origin: string, locale: Locale): string {
  return ORIGIN[LOCALE_FACTS[locale].language](origin);
}

const made = new Map<Locale, PriceBasisWords>();

/** The words of a regular price in a locale, with products' names as its language has them. */
export function priceBasisWordsIn(locale: Locale): PriceBasisWords {
  const known = made.get(locale);
  if (known) return known;
  const words: PriceBasisWords = {
    ...priceBasisWords({ locale, t: translatorOf(locale, "priceBasis") }),
    product: (name) => productNameIn(locale, name),
    kept: (origin) => keptOrigin(origin, locale),
  };
  made.set(locale, words);
  return words;
}

/** Each source of a regular price in a sentence (prices-11). */
export const saidPriceSource = (source: PriceSource, locale: Locale): string =>
  priceBasisWordsIn(locale).source(source);

/** What a row keeps of where its regular price comes from, in a sentence. */
export function saidPriceBasis(stored: string, locale: Locale): string {
  const basis = readPriceBasis(stored);
  const said = sayPriceBasis(basis, priceBasisWordsIn(locale));
  const withoutText = (basis.code === "counted" || basis.code === "not-counted") && basis.canadian;
  return withoutText ? `${said} ${translatorOf(locale, "claimSums")("noCanadianText")}` : said;
}
