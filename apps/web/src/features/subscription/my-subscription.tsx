"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { IntentLink } from "@/components/intent-link";
import { LinkButton } from "@/components/link-button";
import { Alert } from "@/components/notices/alert";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { FreePlan } from "./free-plan";
import { Checkout } from "./payment/checkout";
import { PaymentReturn } from "./payment/payment-return";
import { returningTo, returnPageOf } from "./payment/return-page";
import { PlanPage } from "./plan-page";
import { PremiumOffer, RunningPremium } from "./premium-plan";
import { useSubscription } from "./use-subscription";

const SUCCESS_PATH = "/my-subscription?success=true";

/** plans-18: success, or one of three views: premium, checkout, plan comparison. */
export function MySubscription() {
  const t = useTranslations("subscription.mine");
  const planName = useTranslations("subscription.premium")("bothNames");
  const to = useLocalAddress();
  const query = useSearchParams();
  const succeeded = query.get("success") === "true";
  const returnPage = returnPageOf(query);
  const control = useSubscription("my-subscription");
  if (succeeded) return <PaymentReturn retryPath="/my-subscription" />;
  const account = (
    <IntentLink
      href="/account"
      className="finger text-sm font-semibold text-brand underline underline-offset-2"
    >
      {t("account")}
    </IntentLink>
  );
  return (
    <PlanPage title={t("title")} aside={account} control={control}>
      {(status) => {
        if (status.isPremium) {
          return (
            <RunningPremium name={planName} control={control} status={status}>
              <Alert
                tone="success"
                actions={
                  returnPage ? (
                    <LinkButton href={returnPage} tone="secondary">
                      {t("goBack")}
                    </LinkButton>
                  ) : null
                }
              >
                {t("onPro")}
              </Alert>
            </RunningPremium>
          );
        }
        if (control.clientSecret) {
          return (
            <div className="grid items-start gap-5 md:grid-cols-2">
              <PremiumOffer name={planName} status={status}>
                <Button tone="quiet" onClick={() => control.setClientSecret(null)}>
                  {t("backToPlans")}
                </Button>
              </PremiumOffer>
              {/* On a phone the form comes first: the person asked for it. */}
              <Card className="max-md:order-first">
                <CardBody>
                  <CardTitle className="mb-4">{t("payment")}</CardTitle>
                  <Checkout
                    status={status}
                    clientSecret={control.clientSecret}
                    returnPath={returningTo(to(SUCCESS_PATH), returnPage)}
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
            <PremiumOffer name={planName} status={status}>
              <Button block busy={control.create.isPending} onClick={() => control.create.mutate()}>
                {t("upgrade")}
              </Button>
            </PremiumOffer>
          </div>
        );
      }}
    </PlanPage>
  );
}
