"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useTranslations } from "use-intl";
import { Skeleton } from "@/components/skeleton";
import { ClaimPapersCard } from "@/features/claim/documents/claim-documents";
import { ClaimEntries } from "@/features/claim/entries/claim-entries";
import { Allowed } from "@/features/household/allowed";
import { trpc } from "@/trpc/client";
import { ClaimNow } from "./claim-now";
import { CreditEstimatePanel } from "./credit-estimate-panel";
import { FileClaim } from "./file-claim";
import { PeriodChooser } from "./period-chooser";
import { ReturnLinesCard } from "./return-lines-card";
import { StepList } from "./step-list";

interface ClaimProps {
  claim: ClaimView;
  edition: Edition;
}

/** A draft: the figure and the next step first, then what is done and left, the period, the worth, and filing. */
export function ClaimDraft({ claim, edition }: ClaimProps) {
  const t = useTranslations("claim");
  const { data } = trpc.claims.checklist.useQuery({ id: claim.id });
  if (!data) return <Skeleton className="h-96" label={t("summing")} />;
  return (
    <>
      <ClaimNow checklist={data} taxYear={claim.taxYear} />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_1fr]">
        <StepList checklist={data} taxYear={claim.taxYear} />
        <div className="flex min-w-0 flex-col gap-6">
          <PeriodChooser claim={claim} edition={edition} />
          <ClaimEntries claim={claim} />
          <CreditEstimatePanel claim={claim} edition={edition} />
          <ReturnLinesCard claimId={claim.id} />
          <ClaimPapersCard claimId={claim.id} taxYear={claim.taxYear} />
          <Allowed to="change">
            <FileClaim claim={claim} checklist={data} />
          </Allowed>
        </div>
      </div>
    </>
  );
}
