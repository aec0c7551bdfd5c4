"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { Badge } from "@/components/badge";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";
import { PlanCard } from "./plan-card";
import { FREE_FEATURES } from "./plan-features";
import { planNotes } from "./plan-notes";

/** The Free plan, for a person who has it, and what is left of this month (plans-1, plans-26). */
export function FreePlan({ visionModel }: { visionModel: boolean }) {
  const edition = useEdition();
  const { data: use } = trpc.receipts.planUse.useQuery();
  const left = use && use.limit !== null ? Math.max(0, use.limit - use.used) : null;
  return (
    <PlanCard
      name="Free Plan"
      badge={<Badge>Current Plan</Badge>}
      price="$0"
      priceNote="For ever"
      features={FREE_FEATURES}
      notes={planNotes(visionModel)}
    >
      {use && left !== null ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">
          <strong className="font-semibold">
            {left} of {use.limit} receipts left this month.
          </strong>{" "}
          New ones on <span className="figures">{formatDate(use.resetsAt.slice(0, 10), edition)}</span>.
        </p>
      ) : null}
    </PlanCard>
  );
}
