"use client";

import type { CategorySummary, LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { CarriersChart } from "./charts/carriers-chart";
import { LyingBars } from "./charts/lying-bars";
import { MonthChart } from "./charts/month-chart";
import { PriceChart } from "./charts/price-chart";
import { useChartSentences } from "./charts/use-chart-sentences";
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

/** The charts of a year's report; what a chart would be half empty of is a sentence (reports-61). */
export function ReportCharts({ year, rows, earlierRows, everyYear, summary }: ReportChartsProps) {
  const t = useTranslations("reports.charts");
  const nameOf = useCategoryName();
  const { drawn, sentences } = useChartSentences({ rows, earlierRows, everyYear, summary });
  return (
    <>
      <div
        className={
          // Cards of a row are equally high; one whose table is open must not stretch the chart beside it.
          "grid gap-5 empty:hidden has-[details[open]]:items-start lg:grid-cols-2 print:grid-cols-1 lg:*:last:odd:col-span-2"
        }
      >
        {drawn.months ? (
          <ChartCard title={t("byMonth")}>
            <MonthChart year={year} rows={rows} earlierRows={earlierRows} />
          </ChartCard>
        ) : null}
        {drawn.categories ? (
          // On a phone the table right above has the same figures, and is enough.
          <ChartCard title={t("byCategory")} className="max-md:hidden print:block">
            <LyingBars
              bars={summary.map((row) => ({ name: nameOf(row.category), dollars: row.countedExtraCost }))}
            />
            <p className="mt-2 text-xs text-ink-faint">{t("above")}</p>
          </ChartCard>
        ) : null}
        {drawn.carriers ? (
          <ChartCard title={t("carriers")}>
            <CarriersChart rows={rows} />
          </ChartCard>
        ) : null}
        {drawn.prices ? (
          <ChartCard title={t("prices")}>
            <PriceChart rows={everyYear} />
          </ChartCard>
        ) : null}
      </div>
      {sentences.length > 0 ? (
        <Card className="print:shadow-none">
          <CardBody className="flex flex-col gap-2 text-sm text-ink-soft">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </CardBody>
        </Card>
      ) : null}
    </>
  );
}

interface ChartCardProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function ChartCard({ title, className, children }: ChartCardProps) {
  return (
    <Card className={clsx("min-w-0 break-inside-avoid print:shadow-none", className)}>
      <CardBody className="flex h-full flex-col">
        <CardTitle>{title}</CardTitle>
        {children}
      </CardBody>
    </Card>
  );
}
