"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { type MonthTotals, monthTotalsOf } from "@gf-ledger/domain/tax-report/report-rows";
import type { CategorySummary, LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useMemo } from "react";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Cell, ColumnHeader, RowHeader, Table } from "@/components/table";
import { AmountBars } from "./amount-bars";

interface ReportChartsProps {
  rows: readonly LineItemView[];
  summary: readonly CategorySummary[];
  edition: Edition;
}

function monthName(month: number, edition: Edition, style: "short" | "long"): string {
  const date = new Date(Date.UTC(2026, month - 1, 1));
  return date.toLocaleDateString(EDITION_FACTS[edition].locale, { month: style, timeZone: "UTC" });
}

/** The deduction by month, repeated in a table, and by category, whose table is above. */
export default function ReportCharts({ rows, summary, edition }: ReportChartsProps) {
  const months = useMemo(() => monthTotalsOf(rows), [rows]);
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card>
        <CardBody>
          <CardTitle>Extra cost by month</CardTitle>
          <AmountBars
            direction="upright"
            edition={edition}
            bars={months.map(({ month, countedExtraCost }) => ({
              name: monthName(month, edition, "short"),
              dollars: dollarsFromCents(countedExtraCost),
            }))}
          />
          <MonthTable months={months} edition={edition} />
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <CardTitle>Extra cost by category</CardTitle>
          <AmountBars
            direction="lying"
            edition={edition}
            bars={summary.map((row) => ({ name: row.category, dollars: row.countedExtraCost }))}
          />
          <p className="mt-2 text-xs text-ink-faint">The same figures stand in the summary above.</p>
        </CardBody>
      </Card>
    </div>
  );
}

function MonthTable({ months, edition }: { months: readonly MonthTotals[]; edition: Edition }) {
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), edition);
  return (
    <details className="mt-2">
      <summary className="min-h-8 content-center text-sm font-semibold text-brand pointer-coarse:min-h-11">
        Show the months as a table
      </summary>
      <Table caption="Extra cost by month">
        <thead>
          <tr>
            <ColumnHeader>Month</ColumnHeader>
            <ColumnHeader numeric>Items</ColumnHeader>
            <ColumnHeader numeric>GF Cost</ColumnHeader>
            <ColumnHeader numeric>Extra cost</ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <tr key={row.month}>
              <RowHeader>{monthName(row.month, edition, "long")}</RowHeader>
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
