"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useEffect } from "react";
import { useLocale, useTranslations } from "use-intl";
import { IntentLink } from "@/components/intent-link";
import { Skeleton } from "@/components/notices/skeleton";
import { toast } from "@/components/notices/toast";
import { trpc } from "@/trpc/client";

/** Shows what the plan still allows this month; the page checks it as receipts-41 says. */
export function PlanStrip() {
  const locale = useLocale();
  const t = useTranslations("upload.plan");
  const notVerified = useTranslations("subscription.notVerified");
  const { data: use, isError } = trpc.receipts.planUse.useQuery();

  useEffect(() => {
    if (!isError) return;
    toast({
      title: notVerified("title"),
      description: notVerified("text"),
      tone: "danger",
    });
  }, [isError, notVerified]);

  if (isError) return null;
  if (!use) return <Skeleton className="h-[2lh] w-64 text-sm sm:h-[1lh]" />;
  if (use.limit === null) {
    return (
      <p className="text-sm text-ink-soft">
        {t("premium")}{" "}
        <IntentLink href="/my-subscription" className="font-semibold text-brand underline underline-offset-2">
          {t("manage")}
        </IntentLink>
      </p>
    );
  }
  return (
    <p className="text-sm text-ink-soft">
      {t.rich("free", {
        used: Math.min(use.used, use.limit),
        limit: use.limit,
        date: formatDate(use.resetsAt.slice(0, 10), locale),
        figures: (words) => <span className="figures">{words}</span>,
      })}{" "}
      <IntentLink href="/my-subscription" className="font-semibold text-brand underline underline-offset-2">
        {t("upgrade")}
      </IntentLink>
    </p>
  );
}
