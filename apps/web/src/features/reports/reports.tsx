"use client";

import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { Skeleton } from "@/components/skeleton";
import { Spinner } from "@/components/spinner";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { TaxYearReport } from "./tax-year-report";

/** The line items of a signed-in person: loading, failed, or shown (reports-15). */
export function Reports() {
  const { data, error } = trpc.taxReport.lineItems.useQuery();
  return (
    <div className="page flex flex-col gap-6 py-8 sm:py-10 print:max-w-none print:py-0">
      {data ? (
        <TaxYearReport rows={data.lineItems} />
      ) : (
        <>
          <h1 className="text-2xl sm:text-3xl">Reports</h1>
          {error ? (
            <Alert
              live
              tone="danger"
              title="Error loading reports"
              actions={
                <Button tone="secondary" size="small" onClick={() => window.location.reload()}>
                  Retry
                </Button>
              }
            >
              {failureOf(error).message ?? "The server could not be reached."}
            </Alert>
          ) : (
            <>
              <p className="text-ink-soft">
                <Spinner label="Loading your reports..." />
              </p>
              <Skeleton className="h-24" />
              <Skeleton className="h-80" />
            </>
          )}
        </>
      )}
    </div>
  );
}
