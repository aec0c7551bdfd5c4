"use client";

import {
  confidenceLabel,
  isHighGlutenFreeShare,
  isLowMatch,
  matchRateTone,
} from "@gf-ledger/domain/matching/match-display";
import { matchingSummary } from "@gf-ledger/domain/matching/matching-summary";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { MatchingSummary, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { Disclosure, DisclosureButton, DisclosurePanel } from "@headlessui/react";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import { useLocale, useTranslations } from "use-intl";
import { Badge, type BadgeTone } from "@/components/badge";
import { Card, CardBody, CardTitle } from "@/components/card";
import { Alert } from "@/components/notices/alert";
import { useWholePercent } from "@/features/language/use-whole-percent";
import { unaccounted } from "./items-gap";

const TONES: Readonly<Record<ReturnType<typeof matchRateTone>, BadgeTone>> = {
  good: "claim",
  fair: "warn",
  poor: "danger",
};

/** How well the gluten-free items were matched with regular products (matching-24, matching-21), with a list by category. What was not recognised is in none of its figures, and it says so (reading-56). */
export function MatchingPanel({ receipt }: { receipt: ReceiptView }) {
  const locale = useLocale();
  const t = useTranslations("receipt.matching");
  const percent = useWholePercent();
  const summary = matchingSummary(receipt.items);
  const unread = unaccounted(receipt);
  const share = summary.itemCount === 0 ? 0 : summary.glutenFreeCount / summary.itemCount;
  const anyGlutenFree = summary.glutenFreeCount > 0;
  const figures: [string, string][] = [
    [t("items"), String(summary.itemCount)],
    [t("glutenFree"), String(summary.glutenFreeCount)],
    [t("matched"), String(summary.matchedCount)],
  ];
  return (
    <Card>
      <CardBody className="@container">
        <CardTitle>{t("title")}</CardTitle>
        <dl className="mt-3 grid gap-2 @3xs:grid-cols-3 @3xs:text-center">
          {figures.map(([label, value]) => (
            <div
              key={label}
              className="flex items-baseline justify-between rounded-md bg-sunken p-2 @3xs:flex-col-reverse @3xs:items-stretch @3xs:justify-end"
            >
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd className="figures text-xl font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 flex flex-wrap gap-2">
          {anyGlutenFree ? (
            <Badge tone={TONES[matchRateTone(summary.matchRate)]}>
              {t("rate", { share: percent(summary.matchRate) })}
            </Badge>
          ) : null}
          {summary.matchedCount > 0 ? (
            <Badge>{t("confidence", { level: t(confidenceLabel(summary.confidence)) })}</Badge>
          ) : null}
          <Badge tone={isHighGlutenFreeShare(share) ? "claim" : "neutral"}>
            {t("share", { share: percent(share) })}
          </Badge>
        </div>
        {anyGlutenFree && isLowMatch(summary.matchRate) ? (
          <Alert tone="warn" className="mt-3">
            {t("few")}
          </Alert>
        ) : null}
        {unread > 0 ? (
          <Alert tone="warn" className="mt-3">
            {t("notRecognised", { amount: formatMoney(unread, locale, receipt.currency) })}
          </Alert>
        ) : null}
        {summary.categories.length > 0 ? <Details summary={summary} /> : null}
      </CardBody>
    </Card>
  );
}

function Details({ summary }: { summary: MatchingSummary }) {
  const t = useTranslations("receipt.matching");
  const names = useTranslations("food.category");
  return (
    <Disclosure as="div" className="mt-3 border-t border-line pt-1">
      <DisclosureButton className="group flex min-h-11 w-full items-center justify-between text-sm font-semibold">
        {t("details")}
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 transition-transform group-data-open:rotate-180"
        />
      </DisclosureButton>
      <DisclosurePanel as="ul" className="text-sm">
        {summary.categories.map(({ category, count, matched }) => (
          <li key={category} className="flex justify-between gap-3 border-t border-line py-2">
            <span>{names(category)}</span>
            <span className="figures text-ink-soft">
              {t("ofCategory", { matched: String(matched), count: String(count) })}
            </span>
          </li>
        ))}
      </DisclosurePanel>
    </Disclosure>
  );
}
