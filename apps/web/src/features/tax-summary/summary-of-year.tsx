"use client";

import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { EmptyState } from "@/components/empty-state";
import { LinkButton } from "@/components/link-button";
import { Skeleton } from "@/components/skeleton";
import { Cell, RowHeader } from "@/components/table";
import { Allowed } from "@/features/household/allowed";
import { CategoryTable, CountOnPhone, WIDE_ONLY } from "@/features/reports/category-table";
import { trpc } from "@/trpc/client";

/** The categories of one tax year with their totals; loading, failed, empty or shown. */
export function SummaryOfYear({ year, edition }: { year: number; edition: Edition }) {
  const { data, isError, refetch, isFetching } = trpc.taxReport.summary.useQuery({ year });
  if (isError) {
    return (
      <Alert
        live
        tone="danger"
        title="Error"
        actions={
          <Button tone="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        There was a problem loading your tax report. Please try again later.
      </Alert>
    );
  }
  if (!data) return <Skeleton className="h-64" label="Loading your tax report..." />;
  if (data.categories.length === 0) {
    return (
      <EmptyState
        title="No Data Available"
        actions={
          <Allowed to="change">
            <LinkButton href="/upload-receipt">Upload Receipt</LinkButton>
          </Allowed>
        }
      >
        There are no gluten-free purchases in your records for {year}.
      </EmptyState>
    );
  }
  return (
    <Card>
      <CardBody>
        <CardTitle className="mb-3">{year} by category</CardTitle>
        <CategoryTable
          caption={`Extra cost by category, ${year}`}
          categories={data.categories}
          footer={<GrandTotals totals={data.totals} edition={edition} />}
        />
      </CardBody>
    </Card>
  );
}

function GrandTotals({ totals, edition }: { totals: TaxSummary["totals"]; edition: Edition }) {
  return (
    <tfoot className="font-semibold">
      <tr>
        <RowHeader className="border-t-2 border-t-line-strong font-semibold">
          Grand total
          <CountOnPhone items={totals.itemCount} />
        </RowHeader>
        <Cell numeric className={`${WIDE_ONLY} border-t-2 border-t-line-strong`}>
          {totals.itemCount}
        </Cell>
        <Cell numeric className="border-t-2 border-t-line-strong">
          {formatMoney(totals.price, edition)}
        </Cell>
        <Cell numeric className="border-t-2 border-t-line-strong">
          {formatMoney(totals.regularPrice, edition)}
        </Cell>
        <Cell numeric className="border-t-2 border-t-line-strong text-claim">
          {formatMoney(totals.countedExtraCost, edition)}
        </Cell>
      </tr>
    </tfoot>
  );
}
