"use client";

import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import type { ReactNode } from "react";
import { Alert } from "@/components/alert";
import { Badge } from "@/components/badge";
import { useEdition } from "@/hooks/use-edition";
import { PlanCard } from "./plan-card";
import { MONEY_BACK, PREMIUM_FEATURES } from "./plan-features";
import { planNotes } from "./plan-notes";
import { PremiumActions } from "./premium-actions";
import { premiumPrice } from "./premium-price";
import { SubscriptionDetails } from "./subscription-details";
import type { SubscriptionControl } from "./use-subscription";

interface PremiumOfferProps {
  name: string;
  status: SubscriptionStatus;
  children?: ReactNode;
}

/** The paid plan on offer; `children` is the way to buy it. */
export function PremiumOffer({ name, status, children }: PremiumOfferProps) {
  const price = premiumPrice(useEdition());
  return (
    <PlanCard
      name={name}
      {...price}
      features={[...PREMIUM_FEATURES, MONEY_BACK]}
      notes={planNotes(status.visionModel)}
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
  const edition = useEdition();
  const { subscription } = status;
  const overdue = subscription?.status === "past_due";
  return (
    <PlanCard
      name={name}
      badge={overdue ? <Badge tone="warn">Payment overdue</Badge> : <Badge tone="claim">Active</Badge>}
      {...premiumPrice(edition)}
      features={PREMIUM_FEATURES}
      notes={planNotes(status.visionModel)}
      prominent
    >
      {children}
      {overdue ? (
        <Alert tone="warn" title="Your last payment did not go through">
          Your card will be tried again over the next days, and Premium stays on meanwhile. Please check your
          payment details.
        </Alert>
      ) : null}
      {subscription ? <SubscriptionDetails subscription={subscription} edition={edition} /> : null}
      <PremiumActions control={control} status={status} />
    </PlanCard>
  );
}
