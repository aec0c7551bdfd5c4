"use client";

import { Button } from "@/components/button";
import { EmptyState } from "@/components/empty-state";
import { Allowed } from "@/features/household/allowed";
import { useClaimChanges } from "./use-claim-changes";

/** A tax year without a claim yet. */
export function BeginClaim({ year }: { year: number }) {
  const { begin, busy } = useClaimChanges();
  return (
    <EmptyState
      title={`No claim for ${year} yet`}
      as="h2"
      actions={
        <Allowed to="change">
          <Button busy={busy} onClick={() => begin(year)}>
            Begin the claim for {year}
          </Button>
        </Allowed>
      }
    >
      It takes in what you saved, says what is left to do, and is a draft until you file it.
    </EmptyState>
  );
}
