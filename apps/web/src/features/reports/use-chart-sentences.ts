"use client";

import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { claimCarriersOf } from "@gf-ledger/domain/tax-report/claim-carriers";
import { priceHistoriesOf } from "@gf-ledger/domain/tax-report/price-history";
import { monthTotalsOf } from "@gf-ledger/domain/tax-report/report-rows";
import type { CategorySummary, LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { monthName } from "./month-name";
import { useCategoryName } from "./use-category-name";

interface ChartRows {
  rows: readonly LineItemView[];
  earlierRows: readonly LineItemView[];
  everyYear: readonly LineItemView[];
  summary: readonly CategorySummary[];
}

/** As many bars compare something. */
const MIN_BARS = 2;

/**
 * Which charts have something to compare, and what is said in place of the others (reports-61): a chart of one bar
 * says no more than its amount.
 */
export function useChartSentences({ rows, earlierRows, everyYear, summary }: ChartRows) {
  const t = useTranslations("reports.charts");
  const locale = useLocale();
  const nameOf = useCategoryName();
  const months = useMemo(() => monthTotalsOf(rows).filter((one) => one.countedExtraCost !== 0), [rows]);
  const { products } = useMemo(() => claimCarriersOf(rows, MIN_BARS), [rows]);
  const priced = useMemo(() => priceHistoriesOf(everyYear).length > 0, [everyYear]);
  const categories = summary.filter((one) => one.countedExtraCost !== 0);
  const drawn = {
    months: months.length >= MIN_BARS || (months.length > 0 && earlierRows.length > 0),
    categories: categories.length >= MIN_BARS,
    carriers: products.length >= MIN_BARS,
    prices: priced,
  };

  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  const [month, category, product] = [months[0], categories[0], products[0]];
  const alone = rows.length === 1 ? product : undefined;
  const sentences = [
    rows.length > 0 && !product ? t("noCarriers") : null,
    alone ? t("oneItem", { name: alone.name, amount: money(alone.countedExtraCost) }) : null,
    !alone && month && !drawn.months
      ? t("oneMonth", {
          month: monthName(month.month, locale, "long"),
          amount: money(month.countedExtraCost),
        })
      : null,
    !alone && category && !drawn.categories
      ? t("oneCategory", {
          category: nameOf(category.category),
          amount: formatMoney(category.countedExtraCost, locale),
        })
      : null,
    !alone && product && !drawn.carriers
      ? t("oneProduct", { name: product.name, amount: money(product.countedExtraCost) })
      : null,
    rows.length > 1 && !drawn.prices ? t("noPrices") : null,
  ].filter((sentence) => sentence !== null);
  return { drawn, sentences };
}
