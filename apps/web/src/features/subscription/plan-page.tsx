"use client";

import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";
import { Skeleton } from "@/components/notices/skeleton";
import { PageTitle } from "@/components/page-title";
import type { SubscriptionControl } from "./use-subscription";

/** plans-21: says that the plan could not be loaded, with a way to try again. */
function StatusFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("subscription.notVerified");
  return (
    <Alert
      live
      tone="danger"
      title={t("title")}
      actions={
        <Button tone="secondary" size="small" onClick={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {t("text")}
    </Alert>
  );
}

interface PlanPageProps {
  title: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  control: SubscriptionControl;
  /** Renders the page once the subscription's status is known. */
  children: (status: SubscriptionStatus) => ReactNode;
}

/** The frame of both plan pages, with its loading and failed states. */
export function PlanPage({ title, aside, control, children }: PlanPageProps) {
  const t = useTranslations("subscription");
  const { data: status, isError, refetch } = control.status;
  return (
    <div className="page flex max-w-4xl flex-col gap-6 py-8 sm:py-10">
      <PageTitle title={title} introduction={t("introduction")}>
        {aside}
      </PageTitle>
      {isError ? <StatusFailed onRetry={() => void refetch()} /> : null}
      {status ? children(status) : isError ? null : <Skeleton className="h-80" label={t("loading")} />}
    </div>
  );
}
