"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { Skeleton } from "@/components/skeleton";
import { trpc } from "@/trpc/client";
import { AdjustmentsCard } from "./adjustments-card";
import { ExpensesCard } from "./expenses-card";
import { RatesCard } from "./rates-card";

/** What counts in a claim beside the food, and what it is converted by. */
export function ClaimEntries({ claim }: { claim: ClaimView }) {
  const { data } = trpc.people.list.useQuery({ year: claim.taxYear });
  if (!data) return <Skeleton className="h-64" />;
  const { people } = data;
  return (
    <>
      <RatesCard claim={claim} />
      <ExpensesCard claim={claim} people={people} />
      <AdjustmentsCard claim={claim} people={people} />
    </>
  );
}
