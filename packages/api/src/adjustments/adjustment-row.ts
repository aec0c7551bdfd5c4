import { ADJUSTMENT_KINDS, type Adjustment, adjustmentSchema } from "@gf-ledger/claim/adjustments/adjustment";
import { adjustmentCents } from "@gf-ledger/claim/adjustments/adjustment-cents";
import { type AdjustmentRule, adjustmentRule } from "@gf-ledger/claim/adjustments/adjustment-rules";
import type { AdjustmentsView, AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import { medicalMileageOn } from "@gf-ledger/claim/adjustments/medical-mileage";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { sourceName } from "@gf-ledger/messages/citation";
import { translatorOf } from "@gf-ledger/messages/translator";
import { calendarDateOf } from "../calendar-column";

/** What an entry is read with. */
export const WITH_LINE_ITEMS = {
  lineItems: { select: { lineItemId: true }, orderBy: { lineItemId: "asc" } },
} as const;

export type AdjustmentRow = Prisma.AdjustmentGetPayload<{ include: typeof WITH_LINE_ITEMS }>;

/** A stored entry as the ledger's rules see it, in the currency that it was typed in. */
export function adjustmentOf(row: AdjustmentRow): Adjustment {
  const { id, kind, personId, note, miles, amount: amountCents } = row;
  const lineItemIds = row.lineItems.map(({ lineItemId }) => lineItemId);
  const date = calendarDateOf(row.date);
  return adjustmentSchema.parse({ id, kind, personId, note, miles, amountCents, lineItemIds, date });
}

function ruleView(rule: AdjustmentRule, locale: Locale): AdjustmentView["rule"] {
  const { effect, standing, readOn } = rule;
  const words = translatorOf(locale, "claimRules")(`adjustmentEffect.${effect}`);
  return { effect, words, standing, source: sourceName(rule.source, locale), readOn };
}

const ruleIn = (locale: Locale, kind: Adjustment["kind"]) =>
  ruleView(adjustmentRule(kind, LOCALE_FACTS[locale].edition), locale);

/** The rule of every kind in a locale's country, in its language. */
export function rulesOf(locale: Locale): AdjustmentsView["rules"] {
  return ADJUSTMENT_KINDS.map((kind) => ({ kind, ...ruleIn(locale, kind) }));
}

/** An entry as every caller sees it, with what the locale's country makes of it. */
export function adjustmentView(row: AdjustmentRow, locale: Locale): AdjustmentView {
  const adjustment = adjustmentOf(row);
  const { id, kind, date, personId, note, lineItemIds } = adjustment;
  const cents = adjustmentCents(adjustment);
  const miles = adjustment.kind === "mileage" ? adjustment.miles : null;
  return {
    id,
    kind,
    date,
    personId,
    amount: cents === null ? null : dollarsFromCents(cents),
    miles,
    centsPerMile: miles === null ? null : (medicalMileageOn(date)?.centsPerMile ?? null),
    currency: currencySchema.parse(row.currency),
    note,
    lineItemIds,
    rule: ruleIn(locale, kind),
  };
}
