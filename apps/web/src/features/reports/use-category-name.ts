"use client";

import { CATEGORIES, UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import { useTranslations } from "use-intl";

const KNOWN = [...CATEGORIES, UNCATEGORIZED] as const;

/** Returns what the page calls a category; one that is not known stands for itself. */
export function useCategoryName(): (category: string) => string {
  const t = useTranslations("food.category");
  return (category) => {
    const known = KNOWN.find((one) => one === category);
    return known === undefined ? category : t(known);
  };
}
