"use client";

import { type Language, LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { ENGLISH_PRICE_BASIS, type PriceBasisWords } from "@gf-ledger/domain/pricing/price-basis-words";
import { FRENCH_PRICE_BASIS } from "@gf-ledger/domain/pricing/price-basis-words.fr";
import { keptOrigin } from "@gf-ledger/messages/fr/kept-origin";
import { useLocale } from "use-intl";
import { useSentences } from "../language/use-sentences";

/** The words in each language; `said` gives a kept sentence in it. */
const WORDS: Readonly<Record<Language, (said: (english: string) => string) => PriceBasisWords>> = {
  en: () => ENGLISH_PRICE_BASIS,
  fr: (said) => ({ ...FRENCH_PRICE_BASIS, kept: (origin) => keptOrigin(origin, said) }),
};

/** The words of where a regular price comes from, in the page's language. */
export function usePriceBasis(): PriceBasisWords {
  const { language } = LOCALE_FACTS[useLocale()];
  return WORDS[language](useSentences());
}
