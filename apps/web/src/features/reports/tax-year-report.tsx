"use client";

import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import {
  categorySummaryOf,
  filterReportRows,
  reportExtent,
  reportTotals,
  reportYears,
  sortReportRows,
} from "@gf-ledger/domain/tax-report/report-rows";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useDeferredValue, useMemo } from "react";
import { useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { EmptyState } from "@/components/notices/empty-state";
import { Skeleton } from "@/components/notices/skeleton";
import { Allowed } from "@/features/household/allowed";
import { InstallInvitation } from "@/features/install/install-invitation";
import { PrintHead } from "@/features/print/print-head";
import { RecordTabs } from "@/features/records/record-tabs";
import { useEdition } from "@/hooks/use-edition";
import { CategoryTable } from "./category-table";
import { ClaimDifference } from "./claim-difference";
import { AddItemButton } from "./forms/add-item-button";
import { LineItemList } from "./items/line-item-list";
import { ReportCharts } from "./report-charts";
import { ReportFilters } from "./report-filters";
import { ReportHeader } from "./report-header";
import { TotalsTiles } from "./totals-tiles";
import { useLineItemChanges } from "./use-line-item-changes";
import { useReportAddress } from "./use-report-address";

/** How long the receipts are to be kept, and what the report's words stand for (reports-31). */
function ReportFoot({ edition }: { edition: Edition }) {
  const t = useTranslations("reports.header");
  const yearReport = useTranslations("yearReport");
  const { retentionYears: years } = EDITION_FACTS[edition];
  return (
    <footer className="border-t border-line pt-4 text-sm text-ink-soft *:max-w-prose">
      <p>{t(`keep.${edition}`, { years })}</p>
      <p className="mt-2">{yearReport(`deductionNote.${edition}`)}</p>
    </footer>
  );
}

interface TaxYearReportProps {
  rows: readonly LineItemView[];
  /** Whether what is below the figures is drawn yet. */
  isDrawn: boolean;
}

/** The report of one tax year. Every figure on it follows the filter. */
export function TaxYearReport({ rows, isDrawn }: TaxYearReportProps) {
  const t = useTranslations("reports");
  const edition = useEdition();
  const { address, change } = useReportAddress();
  const changes = useLineItemChanges();
  const years = useMemo(() => reportYears(rows, new Date().getFullYear()), [rows]);
  const newest = rows[0]
    ? Number(rows.reduce((a, b) => (a.purchaseDate > b.purchaseDate ? a : b)).purchaseDate.slice(0, 4))
    : years[0];
  const year = address.year ?? newest ?? new Date().getFullYear();
  const text = useDeferredValue(address.text);

  const inYear = useMemo(() => filterReportRows(rows, { year, category: null, text: "" }), [rows, year]);
  const shown = useMemo(
    () =>
      sortReportRows(
        filterReportRows(inYear, { year, category: address.category, text }),
        address.sort,
        address.descending,
      ),
    [inYear, year, address.category, text, address.sort, address.descending],
  );
  const { earlier, everyYear } = useMemo(() => {
    const { category } = address;
    const years = reportYears(rows, year).map((one) => ({
      one,
      found: filterReportRows(rows, { year: one, category, text }),
    }));
    return {
      earlier: years.find(({ one }) => one === year - 1)?.found ?? [],
      everyYear: years.flatMap(({ found }) => found),
    };
  }, [rows, year, address, text]);
  const summary = useMemo(() => categorySummaryOf(shown), [shown]);
  const totals = useMemo(() => reportTotals(shown), [shown]);
  const extent = useMemo(() => reportExtent(shown), [shown]);
  const categories = useMemo(() => [...new Set(inYear.map((row) => row.category))].sort(), [inYear]);

  return (
    <>
      <PrintHead title={t("title")} year={year} />
      <RecordTabs year={year} />
      <ReportHeader
        year={year}
        years={years.includes(year) ? years : [year, ...years].sort((a, b) => b - a)}
        edition={edition}
        empty={inYear.length === 0}
        onYear={(chosen) => change({ year: chosen, category: null })}
      />
      <TotalsTiles totals={totals} extent={extent} />
      {summary.length === 0 ? <ClaimDifference year={year} /> : null}
      <InstallInvitation />
      {inYear.length === 0 ? (
        <EmptyState
          title={t("empty", { year: String(year) })}
          actions={
            <Allowed to="change">
              <LinkButton href="/upload-receipt">{t("upload")}</LinkButton>
              <AddItemButton />
            </Allowed>
          }
        >
          <Allowed to="change">{t("emptyText", { year: String(year) })}</Allowed>
        </EmptyState>
      ) : !isDrawn ? (
        // As high as the window: what follows moves below it, out of sight (screens-38).
        <Skeleton className="h-dvh" />
      ) : (
        <>
          <ReportFilters address={address} categories={categories} onChange={change} />
          {summary.length === 0 ? null : (
            <Card className="print:shadow-none">
              <CardBody>
                <CardTitle className="mb-3">{t("byCategory")}</CardTitle>
                <CategoryTable caption={t("byCategoryOf", { year: String(year) })} categories={summary} />
                <div className="mt-3">
                  <ClaimDifference year={year} />
                </div>
              </CardBody>
            </Card>
          )}
          <ReportCharts
            year={year}
            rows={shown}
            earlierRows={earlier}
            everyYear={everyYear}
            summary={summary}
          />
          <LineItemList
            rows={shown}
            address={address}
            changes={changes}
            onSort={change}
            onClear={() => change({ category: null, text: "" })}
          />
        </>
      )}
      <ReportFoot edition={edition} />
    </>
  );
}
