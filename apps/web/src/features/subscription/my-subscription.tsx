"use client";

import Link from "next/link";
import { useRouter, useSearchParams } from "next/navigation";
import { Alert } from "@/components/alert";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Skeleton } from "@/components/skeleton";
import { useEdition } from "@/features/protected/use-edition";
import { Checkout } from "./checkout";
import { PlanCard } from "./plan-card";
import { FREE_FEATURES, MONEY_BACK, PREMIUM_FEATURES } from "./plan-features";
import { PremiumActions } from "./premium-actions";
import { premiumPrice } from "./premium-price";
import { StatusFailed } from "./status-failed";
import { SubscribedNotice } from "./subscribed-notice";
import { SubscriptionDetails } from "./subscription-details";
import { useSubscription } from "./use-subscription";

const SUCCESS_PATH = "/my-subscription?success=true";

/** §2: success, or one of three views: premium, checkout, plan comparison. */
export function MySubscription() {
  const succeeded = useSearchParams().get("success") === "true";
  const control = useSubscription("my-subscription");
  const { data: status, isError, refetch } = control.status;
  if (succeeded) {
    return (
      <div className="page py-12">
        <SubscribedNotice />
      </div>
    );
  }
  return (
    <div className="page flex max-w-4xl flex-col gap-6 py-8 sm:py-10">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl sm:text-3xl">My Subscription</h1>
        <Link href="/account" className="text-sm font-semibold text-brand underline underline-offset-2">
          Account, sign-in and your data
        </Link>
      </header>
      {isError ? <StatusFailed onRetry={() => void refetch()} /> : null}
      {status ? <View control={control} status={status} /> : isError ? null : <Skeleton className="h-80" />}
    </div>
  );
}

interface ViewProps {
  control: ReturnType<typeof useSubscription>;
  status: NonNullable<ReturnType<typeof useSubscription>["status"]["data"]>;
}

function View({ control, status }: ViewProps) {
  const edition = useEdition();
  const router = useRouter();
  const price = premiumPrice(edition);
  if (status.isPremium) {
    return (
      <PlanCard
        name="Pro"
        badge={<Badge tone="claim">Active</Badge>}
        {...price}
        features={PREMIUM_FEATURES}
        prominent
      >
        <Alert tone="success">You're currently on the Pro plan with unlimited receipts</Alert>
        {status.subscription ? (
          <SubscriptionDetails subscription={status.subscription} edition={edition} />
        ) : null}
        <PremiumActions control={control} status={status} />
      </PlanCard>
    );
  }
  if (control.clientSecret) {
    return (
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PlanCard name="Pro" {...price} features={[...PREMIUM_FEATURES, MONEY_BACK]} prominent>
          <Button tone="quiet" onClick={() => control.setClientSecret(null)}>
            Back to the plans
          </Button>
        </PlanCard>
        <section
          aria-labelledby="payment"
          className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
        >
          <h2 id="payment" className="mb-4 text-lg font-semibold">
            Payment
          </h2>
          <Checkout
            status={status}
            clientSecret={control.clientSecret}
            returnPath={SUCCESS_PATH}
            onPaid={() => {
              void control.refresh();
              router.push(SUCCESS_PATH);
            }}
          />
        </section>
      </div>
    );
  }
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <PlanCard
        name="Free Plan"
        badge={<Badge>Current Plan</Badge>}
        price="$0"
        priceNote="For ever"
        features={FREE_FEATURES}
      />
      <PlanCard name="Pro" {...price} features={[...PREMIUM_FEATURES, MONEY_BACK]} prominent>
        <Button block busy={control.create.isPending} onClick={() => control.create.mutate()}>
          Upgrade to Pro
        </Button>
      </PlanCard>
    </div>
  );
}
