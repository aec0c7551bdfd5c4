"use client";

import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { claimCarriersOf } from "@gf-ledger/domain/tax-report/claim-carriers";
import { priceHistoriesOf } from "@gf-ledger/domain/tax-report/price-history";
import { monthTotalsOf } from "@gf-ledger/domain/tax-report/report-rows";
import type { CategorySummary, LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useCategoryName } from "../use-category-name";
import { monthName } from "./month-name";

interface ChartRows {
  rows: readonly LineItemView[];
  earlierRows: readonly LineItemView[];
  everyYear: readonly LineItemView[];
  summary: readonly CategorySummary[];
}

/** As many bars compare something. */
const MIN_BARS = 2;
/** A chart of twelve months with fewer columns than this would be almost empty. */
const MIN_COLUMNS = 3;

const withAmount = (rows: readonly LineItemView[]) =>
  monthTotalsOf(rows).filter((one) => one.countedExtraCost !== 0);

/**
 * Which charts have something to compare, and what is said in place of the others (reports-61): a chart of one bar
 * says no more than its amount.
 */
export function useChartSentences({ rows, earlierRows, everyYear, summary }: ChartRows) {
  const t = useTranslations("reports.charts");
  const locale = useLocale();
  const nameOf = useCategoryName();
  const months = useMemo(() => withAmount(rows), [rows]);
  const earlierMonths = useMemo(() => withAmount(earlierRows), [earlierRows]);
  const { products } = useMemo(() => claimCarriersOf(rows, MIN_BARS), [rows]);
  const priced = useMemo(() => priceHistoriesOf(everyYear).length > 0, [everyYear]);
  const categories = summary.filter((one) => one.countedExtraCost !== 0);
  const drawn = {
    months: months.length > 0 && months.length + earlierMonths.length >= MIN_COLUMNS,
    categories: categories.length >= MIN_BARS,
    carriers: products.length >= MIN_BARS,
    prices: priced,
  };

  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  const [category, product] = [categories[0], products[0]];
  const alone = rows.length === 1 ? product : undefined;
  const sentences = [
    rows.length > 0 && !product ? t("noCarriers") : null,
    alone ? t("oneItem", { name: alone.name, amount: money(alone.countedExtraCost) }) : null,
    !alone && months.length > 0 && !drawn.months
      ? t("fewMonths", {
          months: new Intl.ListFormat(locale).format(
            months.map(({ month, countedExtraCost }) =>
              t("ofMonth", { month: monthName(month, locale, "long"), amount: money(countedExtraCost) }),
            ),
          ),
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
