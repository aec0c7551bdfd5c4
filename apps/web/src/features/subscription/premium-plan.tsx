"use client";

import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import {
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_CENTS,
  PREMIUM_PRICE_PER_MONTH_CENTS,
} from "@gf-ledger/domain/subscription/plans";
import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";
import { Alert } from "@/components/notices/alert";
import { useEdition } from "@/hooks/use-edition";
import { PlanCard } from "./plan-card";
import { PremiumActions } from "./premium-actions";
import { SubscriptionDetails } from "./subscription-details";
import { usePlanFeatures } from "./use-plan-features";
import type { SubscriptionControl } from "./use-subscription";

/** Premium's price in the edition's currency, as a card shows it (plans-1). */
function usePremiumPrice() {
  const t = useTranslations("subscription.premium");
  const locale = useLocale();
  const { currency } = EDITION_FACTS[useEdition()];
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  return {
    price: t("price", { price: money(PREMIUM_PRICE_CENTS) }),
    priceNote: t("perMonth", { price: money(PREMIUM_PRICE_PER_MONTH_CENTS), currency }),
  };
}

interface PremiumOfferProps {
  name: string;
  status: SubscriptionStatus;
  children?: ReactNode;
}

/** The paid plan on offer; `children` is the way to buy it. */
export function PremiumOffer({ name, status, children }: PremiumOfferProps) {
  const t = useTranslations("plans.features");
  const price = usePremiumPrice();
  const { premium } = usePlanFeatures(status.visionModel);
  return (
    <PlanCard
      name={name}
      {...price}
      features={[...premium, { name: t("moneyBack", { days: MONEY_BACK_DAYS }) }]}
      prominent
    >
      {children}
    </PlanCard>
  );
}

interface RunningPremiumProps {
  name: string;
  control: SubscriptionControl;
  status: SubscriptionStatus;
  children?: ReactNode;
}

/** The paid plan, for a person who has it: its status, its end, and what can be done about it (plans-18). */
export function RunningPremium({ name, control, status, children }: RunningPremiumProps) {
  const t = useTranslations("subscription.premium");
  const price = usePremiumPrice();
  const { premium } = usePlanFeatures(status.visionModel);
  const { subscription } = status;
  const overdue = subscription?.status === "past_due";
  return (
    <PlanCard
      name={name}
      badge={overdue ? <Badge tone="warn">{t("overdue")}</Badge> : <Badge tone="claim">{t("active")}</Badge>}
      {...price}
      features={premium}
      prominent
    >
      {children}
      {overdue ? (
        <Alert tone="warn" title={t("overdueTitle")}>
          {t("overdueText")}
        </Alert>
      ) : null}
      {subscription ? <SubscriptionDetails subscription={subscription} /> : null}
      <PremiumActions control={control} status={status} />
    </PlanCard>
  );
}
