"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Skeleton } from "@/components/notices/skeleton";
import { trpc } from "@/trpc/client";
import { PlanCard } from "./plan-card";
import { usePlanFeatures } from "./use-plan-features";

/** The Free plan, for a person who has it, and what is left of this month (plans-1, plans-26). */
export function FreePlan({ visionModel }: { visionModel: boolean }) {
  const locale = useLocale();
  const t = useTranslations("subscription.free");
  const { free } = usePlanFeatures(visionModel);
  const { data: use, isLoading } = trpc.receipts.planUse.useQuery();
  const left = use && use.limit !== null ? Math.max(0, use.limit - use.used) : null;
  return (
    <PlanCard
      name={t("name")}
      badge={<Badge>{t("current")}</Badge>}
      price={t("price")}
      priceNote={t("forEver")}
      features={free}
    >
      {use && left !== null ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-sm">
          {t.rich("left", {
            left,
            limit: use.limit ?? 0,
            date: formatDate(use.resetsAt.slice(0, 10), locale),
            strong: (words) => <strong className="font-semibold">{words}</strong>,
            figures: (words) => <span className="figures">{words}</span>,
          })}
        </p>
      ) : isLoading ? (
        <Skeleton className="h-16" />
      ) : null}
    </PlanCard>
  );
}
