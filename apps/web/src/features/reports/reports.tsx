"use client";

import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { Skeleton } from "@/components/notices/skeleton";
import { Spinner } from "@/components/notices/spinner";
import { RecordTabs } from "@/features/records/record-tabs";
import { failureOf } from "@/trpc/failure";
import { WaitingReportHeader } from "./report-header";
import { TaxYearReport } from "./tax-year-report";
import { useLineItems } from "./use-line-items";

/** The line items of a signed-in person: loading, failed, or shown (reports-15). */
export function Reports() {
  const t = useTranslations("reports");
  const { data, error } = useLineItems();
  // The figures come first; what is below them is drawn in slices once they arrive (screens-49).
  const isDrawn = useDeferredValue(data !== undefined);
  return (
    <div className="page flex flex-col gap-6 pt-2 pb-8 sm:pb-10 print:max-w-none print:py-0">
      {data ? (
        <TaxYearReport rows={data.lineItems} isDrawn={isDrawn} />
      ) : (
        <>
          <RecordTabs year={null} />
          <WaitingReportHeader />
          {error ? (
            <Alert
              live
              tone="danger"
              title={t("notLoaded")}
              actions={
                <Button tone="secondary" size="small" onClick={() => window.location.reload()}>
                  {t("retry")}
                </Button>
              }
            >
              {failureOf(error).message ?? t("notReached")}
            </Alert>
          ) : (
            <>
              <p className="text-ink-soft">
                <Spinner label={t("loading")} />
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
