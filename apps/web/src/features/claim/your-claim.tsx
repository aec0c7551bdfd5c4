"use client";

import { useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { EmptyState } from "@/components/notices/empty-state";
import { Skeleton } from "@/components/notices/skeleton";
import { ClaimComments } from "@/features/claim/comments/claim-comments";
import { ClaimLinks } from "@/features/claim/links/claim-links";
import { Allowed } from "@/features/household/allowed";
import { Loading } from "@/features/loading/loading";
import { PrintHead } from "@/features/print/print-head";
import { RecordTabs } from "@/features/records/record-tabs";
import { useTaxYear } from "@/features/tax-summary/use-tax-year";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";
import { ClaimDraft } from "./claim-draft";
import { ClaimHeader } from "./claim-header";
import { FiledClaimCard } from "./filing/filed-claim";
import { usePeriodWords } from "./period-words";
import { useClaimChanges } from "./use-claim-changes";

/** A tax year without a claim yet. */
function BeginClaim({ year }: { year: number }) {
  const t = useTranslations("claim.begin");
  const of = { year: String(year) };
  const { begin, busy } = useClaimChanges();
  return (
    <EmptyState
      title={t("title", of)}
      as="h2"
      actions={
        <Allowed to="change">
          <Button busy={busy} onClick={() => begin(year)}>
            {t("action", of)}
          </Button>
        </Allowed>
      }
    >
      {t("text")}
    </EmptyState>
  );
}

/** The centre of the tax season: one tax year's claim, from draft to filed and adjusted (claim-24). */
export function YourClaim() {
  const t = useTranslations("claim");
  const common = useTranslations("common");
  const choice = useTaxYear("claims");
  const { year } = choice;
  // Drawn in slices once it is known or chosen (screens-49).
  const drawnYear = useDeferredValue(year);
  const periodWords = usePeriodWords();
  const { data } = trpc.claims.list.useQuery();
  const period = data?.claims.find(({ taxYear }) => taxYear === year)?.period;
  return (
    <div className="page flex flex-col gap-6 pt-2 pb-8 sm:pb-10">
      <PrintHead title={t("title")} year={year} claimPeriod={period ? periodWords(period) : null} />
      <RecordTabs year={year} />
      <ClaimHeader choice={choice} />
      {drawnYear === null ? (
        <Skeleton className="h-96" label={common("loadingYears")} />
      ) : (
        <ClaimOfYear key={drawnYear} year={drawnYear} />
      )}
    </div>
  );
}

function ClaimOfYear({ year }: { year: number }) {
  const t = useTranslations("claim");
  const edition = useEdition();
  const claims = trpc.claims.list.useQuery();
  if (!claims.data)
    return <Loading of={[claims]} className="h-96" label={t("loading")} failed={t("notLoaded")} />;
  const claim = claims.data.claims.find(({ taxYear }) => taxYear === year);
  if (!claim) return <BeginClaim year={year} />;
  const shared = (
    <>
      <ClaimLinks claimId={claim.id} />
      <ClaimComments claimId={claim.id} />
    </>
  );
  if (claim.status === "draft")
    return (
      <ClaimDraft claim={claim} edition={edition}>
        {shared}
      </ClaimDraft>
    );
  return (
    <>
      <FiledClaimCard claim={claim} edition={edition} />
      {shared}
    </>
  );
}
