"use client";

import type { Locale } from "@gf-ledger/domain/edition/locale";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { type MonthTotals, monthTotalsOf } from "@gf-ledger/domain/tax-report/report-rows";
import type { CategorySummary, LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";
import { AmountBars } from "./amount-bars";
import { useCategoryName } from "./use-category-name";

interface ReportChartsProps {
  rows: readonly LineItemView[];
  summary: readonly CategorySummary[];
}

function monthName(month: number, locale: Locale, style: "short" | "long"): string {
  const date = new Date(Date.UTC(2026, month - 1, 1));
  return date.toLocaleDateString(locale, { month: style, timeZone: "UTC" });
}

/** The deduction by month, repeated in a table, and by category, whose table is above. */
export default function ReportCharts({ rows, summary }: ReportChartsProps) {
  const t = useTranslations("reports.charts");
  const locale = useLocale();
  const nameOf = useCategoryName();
  const months = useMemo(() => monthTotalsOf(rows), [rows]);
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card>
        <CardBody>
          <CardTitle>{t("byMonth")}</CardTitle>
          <AmountBars
            direction="upright"
            bars={months.map(({ month, countedExtraCost }) => ({
              name: monthName(month, locale, "short"),
              dollars: dollarsFromCents(countedExtraCost),
            }))}
          />
          <MonthTable months={months} />
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <CardTitle>{t("byCategory")}</CardTitle>
          <AmountBars
            direction="lying"
            bars={summary.map((row) => ({ name: nameOf(row.category), dollars: row.countedExtraCost }))}
          />
          <p className="mt-2 text-xs text-ink-faint">{t("above")}</p>
        </CardBody>
      </Card>
    </div>
  );
}

function MonthTable({ months }: { months: readonly MonthTotals[] }) {
  const t = useTranslations("reports.charts");
  const columns = useTranslations("yearReport");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  return (
    <details className="mt-2">
      <summary className="min-h-8 content-center text-sm font-semibold text-brand pointer-coarse:min-h-11">
        {t("show")}
      </summary>
      <Table caption={t("byMonth")}>
        <thead>
          <tr>
            <ColumnHeader>{t("month")}</ColumnHeader>
            <ColumnHeader numeric>{columns("items")}</ColumnHeader>
            <ColumnHeader numeric>{columns("cost")}</ColumnHeader>
            <ColumnHeader numeric>{t("extraCost")}</ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <RowHeader>{monthName(row.month, locale, "long")}</RowHeader>
              <Cell numeric>{row.itemCount}</Cell>
              <Cell numeric>{money(row.price)}</Cell>
              <Cell numeric>{money(row.countedExtraCost)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
