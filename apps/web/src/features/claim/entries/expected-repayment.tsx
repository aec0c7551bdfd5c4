"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { trpc } from "@/trpc/client";
import { AdjustmentForm } from "./forms/adjustment-form";
import { useAdjustmentsOfClaim } from "./use-entries-of-claim";

interface ExpectedRepaymentProps {
  claim: ClaimView;
  onClose: () => void;
}

/** A new entry of the ledger that begins as a repayment which is still expected (claim-86). */
export function ExpectedRepayment({ claim, onClose }: ExpectedRepaymentProps) {
  const { data: household } = trpc.people.list.useQuery({ year: claim.taxYear });
  const { data: ledger } = useAdjustmentsOfClaim(claim);
  if (!household || !ledger) return null;
  const { people } = household;
  return (
    <AdjustmentForm
      claim={claim}
      people={people}
      rules={ledger.rules}
      adjustment={null}
      isExpected
      onClose={onClose}
    />
  );
}
