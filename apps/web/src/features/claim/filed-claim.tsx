"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { Badge } from "@/components/badge";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Skeleton } from "@/components/skeleton";
import { ClaimEntries } from "@/features/claim-entries/claim-entries";
import { ClaimPapers } from "@/features/claim-papers/claim-papers";
import { trpc } from "@/trpc/client";
import { AdjustClaim } from "./adjust-claim";
import { ChangeList } from "./change-list";
import { periodWords } from "./period-words";
import { WorthPanel } from "./worth-panel";

interface FiledProps {
  claim: ClaimView;
  edition: Edition;
}

/** A filed claim: what was frozen when, what changed since, and how that is reported (claim-17). */
export function FiledClaim({ claim, edition }: FiledProps) {
  const { data } = trpc.claims.changes.useQuery({ id: claim.id });
  if (!data) return <Skeleton className="h-96" label="Comparing with what was filed..." />;
  const onDay = (moment: string | null) => (moment ? formatDate(moment.slice(0, 10), edition) : "");
  return (
    <>
      <Card>
        <CardBody>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <CardTitle>Filed on {onDay(claim.filedAt)}</CardTitle>
            <Badge tone={claim.status === "adjusted" ? "info" : "claim"}>{claim.status}</Badge>
          </div>
          <p className="figures mt-2 text-3xl font-semibold text-claim">
            {formatMoney(data.amountFiled ?? 0, edition)}
          </p>
          <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-ink-soft">Period</dt>
            <dd>{claim.period ? periodWords(claim.period, edition) : ""}</dd>
            <dt className="text-ink-soft">Snapshot of</dt>
            <dd>{onDay(claim.snapshotAt)}</dd>
            <dt className="text-ink-soft">SHA-256</dt>
            <dd className="min-w-0 font-mono text-xs break-all">{claim.snapshotSha256}</dd>
          </dl>
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <CardTitle>Changes since then</CardTitle>
          {data.difference.length === 0 ? (
            <p className="mt-2 text-sm">Nothing has changed: your records still say what you filed.</p>
          ) : (
            <>
              <p className="mt-2 text-sm">
                The claim would come to {formatMoney(data.amountNow, edition)} now.
              </p>
              <AdjustClaim claim={claim} ways={data.waysToReport} />
            </>
          )}
          <ChangeList changes={data} edition={edition} />
        </CardBody>
      </Card>
      <ClaimEntries claim={claim} />
      <WorthPanel claim={claim} edition={edition} />
      <ClaimPapers claimId={claim.id} taxYear={claim.taxYear} />
    </>
  );
}
