import { productNameIn } from "@gf-ledger/catalogue/product-name";
import { type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import {
  PRICE_SOURCE_SENTENCES,
  type PricedItem,
  priceBasisSentence,
} from "@gf-ledger/domain/pricing/price-basis";
import type { PriceBasisWords } from "@gf-ledger/domain/pricing/price-basis-words";
import { FRENCH_PRICE_BASIS as french } from "@gf-ledger/domain/pricing/price-basis-words.fr";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import { isEstimatedFigure, keptOrigin as originInFrench } from "@gf-ledger/messages/fr/kept-origin";
import { keptSentence } from "@gf-ledger/messages/kept-sentence";
import { translatorOf } from "@gf-ledger/messages/translator";
import { NO_CANADIAN_TEXT } from "../tax-report/no-canadian-text";

/** What a logged line item knows of its regular price. */
export interface LoggedPrice {
  readonly priceSource: PriceSource | null;
  readonly priceEvidence: PriceEvidence | null;
  /** The English sentence that it keeps. */
  readonly priceBasis: string | null;
  readonly quantity: number;
  readonly size: number | null;
  readonly unit: PricedItem["sizeUnit"];
  readonly soldByWeight: boolean;
  /** `null` where there is nothing to compare it with. */
  readonly sizeCompared: boolean | null;
}

const inFrench = (origin: string) => originInFrench(origin, (english) => keptSentence(english, "fr"));
const ORIGIN: Readonly<Record<Language, (origin: string) => string>> = {
  en: (origin) => origin,
  fr: inFrench,
};

/** Where a figure is from, or how a price was seen, as it is kept in English. */
export function keptOrigin(origin: string, locale: Locale): string {
  return ORIGIN[LOCALE_FACTS[locale].language](origin);
}

/** The words in which it is said anew; in English it is kept as it was said. */
const WORDS: Readonly<Record<Exclude<Language, "en">, PriceBasisWords>> = {
  fr: { ...french, kept: inFrench, product: (name) => productNameIn("fr-CA", name) },
};

/** The regular product that a price was brought from, as far as the evidence names it. */
function productOf({ product, size, unit, origin }: PriceEvidence): PricedItem["matchedProduct"] {
  if (product === null || size === null || unit === null || origin === null) return null;
  return { name: product, size, unit, source: origin, estimate: isEstimatedFigure(origin) };
}

function itemOf(line: LoggedPrice, priceSource: PriceSource, evidence: PriceEvidence | null): PricedItem {
  const { size, soldByWeight, unit, sizeCompared } = line;
  const quantity = Math.abs(line.quantity);
  // Of goods sold by weight the quantity says how many times the size was on the scale.
  const weighed = soldByWeight && size !== null ? Number((size * quantity).toFixed(6)) : size;
  return {
    priceSource,
    priceEvidence: evidence,
    matchedProduct: evidence && productOf(evidence),
    scaledBy: null,
    quantity: soldByWeight ? 1 : quantity,
    unit: "each",
    size: weighed,
    sizeUnit: unit,
    sizeCompared,
  };
}

/**
 * The sentence that says where a line item's regular price comes from. In another language than English it is written
 * anew from the evidence; a stored sentence without evidence stays as it is, in English (editions-16).
 */
export function saidPriceBasis(line: LoggedPrice, locale: Locale): string | null {
  const { priceBasis, priceSource, priceEvidence } = line;
  const { language } = LOCALE_FACTS[locale];
  if (language === "en" || priceSource === null) return priceBasis;
  const words = WORDS[language];
  if (priceSource === "none") {
    const inFull = priceBasis === null || priceBasis.startsWith(PRICE_SOURCE_SENTENCES.none);
    if (!inFull) return keptSentence(priceBasis, language);
    const canadian = priceBasis?.endsWith(NO_CANADIAN_TEXT)
      ? ` ${translatorOf(locale, "claimSums")("noCanadianText")}`
      : "";
    return `${words.sources.none}${canadian}`;
  }
  const isGeneral = priceBasis === null || priceBasis === PRICE_SOURCE_SENTENCES[priceSource];
  if (priceEvidence === null) return isGeneral ? words.sources[priceSource] : priceBasis;
  return priceBasisSentence(itemOf(line, priceSource, priceEvidence), words);
}
