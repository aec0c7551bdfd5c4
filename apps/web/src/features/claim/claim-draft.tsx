"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type ReactNode, useDeferredValue } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";
import { Skeleton } from "@/components/notices/skeleton";
import { ClaimDownloadsCard } from "@/features/claim/documents/claim-documents";
import { ClaimEntries } from "@/features/claim/entries/claim-entries";
import { Allowed } from "@/features/household/allowed";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { ClaimNow } from "./claim-now";
import { useAdjustmentsOfClaim } from "./entries/use-entries-of-claim";
import { CreditEstimatePanel } from "./estimate/credit-estimate-panel";
import { isIncomeKnown } from "./estimate/income-known";
import { FileClaim } from "./filing/file-claim";
import { ReturnLinesCard } from "./filing/return-lines-card";
import { PeriodChooser } from "./period-chooser";
import { StepList } from "./step-list";
import { stepsHere } from "./steps-here";

/** What letters that are recorded may not prove: dated late, or by another practitioner (claim-74). */
function LetterDoubts({ doubts }: { doubts: readonly string[] }) {
  const t = useTranslations("claim.steps");
  if (doubts.length === 0) return null;
  return (
    <Alert tone="warn" title={t("letters")}>
      {doubts.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
    </Alert>
  );
}

interface ClaimProps {
  claim: ClaimView;
  edition: Edition;
  /** What follows the filing. */
  children: ReactNode;
}

/** A draft: the figure and the next step first, then what is left and done, the period, the estimate, and filing. */
export function ClaimDraft({ claim, edition, children }: ClaimProps) {
  const t = useTranslations("claim");
  const checklist = trpc.claims.checklist.useQuery({ id: claim.id });
  const people = trpc.people.list.useQuery({ year: claim.taxYear });
  const rated = trpc.claims.rates.useQuery({ id: claim.id });
  const ledger = useAdjustmentsOfClaim(claim);
  const { data } = checklist;
  const [household, rates, adjusted] = [people.data, rated.data, ledger.data];
  const needed = [checklist, people, rated, ledger.query];
  const hasFailed = needed.some(({ isLoadingError }) => isLoadingError);
  const known = data && household && rates && adjusted ? { data, household, rates, adjusted } : null;
  // The figure comes first; what is below it is drawn in slices once it arrives (screens-49).
  const isDrawn = useDeferredValue(known !== null);
  const drawn = isDrawn ? known : null;
  // While the claim is summed `children` stand where they stay: what is being written in them is kept (screens-52).
  return (
    <>
      {known ? (
        <ClaimNow
          checklist={known.data}
          claim={claim}
          isIncomeKnown={isIncomeKnown(known.household.people, claim.taxYear)}
        />
      ) : (
        <Loading of={needed} className="h-62.5 sm:h-32" label={t("summing")} failed={t("notLoaded")} />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
        {drawn ? (
          <div className="flex min-w-0 flex-col gap-6">
            <StepList
              steps={stepsHere(drawn.data.entries, {
                edition,
                people: drawn.household.people,
                hasOtherCurrency: drawn.rates.needed.length > 0,
                adjustmentKinds: drawn.adjusted.adjustments.map(({ kind }) => kind),
              })}
              onPaper={drawn.data.entries.find(({ step }) => step === "receipts")?.left.length ?? 0}
              claim={claim}
            />
            <LetterDoubts doubts={drawn.data.letterDoubts} />
          </div>
        ) : hasFailed ? null : (
          // On a phone as high as the window: what follows moves below it, out of sight (screens-38).
          <Skeleton className="h-dvh lg:h-96" />
        )}
        <div className="max-md:skipped-800 flex min-w-0 flex-col gap-6 lg:col-start-2">
          {drawn ? (
            <>
              <PeriodChooser claim={claim} edition={edition} />
              <ClaimEntries claim={claim} />
              <CreditEstimatePanel claim={claim} edition={edition} />
              <ReturnLinesCard claimId={claim.id} />
              <ClaimDownloadsCard claimId={claim.id} />
              <Allowed to="change">
                <FileClaim claim={claim} checklist={drawn.data} />
              </Allowed>
            </>
          ) : hasFailed ? null : (
            <Skeleton className="h-dvh" />
          )}
          {children}
        </div>
      </div>
    </>
  );
}
