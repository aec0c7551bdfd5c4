"use client";

import type { ProductSummary } from "@gf-ledger/domain/tax-report/year-by-product";
import { useLocale, useTranslations } from "use-intl";
import { written } from "../language/typed-amount";

/** `weight` is absent where nobody asks for it. */
type SizedRow = Pick<ProductSummary, "size" | "unit"> & Partial<Pick<ProductSummary, "weight">>;

/**
 * Returns how the page writes a package's size, or the weight that was bought; `null` where nobody knows it. Needs
 * the words `food`.
 */
export function useAmountOfFood(): (row: SizedRow) => string | null {
  const locale = useLocale();
  const food = useTranslations("food");
  return ({ size, unit, weight = null }) => {
    if (unit === null) return null;
    const named = food(`unit.${unit}`);
    if (weight !== null) return food("byWeight", { amount: `${written(weight, locale)} ${named}` });
    return size === null ? null : `${written(size, locale)} ${named}`;
  };
}
