import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import {
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_CENTS,
  PREMIUM_PRICE_PER_MONTH_CENTS,
} from "@gf-ledger/domain/subscription/plans";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { ReactNode } from "react";
import { Card, CardBody } from "@/components/card";
import { PlanAction } from "./plan-action";
import { planLists } from "./plan-lists";

export function Pricing({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "home.pricing");
  const action = translatorOf(locale, "homeActions.plan");
  const words = {
    current: action("current"),
    upgraded: action("upgraded"),
    startFree: action("startFree"),
    startPremium: action("startPremium"),
    manage: action("manage"),
    upgrade: action("upgrade"),
  };
  const { free, premium } = planLists(locale);
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  const { currency } = EDITION_FACTS[LOCALE_FACTS[locale].edition];
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line py-16 sm:py-20">
      <div className="page grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="pricing-title" className="text-2xl">
            {t("title")}
          </h2>
          <p className="mt-3 max-w-xl text-ink-soft">{t("text")}</p>
          <p className="mt-5 max-w-sm border-l-3 border-wheat pl-4 text-sm text-ink-soft">
            {t.rich("guarantee", {
              days: MONEY_BACK_DAYS,
              together: (inside) => <span className="whitespace-nowrap">{inside}</span>,
            })}
          </p>
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          <Plan name={t("free")} price={money(0)} per={t("perMonth")} features={free}>
            <PlanAction plan="free" words={words} />
          </Plan>
          <Plan
            name={t("premium")}
            price={money(PREMIUM_PRICE_CENTS)}
            per={t("perYear", { currency, monthly: money(PREMIUM_PRICE_PER_MONTH_CENTS) })}
            features={premium}
            highlighted
          >
            <PlanAction plan="premium" words={words} />
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
  features: ReturnType<typeof planLists>["free"];
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
          {features.map(({ name, note }) => (
            <li key={name} className="flex gap-2.5">
              <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-claim">
                <path d="m4 10.5 4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2.2" />
              </svg>
              <span>
                {name}
                <span className="block text-xs text-ink-soft">{note}</span>
              </span>
            </li>
          ))}
        </ul>
        {children}
      </CardBody>
    </Card>
  );
}
