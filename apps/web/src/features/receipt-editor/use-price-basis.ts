"use client";

import { type Language, LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import type { PriceBasisWords } from "@gf-ledger/domain/pricing/price-basis-words";
import { keptOrigin } from "@gf-ledger/messages/fr/kept-origin";
import { priceBasisWords } from "@gf-ledger/messages/price-basis-words";
import { useLocale, useTranslations } from "use-intl";
import { useSentences } from "@/features/language/use-sentences";

/** A public figure's name, or how a price was seen, in each language; `said` gives a kept sentence in it. */
const ORIGIN: Readonly<Record<Language, (origin: string, said: (english: string) => string) => string>> = {
  en: (origin) => origin,
  fr: keptOrigin,
};

/** The words of where a regular price comes from, in the page's language. Needs the words `priceBasis`. */
export function usePriceBasis(): PriceBasisWords {
  const locale = useLocale();
  const said = useSentences();
  const t = useTranslations("priceBasis");
  const kept = (origin: string) => ORIGIN[LOCALE_FACTS[locale].language](origin, said);
  return { ...priceBasisWords({ locale, t }), kept };
}
