"use client";

import type { CategorySummary, LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { AmountBars } from "./amount-bars";
import { CarriersChart } from "./carriers-chart";
import { MonthChart } from "./month-chart";
import { PriceChart } from "./price-chart";
import { useCategoryName } from "./use-category-name";

interface ReportChartsProps {
  year: number;
  /** The line items of the year that pass the filter. */
  rows: readonly LineItemView[];
  /** The line items of the year before that pass the filter. */
  earlierRows: readonly LineItemView[];
  /** The line items of all years that pass the filter. */
  everyYear: readonly LineItemView[];
  summary: readonly CategorySummary[];
}

/** The charts of a year's report; a table behind each has the same figures. */
export default function ReportCharts({ year, rows, earlierRows, everyYear, summary }: ReportChartsProps) {
  const t = useTranslations("reports.charts");
  const nameOf = useCategoryName();
  return (
    <div className="grid gap-5 lg:grid-cols-2 print:grid-cols-1">
      <ChartCard title={t("byMonth")}>
        <MonthChart year={year} rows={rows} earlierRows={earlierRows} />
      </ChartCard>
      <ChartCard title={t("byCategory")}>
        <AmountBars
          direction="lying"
          names={{ dollars: t("extraCost"), earlier: null }}
          bars={summary.map((row) => ({ name: nameOf(row.category), dollars: row.countedExtraCost }))}
        />
        <p className="mt-2 text-xs text-ink-faint">{t("above")}</p>
      </ChartCard>
      <ChartCard title={t("carriers")}>
        <CarriersChart rows={rows} />
      </ChartCard>
      <ChartCard title={t("prices")}>
        <PriceChart rows={everyYear} />
      </ChartCard>
    </div>
  );
}

function ChartCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="min-w-0 break-inside-avoid print:shadow-none">
      <CardBody>
        <CardTitle>{title}</CardTitle>
        {children}
      </CardBody>
    </Card>
  );
}
