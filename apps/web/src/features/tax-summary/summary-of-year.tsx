"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useDeferredValue } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { Alert } from "@/components/notices/alert";
import { EmptyState } from "@/components/notices/empty-state";
import { Skeleton } from "@/components/notices/skeleton";
import { Cell, RowHeader, WIDE_ONLY } from "@/components/table";
import { Allowed } from "@/features/household/allowed";
import { CategoryTable, CountOnPhone } from "@/features/reports/category-table";
import { trpc } from "@/trpc/client";

/** The categories of one tax year with their totals; loading, failed, empty or shown. */
export function SummaryOfYear({ year }: { year: number }) {
  const t = useTranslations("taxSummary.categories");
  const common = useTranslations("common");
  const named = { year: String(year) };
  const summed = trpc.taxReport.summary.useQuery({ year });
  const { isLoadingError, refetch, isFetching } = summed;
  // Drawn in slices once it arrives (screens-49).
  const data = useDeferredValue(summed.data);
  if (isLoadingError) {
    return (
      <Alert
        live
        tone="danger"
        title={common("errorTitle")}
        actions={
          <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t("retry")}
          </Button>
        }
      >
        {t("notLoaded")}
      </Alert>
    );
  }
  if (!data) return <Skeleton className="h-128" label={t("loading")} />;
  if (data.categories.length === 0) {
    return (
      <EmptyState
        title={t("none")}
        actions={
          <Allowed to="change">
            <LinkButton href="/upload-receipt" tone="secondary">
              {t("upload")}
            </LinkButton>
          </Allowed>
        }
      >
        {t("noneText", named)}
      </EmptyState>
    );
  }
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-3">{t("title", named)}</CardTitle>
        <CategoryTable
          caption={t("caption", named)}
          categories={data.categories}
          footer={<GrandTotals totals={data.totals} />}
        />
      </CardBody>
    </Card>
  );
}

function GrandTotals({ totals }: { totals: TaxSummary["totals"] }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary.categories");
  return (
    <tfoot className="font-semibold">
      <tr>
        <RowHeader className="border-t-2 border-t-line-strong font-semibold">
          {t("total")}
          <CountOnPhone items={totals.itemCount} />
        </RowHeader>
        <Cell numeric className={`${WIDE_ONLY} border-t-2 border-t-line-strong`}>
          {totals.itemCount}
        </Cell>
        <Cell numeric className="border-t-2 border-t-line-strong">
          {formatMoney(totals.price, locale)}
        </Cell>
        <Cell numeric className="border-t-2 border-t-line-strong">
          {formatMoney(totals.regularPrice, locale)}
        </Cell>
        <Cell numeric className="border-t-2 border-t-line-strong text-claim">
          {formatMoney(totals.countedExtraCost, locale)}
        </Cell>
      </tr>
    </tfoot>
  );
}
