"use client";

import type { PriceBasisWords } from "@gf-ledger/domain/pricing/price-basis-words";
import { priceBasisWords } from "@gf-ledger/messages/price-basis-words";
import { useLocale, useTranslations } from "use-intl";

/** The words of where a regular price comes from, in the page's language. Needs the words `food` and `priceBasis`. */
export function usePriceBasis(): PriceBasisWords {
  return priceBasisWords({
    locale: useLocale(),
    t: useTranslations("priceBasis"),
    category: useTranslations("food.category"),
  });
}
