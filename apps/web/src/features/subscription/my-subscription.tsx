"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Alert } from "@/components/alert";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { LinkButton } from "@/components/link-button";
import { Checkout } from "./checkout";
import { FreePlan } from "./free-plan";
import { PaymentReturn } from "./payment-return";
import { PlanPage } from "./plan-page";
import { PremiumOffer, RunningPremium } from "./premium-plan";
import { returningTo, returnPageOf } from "./return-page";
import { useSubscription } from "./use-subscription";

/** One plan, and both of its names (plans-29). */
const PLAN_NAME = "Premium (Pro)";
const SUCCESS_PATH = "/my-subscription?success=true";

/** plans-18: success, or one of three views: premium, checkout, plan comparison. */
export function MySubscription() {
  const query = useSearchParams();
  const succeeded = query.get("success") === "true";
  const returnPage = returnPageOf(query);
  const control = useSubscription("my-subscription");
  if (succeeded) return <PaymentReturn retryPath="/my-subscription" />;
  const account = (
    <Link href="/account" className="finger text-sm font-semibold text-brand underline underline-offset-2">
      Account, sign-in and your data
    </Link>
  );
  return (
    <PlanPage title="My Subscription" aside={account} control={control}>
      {(status) => {
        if (status.isPremium) {
          return (
            <RunningPremium name={PLAN_NAME} control={control} status={status}>
              <Alert
                tone="success"
                actions={returnPage ? <LinkButton href={returnPage}>Go back</LinkButton> : null}
              >
                You're currently on the Pro plan with unlimited receipts
              </Alert>
            </RunningPremium>
          );
        }
        if (control.clientSecret) {
          return (
            <div className="grid items-start gap-5 md:grid-cols-2">
              <PremiumOffer name={PLAN_NAME} status={status}>
                <Button tone="quiet" onClick={() => control.setClientSecret(null)}>
                  Back to the plans
                </Button>
              </PremiumOffer>
              {/* On a phone the form comes first: the person asked for it. */}
              <Card className="max-md:order-first">
                <CardBody>
                  <CardTitle className="mb-4">Payment</CardTitle>
                  <Checkout
                    status={status}
                    clientSecret={control.clientSecret}
                    returnPath={returningTo(SUCCESS_PATH, returnPage)}
                    onPaid={control.refresh}
                  />
                </CardBody>
              </Card>
            </div>
          );
        }
        return (
          <div className="grid gap-5 md:grid-cols-2">
            <FreePlan visionModel={status.visionModel} />
            <PremiumOffer name={PLAN_NAME} status={status}>
              <Button block busy={control.create.isPending} onClick={() => control.create.mutate()}>
                Upgrade to Pro
              </Button>
            </PremiumOffer>
          </div>
        );
      }}
    </PlanPage>
  );
}
