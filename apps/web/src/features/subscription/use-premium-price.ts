"use client";

import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { PREMIUM_PRICE_CENTS, PREMIUM_PRICE_PER_MONTH_CENTS } from "@gf-ledger/domain/subscription/plans";
import { useLocale, useTranslations } from "use-intl";
import { useEdition } from "@/hooks/use-edition";

/** Premium's price in the edition's currency, as a card shows it (plans-1). */
export function usePremiumPrice() {
  const t = useTranslations("subscription.premium");
  const locale = useLocale();
  const { currency } = EDITION_FACTS[useEdition()];
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  return {
    price: t("price", { price: money(PREMIUM_PRICE_CENTS) }),
    priceNote: t("perMonth", { price: money(PREMIUM_PRICE_PER_MONTH_CENTS), currency }),
  };
}
