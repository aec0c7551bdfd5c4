"use client";

import { useRouter } from "next/navigation";
import { Badge } from "@/components/badge";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Skeleton } from "@/components/skeleton";
import { useEdition } from "@/features/protected/use-edition";
import { Checkout } from "./checkout";
import { PlanCard } from "./plan-card";
import { FREE_FEATURES, MONEY_BACK, PREMIUM_FEATURES } from "./plan-features";
import { PremiumActions } from "./premium-actions";
import { premiumPrice } from "./premium-price";
import { StatusFailed } from "./status-failed";
import { SubscriptionDetails } from "./subscription-details";
import { useSubscription } from "./use-subscription";

const SUCCESS_PATH = "/subscription/success";

/** §2, §4 Subscription: checking, then premium, or the plans and the payment form. */
export function Subscription() {
  const control = useSubscription("subscription");
  const { data: status, isError, refetch } = control.status;
  return (
    <div className="page flex max-w-4xl flex-col gap-6 py-8 sm:py-10">
      <h1 className="text-2xl sm:text-3xl">Subscription</h1>
      {isError ? <StatusFailed onRetry={() => void refetch()} /> : null}
      {status ? <Plans control={control} status={status} /> : isError ? null : <Skeleton className="h-80" />}
    </div>
  );
}

interface PlansProps {
  control: ReturnType<typeof useSubscription>;
  status: NonNullable<ReturnType<typeof useSubscription>["status"]["data"]>;
}

function Plans({ control, status }: PlansProps) {
  const edition = useEdition();
  const router = useRouter();
  const price = premiumPrice(edition);
  if (status.isSubscribed) {
    return (
      <PlanCard
        name="Premium Plan"
        badge={<Badge tone="claim">Active</Badge>}
        {...price}
        features={PREMIUM_FEATURES}
        prominent
      >
        {status.subscription ? (
          <SubscriptionDetails subscription={status.subscription} edition={edition} />
        ) : null}
        <PremiumActions control={control} status={status} />
      </PlanCard>
    );
  }
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <PlanCard
          name="Free Plan"
          badge={<Badge>Current Plan</Badge>}
          price="$0"
          priceNote="For ever"
          features={FREE_FEATURES}
        />
        <PlanCard name="Premium Plan" {...price} features={[...PREMIUM_FEATURES, MONEY_BACK]} prominent>
          {control.clientSecret ? null : (
            <Button block busy={control.create.isPending} onClick={() => control.create.mutate()}>
              Upgrade to Premium
            </Button>
          )}
        </PlanCard>
      </div>
      {control.clientSecret ? (
        <Card>
          <CardBody>
            <CardTitle className="mb-4">Subscribe to Premium</CardTitle>
            <Checkout
              status={status}
              clientSecret={control.clientSecret}
              returnPath={SUCCESS_PATH}
              onPaid={() => {
                void control.refresh();
                router.push(SUCCESS_PATH);
              }}
            />
          </CardBody>
        </Card>
      ) : null}
    </>
  );
}
