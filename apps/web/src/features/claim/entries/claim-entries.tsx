"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { Loading } from "@/features/loading/loading";
import { trpc } from "@/trpc/client";
import { AdjustmentsCard } from "./adjustments-card";
import { ExpensesCard } from "./expenses-card";
import { RatesCard } from "./rates-card";

/** What counts in a claim beside the food, and what it is converted by. */
export function ClaimEntries({ claim }: { claim: ClaimView }) {
  const household = trpc.people.list.useQuery({ year: claim.taxYear });
  if (!household.data) return <Loading of={[household]} className="h-64" />;
  const { people } = household.data;
  return (
    <>
      <RatesCard claim={claim} />
      <ExpensesCard claim={claim} people={people} />
      <AdjustmentsCard claim={claim} people={people} />
    </>
  );
}
