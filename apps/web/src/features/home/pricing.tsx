import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import {
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_CENTS,
  PREMIUM_PRICE_PER_MONTH_CENTS,
} from "@gf-ledger/domain/subscription/plans";
import type { ReactNode } from "react";
import { Card, CardBody } from "@/components/card";
import { FREE_FEATURES, PREMIUM_FEATURES } from "../subscription/plan-features";
import { planNotes } from "../subscription/plan-notes";
import { PlanAction } from "./plan-action";

/** These pages are built before anybody knows which readers the server has. */
const NOTES = planNotes(null);

export function Pricing({ edition }: { edition: Edition }) {
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), edition);
  const { currency } = EDITION_FACTS[edition];
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line py-16 sm:py-20">
      <div className="page grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="pricing-title" className="text-2xl">
            Simple pricing
          </h2>
          <p className="mt-3 max-w-xl text-ink-soft">
            Start free, and upgrade when five receipts a month are not enough.
          </p>
          <p className="mt-5 max-w-sm border-l-3 border-wheat pl-4 text-sm text-ink-soft">
            Premium comes with a {MONEY_BACK_DAYS}-day <span className="whitespace-nowrap">money-back</span>{" "}
            guarantee.
          </p>
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          <Plan name="Free" price={money(0)} per="per month" features={FREE_FEATURES}>
            <PlanAction plan="free" />
          </Plan>
          <Plan
            name="Premium"
            price={money(PREMIUM_PRICE_CENTS)}
            per={`${currency} per year, about ${money(PREMIUM_PRICE_PER_MONTH_CENTS)} per month`}
            features={PREMIUM_FEATURES}
            highlighted
          >
            <PlanAction plan="premium" />
          </Plan>
        </div>
      </div>
    </section>
  );
}

interface PlanProps {
  name: string;
  price: string;
  per: string;
  features: readonly string[];
  highlighted?: boolean;
  children: ReactNode;
}

function Plan({ name, price, per, features, highlighted, children }: PlanProps) {
  return (
    <Card className={highlighted ? "border-2 border-brand" : undefined}>
      <CardBody className="flex h-full flex-col">
        <h3 className="text-lg font-semibold">{name}</h3>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
          <span className="figures text-3xl font-bold tracking-tight">{price}</span>
          <span className="text-sm text-ink-soft">{per}</span>
        </p>
        <ul className="mt-5 mb-7 flex-1 space-y-2 text-sm">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-claim">
                <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.2" />
              </svg>
              <span>
                {feature}
                {NOTES[feature] ? (
                  <span className="block text-xs text-ink-soft">{NOTES[feature]}</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
        {children}
      </CardBody>
    </Card>
  );
}
