"use client";

import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { EmptyState } from "@/components/notices/empty-state";
import { PageTitle } from "@/components/page-title";
import { Allowed, useAllowed } from "@/features/household/allowed";
import { Loading } from "@/features/loading/loading";
import { MissingSizesOfYear } from "@/features/price-book/missing-sizes";
import { useDiscarding } from "@/features/receipt-editor/changes/use-discarding";
import { RecordTabs } from "@/features/records/record-tabs";
import { useTaxYear } from "@/features/tax-summary/use-tax-year";
import { ToCheck } from "@/features/to-check/to-check";
import { trpc } from "@/trpc/client";
import { ReceiptEntry } from "./receipt-entry";
import { receiptsAsked, receiptsQuery } from "./receipts-address";
import { ReceiptsFilters } from "./receipts-filters";
import { useReceiptsAddress } from "./use-receipts-address";

/** Whether a call is on its way for the first time and has not failed yet. */
const isFirstAsked = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }) =>
  isLoading && failureCount === 0;

/** Every receipt of a person: found, finished, corrected (receipts-67). */
export function Receipts() {
  const t = useTranslations("receipts");
  const { address, change } = useReceiptsAddress();
  const asked = useDeferredValue(address);
  // A receipt saved on another page a moment ago must not stand here as it was.
  const list = trpc.receipts.list.useQuery(receiptsAsked(asked), {
    placeholderData: (last) => last,
    staleTime: 0,
  });
  const { data, isError } = list;
  const { year } = useTaxYear();
  const mayChange = useAllowed("change");
  const { ask, dialog } = useDiscarding();
  const narrowed = receiptsQuery({ ...address, page: 1 }) !== "";
  // A receipt saved on another page a moment ago must not be asked about either.
  const sorting = trpc.receipts.toCheck.useQuery(undefined, { staleTime: 0 });
  const toCheck = sorting.data;
  const years = trpc.taxReport.years.useQuery();
  const sizes = trpc.taxReport.missingSizes.useQuery(
    { year: year ?? 0 },
    { enabled: year !== null && mayChange },
  );
  // What is asked stands above: until it is known nothing stands where it will come (screens-38).
  const isYearComing = year === null && years.isFetching && years.failureCount === 0;
  const isAsking = isFirstAsked(sorting) || (mayChange && (isYearComing || isFirstAsked(sizes)));
  const isKnown = (narrowed || !isAsking) && (data !== undefined || isError);
  // All that arrives is drawn in slices (screens-49).
  const isDrawn = useDeferredValue(isKnown) && isKnown;
  const shown = isDrawn ? data : undefined;
  const othersFilled =
    data?.receipts.length === 0 || (!narrowed && toCheck?.receipts.some(({ doubts }) => doubts.length === 0));
  return (
    <div className="page flex flex-col gap-6 pt-2 pb-8 sm:pb-10">
      <RecordTabs year={null} />
      <PageTitle title={t("title")} introduction={t("introduction")}>
        <Allowed to="change">
          <LinkButton
            href="/upload-receipt"
            tone={othersFilled ? "secondary" : "primary"}
            className="max-sm:w-full"
          >
            {t("upload")}
          </LinkButton>
        </Allowed>
      </PageTitle>
      {narrowed || !isDrawn ? null : (
        <>
          {toCheck ? <ToCheck {...toCheck} /> : null}
          {year === null ? null : <MissingSizesOfYear key={year} folded year={year} />}
        </>
      )}
      {isDrawn ? (
        <ReceiptsFilters
          address={address}
          stores={data?.stores ?? []}
          years={data?.years ?? []}
          onChange={change}
        />
      ) : null}
      {shown ? null : <Loading of={[list]} className="h-64" label={t("loading")} failed={t("notLoaded")} />}
      {shown?.receipts.length === 0 ? (
        narrowed || address.page > 1 ? (
          <EmptyState
            title={t("noneFound")}
            actions={
              <Button
                tone="secondary"
                onClick={() => change({ query: "", status: null, year: null, store: null })}
              >
                {t("showAll")}
              </Button>
            }
          />
        ) : (
          <EmptyState
            title={t("none")}
            actions={
              <Allowed to="change">
                <LinkButton href="/upload-receipt">{t("upload")}</LinkButton>
              </Allowed>
            }
          >
            <Allowed to="change">{t("takePhoto")}</Allowed>
          </EmptyState>
        )
      ) : null}
      {shown && shown.receipts.length > 0 ? (
        <>
          <p role="status" className="-mb-3 text-sm text-ink-soft">
            {t("count", { receipts: shown.totalItems })}
          </p>
          <Card>
            <ul aria-label={t("list")} className="divide-y divide-line">
              {shown.receipts.map((receipt) => (
                <ReceiptEntry key={receipt.id} receipt={receipt} onDiscard={ask} />
              ))}
            </ul>
          </Card>
        </>
      ) : null}
      {shown && shown.totalPages > 1 ? (
        <nav aria-label={t("pages")} className="flex items-center justify-between gap-3">
          <Button
            tone="secondary"
            disabled={address.page <= 1}
            onClick={() => change({ page: address.page - 1 })}
          >
            {t("newer")}
          </Button>
          <span className="text-sm text-ink-soft">
            {t("page", { page: address.page, pages: shown.totalPages })}
          </span>
          <Button
            tone="secondary"
            disabled={address.page >= shown.totalPages}
            onClick={() => change({ page: address.page + 1 })}
          >
            {t("older")}
          </Button>
        </nav>
      ) : null}
      {dialog}
    </div>
  );
}
