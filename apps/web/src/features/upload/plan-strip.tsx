"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import Link from "next/link";
import { useEffect } from "react";
import { Skeleton } from "@/components/skeleton";
import { toast } from "@/components/toast";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";

/** Shows what the plan still allows this month; the page checks it as receipts-41 says. */
export function PlanStrip() {
  const edition = useEdition();
  const { data: use, isError } = trpc.receipts.planUse.useQuery();

  useEffect(() => {
    if (!isError) return;
    toast({
      title: "Couldn't verify subscription",
      description: "Your subscription status couldn't be verified. Please try again later.",
      tone: "danger",
    });
  }, [isError]);

  if (isError) return null;
  if (!use) return <Skeleton className="h-6 w-64" />;
  if (use.limit === null) {
    return (
      <p className="text-sm text-ink-soft">
        Premium plan: unlimited receipts.{" "}
        <Link href="/my-subscription" className="font-semibold text-brand underline underline-offset-2">
          Manage Subscription
        </Link>
      </p>
    );
  }
  return (
    <p className="text-sm text-ink-soft">
      Free plan: {Math.min(use.used, use.limit)} of {use.limit} receipts used this month. New ones on{" "}
      <span className="figures">{formatDate(use.resetsAt.slice(0, 10), edition)}</span>.{" "}
      <Link href="/my-subscription" className="font-semibold text-brand underline underline-offset-2">
        Upgrade to Premium
      </Link>
    </p>
  );
}
