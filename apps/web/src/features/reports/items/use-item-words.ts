"use client";

import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useLocale, useTranslations } from "use-intl";
import { boughtWords } from "../forms/bought-words";

/** Returns what the page says of a line item: how much it bought. */
export function useItemWords() {
  const t = useTranslations("reports.item");
  const food = useTranslations("food");
  const locale = useLocale();
  return {
    bought: (row: LineItemView) => boughtWords(row, { locale, t, food }),
  };
}
