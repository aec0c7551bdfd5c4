import { ADJUSTMENT_KINDS, type Adjustment, adjustmentSchema } from "@gf-ledger/claim/adjustments/adjustment";
import { adjustmentCents } from "@gf-ledger/claim/adjustments/adjustment-cents";
import { type AdjustmentRule, adjustmentRule } from "@gf-ledger/claim/adjustments/adjustment-rules";
import type { AdjustmentsView, AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import { medicalMileageOn } from "@gf-ledger/claim/adjustments/medical-mileage";
import { ADJUSTMENT_EFFECT_WORDS } from "@gf-ledger/claim/words/adjustment-words";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { currencySchema, type Edition } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
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

function ruleView({ effect, standing, source, readOn }: AdjustmentRule): AdjustmentView["rule"] {
  return { effect, words: ADJUSTMENT_EFFECT_WORDS[effect], standing, source, readOn };
}

/** The rule of every kind in a country. */
export function rulesOf(edition: Edition): AdjustmentsView["rules"] {
  return ADJUSTMENT_KINDS.map((kind) => ({ kind, ...ruleView(adjustmentRule(kind, edition)) }));
}

/** An entry as every caller sees it, with what the edition's country makes of it. */
export function adjustmentView(row: AdjustmentRow, edition: Edition): AdjustmentView {
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
    rule: ruleView(adjustmentRule(kind, edition)),
  };
}
