"use client";

import { ENGLISH_PRICE_BASIS } from "@gf-ledger/domain/pricing/price-basis-words";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useLocale, useTranslations } from "use-intl";
import { usePriceBasis } from "@/features/receipt/use-price-basis";
import { boughtWords } from "./bought-words";

/** Answers what the page says of a line item: how much it bought, and where its regular price comes from. */
export function useItemWords() {
  const t = useTranslations("reports.item");
  const food = useTranslations("food");
  const basis = usePriceBasis();
  const locale = useLocale();
  return {
    bought: (row: LineItemView) => boughtWords(row, { locale, t, food }),
    /** A price's own sentence is kept in English; one that only names the source is known in each language. */
    priceBasis: ({ priceBasis, priceSource }: LineItemView) =>
      priceBasis === ENGLISH_PRICE_BASIS.sources[priceSource]
        ? basis.sources[priceSource]
        : basis.kept(priceBasis),
  };
}
