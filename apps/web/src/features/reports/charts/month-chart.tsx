"use client";

import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { monthTotalsOf } from "@gf-ledger/domain/tax-report/report-rows";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useId, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Cell, ColumnHeader, RowHeader } from "@/components/table";
import { ChartLegend, Hatching } from "./chart-marks";
import { ChartTable } from "./chart-table";
import { monthName } from "./month-name";
import { YearColumns } from "./year-columns";

interface MonthChartProps {
  year: number;
  rows: readonly LineItemView[];
  /** The months of the year before; without any, the year is drawn alone. */
  earlierRows: readonly LineItemView[];
}

/** reports-43: the year as months, with the year before beside it. */
export function MonthChart({ year, rows, earlierRows }: MonthChartProps) {
  const t = useTranslations("reports.charts");
  const columns = useTranslations("yearReport");
  const locale = useLocale();
  const months = useMemo(() => monthTotalsOf(rows), [rows]);
  const before = useMemo(() => monthTotalsOf(earlierRows), [earlierRows]);
  const withEarlier = earlierRows.length > 0;
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  const earlierName = String(year - 1);
  return (
    <>
      {withEarlier ? (
        <ChartLegend
          entries={[
            { name: earlierName, mark: <EarlierSwatch /> },
            { name: String(year), mark: <rect width="28" height="16" rx="3" fill="var(--chart-first)" /> },
          ]}
        />
      ) : null}
      <YearColumns
        names={{ dollars: String(year), earlier: withEarlier ? earlierName : null }}
        months={months.map(({ month, countedExtraCost }, index) => ({
          name: monthName(month, locale, "short"),
          dollars: dollarsFromCents(countedExtraCost),
          earlier: dollarsFromCents(before[index]?.countedExtraCost ?? 0),
        }))}
      />
      <ChartTable label={t("show")} caption={t("byMonth")}>
        <thead>
          <tr>
            <ColumnHeader>{t("month")}</ColumnHeader>
            <ColumnHeader numeric>{columns("items")}</ColumnHeader>
            <ColumnHeader numeric>{columns("cost")}</ColumnHeader>
            <ColumnHeader numeric>{t("extraCost")}</ColumnHeader>
            {withEarlier ? (
              <ColumnHeader numeric>{t("extraCostOf", { year: earlierName })}</ColumnHeader>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {months.map((row, index) => (
            <tr key={row.month}>
              <RowHeader>{monthName(row.month, locale, "long")}</RowHeader>
              <Cell numeric>{row.itemCount.toLocaleString(locale)}</Cell>
              <Cell numeric>{money(row.price)}</Cell>
              <Cell numeric>{money(row.countedExtraCost)}</Cell>
              {withEarlier ? <Cell numeric>{money(before[index]?.countedExtraCost ?? 0)}</Cell> : null}
            </tr>
          ))}
        </tbody>
      </ChartTable>
    </>
  );
}

function EarlierSwatch() {
  const hatching = useId();
  return (
    <>
      <Hatching id={hatching} />
      <rect
        x="0.5"
        y="0.5"
        width="27"
        height="15"
        rx="3"
        fill={`url(#${hatching})`}
        stroke="var(--chart-words)"
      />
    </>
  );
}
