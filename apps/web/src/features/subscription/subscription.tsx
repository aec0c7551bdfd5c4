"use client";

import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Card, CardBody, CardTitle } from "@/components/card";
import { useLocalAddress } from "@/features/language/addresses/use-local-address";
import { FreePlan } from "./free-plan";
import { Checkout } from "./payment/checkout";
import { PlanPage } from "./plan-page";
import { PremiumOffer, RunningPremium } from "./premium-plan";
import { useSubscription } from "./use-subscription";

const SUCCESS_PATH = "/subscription/success";

/** plans-20, plans-21: checking, then Premium, or the plans and the payment form. */
export function Subscription() {
  const t = useTranslations("subscription");
  const to = useLocalAddress();
  const control = useSubscription("subscription");
  return (
    <PlanPage title={t("title")} control={control}>
      {(status) =>
        status.isSubscribed ? (
          <RunningPremium name={t("premium.name")} control={control} status={status} />
        ) : (
          <>
            <div className="grid gap-5 md:grid-cols-2">
              <FreePlan visionModel={status.visionModel} />
              <PremiumOffer name={t("premium.name")} status={status}>
                {control.clientSecret ? null : (
                  <Button block busy={control.create.isPending} onClick={() => control.create.mutate()}>
                    {t("upgrade")}
                  </Button>
                )}
              </PremiumOffer>
            </div>
            {control.clientSecret ? (
              <Card>
                <CardBody>
                  <CardTitle className="mb-4">{t("subscribe")}</CardTitle>
                  <Checkout
                    status={status}
                    clientSecret={control.clientSecret}
                    returnPath={to(SUCCESS_PATH)}
                    onPaid={control.refresh}
                  />
                </CardBody>
              </Card>
            ) : null}
          </>
        )
      }
    </PlanPage>
  );
}
