"use client";

import type { AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { AllowedFields } from "@/features/household/allowed";
import { loadedWhenShown } from "@/features/offline/loaded-when-shown";
import { CountGuidance } from "./count-guidance";
import { isOfPeriod } from "./days-of-claim";
import { EntriesCard } from "./entries-card";
import { EntryRow } from "./entry-row";
import { asItWas, isExpenseGone } from "./forms/adjustment-again";
import { RemoveEntry } from "./forms/remove-entry";
import { useAdjustmentsOfClaim } from "./use-entries-of-claim";
import { useEntryChanges } from "./use-entry-changes";

const AdjustmentForm = loadedWhenShown(() =>
  import("./forms/adjustment-form").then((module) => module.AdjustmentForm),
);

interface AdjustmentsCardProps {
  claim: ClaimView;
  people: readonly PersonView[];
}

const isCounted = ({ rule: { effect } }: AdjustmentView, { countGuidance }: ClaimView) =>
  effect === "reduces" || effect === "signed" || (effect === "guidance" && countGuidance);

/** The ledger beside the food: each entry with what its country's rule makes of it (claim-15). */
export function AdjustmentsCard({ claim, people }: AdjustmentsCardProps) {
  const t = useTranslations("adjustments");
  const locale = useLocale();
  const { data, query } = useAdjustmentsOfClaim(claim);
  const { removeAdjustment, keepAdjustment, busy, toastRemoved } = useEntryChanges();
  const [writing, setWriting] = useState<AdjustmentView | "new" | null>(null);
  const [removing, setRemoving] = useState<AdjustmentView | null>(null);

  /** What it does to the claim, with its sign; miles that have no rate by their number. */
  function amountOf({ amount, currency, miles, rule }: AdjustmentView): string {
    const isOnlyKept = amount === null || rule.effect === "recorded";
    if (miles !== null && isOnlyKept) return t("milesOf", { miles });
    if (amount === null) return "";
    return formatMoney(rule.effect === "reduces" ? -amount : amount, locale, currency);
  }
  function factsOf(entry: AdjustmentView): string[] {
    const { personId, miles, centsPerMile, note, rule, paidBack, expected } = entry;
    const years = [...new Set(paidBack.flatMap(({ claimedIn }) => claimedIn ?? []))];
    const repaid = [
      expected ? t("isExpected") : "",
      paidBack.length === 0
        ? ""
        : t("paysBack", {
            what: paidBack
              .slice(0, 3)
              .map((one) => t("paidOn", { name: one.name, date: formatDate(one.date, locale, "medium") }))
              .join(", "),
            more: Math.max(0, paidBack.length - 3),
          }),
      paidBack.length > 1 ? t("spread") : "",
      ...years.map((year) => t("claimedIn", { year: String(year) })),
    ];
    const name = people.length > 1 ? people.find(({ id }) => id === personId)?.name : undefined;
    const at =
      miles === null || centsPerMile === null || rule.effect === "recorded"
        ? undefined
        : t("milesAt", { miles, cents: centsPerMile });
    return [name ?? "", at ?? "", ...repaid, note];
  }
  /** A repayment is of the claim by what it pays back, any other entry by its own day. */
  const isOutside = ({ personId, date, paidBack }: AdjustmentView) =>
    ![...(paidBack.length > 0 ? paidBack.map((one) => one.date) : [date])].some((day) =>
      isOfPeriod(claim, personId, day),
    );
  function askedOf(entry: AdjustmentView): string | undefined {
    if (entry.namesNoExpense) return t("asked");
    return isExpenseGone(entry) ? t("gone") : undefined;
  }
  async function remove(adjustment: AdjustmentView) {
    if ((await removeAdjustment(adjustment.id)) === null) return;
    setRemoving(null);
    const again = asItWas(adjustment);
    toastRemoved(t(`kinds.${adjustment.kind}`), again && (() => void keepAdjustment(null, again)));
  }

  return (
    <EntriesCard
      id="adjustments"
      title={t("title")}
      introduction={t("introduction")}
      add={t("add")}
      none={t("none")}
      list={t("list")}
      onAdd={() => setWriting("new")}
      query={query}
      rows={
        data?.adjustments.map((one) => (
          <EntryRow
            key={one.id}
            date={one.date}
            what={t(`kinds.${one.kind}`)}
            facts={factsOf(one)}
            amount={amountOf(one)}
            counted={isCounted(one, claim)}
            notCounted={t("notCounted")}
            asked={askedOf(one)}
            outside={!one.namesNoExpense && isOutside(one)}
            onChange={() => setWriting(one)}
            onRemove={() => setRemoving(one)}
          />
        )) ?? null
      }
    >
      {claim.edition === "us" && claim.status === "draft" ? (
        <AllowedFields>
          <CountGuidance claim={claim} />
        </AllowedFields>
      ) : null}
      {writing && data ? (
        <AdjustmentForm
          claim={claim}
          people={people}
          rules={data.rules}
          adjustment={writing === "new" ? null : writing}
          onClose={() => setWriting(null)}
        />
      ) : null}
      {removing ? (
        <RemoveEntry
          what={t(`kinds.${removing.kind}`)}
          amount={amountOf(removing)}
          busy={busy}
          onCancel={() => setRemoving(null)}
          onConfirm={() => void remove(removing)}
        />
      ) : null}
    </EntriesCard>
  );
}
