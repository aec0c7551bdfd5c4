import { ADJUSTMENT_KINDS, type Adjustment, adjustmentSchema } from "@gf-ledger/claim/adjustments/adjustment";
import { adjustmentCents } from "@gf-ledger/claim/adjustments/adjustment-cents";
import { type AdjustmentRule, adjustmentRule } from "@gf-ledger/claim/adjustments/adjustment-rules";
import type { AdjustmentsView, AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import { medicalMileageOn } from "@gf-ledger/claim/adjustments/medical-mileage";
import { namesNoExpense, paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import { countsInPeriod } from "@gf-ledger/claim/periods/claim-period";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { sourceName } from "@gf-ledger/messages/citation";
import { translatorOf } from "@gf-ledger/messages/translator";
import { calendarDateOf } from "../calendar-column";
import type { FiledClaim } from "../claims/queries/filed-periods";
import { IS_NOT_DELETED } from "../tax-report/queries/live-line-items";

/** What an entry is read with; a purchase that was deleted is gone at once, and not when its row goes. */
export const WITH_PAID_BACK = {
  lineItems: {
    where: { lineItem: IS_NOT_DELETED },
    select: { lineItemId: true, lineItem: { select: { name: true, purchaseDate: true } } },
    orderBy: { lineItemId: "asc" },
  },
  expenses: {
    select: { expenseId: true, expense: { select: { what: true, date: true, personId: true } } },
    orderBy: { expenseId: "asc" },
  },
} as const satisfies Prisma.AdjustmentInclude;

export type AdjustmentRow = Prisma.AdjustmentGetPayload<{ include: typeof WITH_PAID_BACK }>;

/** A stored entry as the ledger's rules see it, in the currency that it was typed in. */
export function adjustmentOf(row: AdjustmentRow): Adjustment {
  const { id, kind, personId, note, miles, amount: amountCents } = row;
  const lineItemIds = row.lineItems.map(({ lineItemId }) => lineItemId);
  const expenseIds = row.expenses.map(({ expenseId }) => expenseId);
  const date = calendarDateOf(row.date);
  return adjustmentSchema.parse({
    id,
    kind,
    personId,
    note,
    miles,
    amountCents,
    lineItemIds,
    date,
    // Left out where nothing is said: entries of before have the same text in a snapshot (claim-42).
    ...(expenseIds.length > 0 && { expenseIds }),
    ...(row.expected && { expected: true }),
    ...(row.namesExpense && lineItemIds.length + expenseIds.length === 0 && { isExpenseGone: true }),
  });
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

function paidBackOf(row: AdjustmentRow, filed: readonly FiledClaim[]): AdjustmentView["paidBack"] {
  const claimedIn = ({ date, personId }: { date: string; personId: string }) =>
    filed.find(({ period }) => countsInPeriod(period, personId, date))?.taxYear ?? null;
  const items = row.lineItems.map(({ lineItemId: id, lineItem: { name, purchaseDate } }) => {
    const date = calendarDateOf(purchaseDate);
    return { thing: "line-item" as const, id, name, date, personId: row.personId };
  });
  const expenses = row.expenses.map(({ expenseId: id, expense: { what: name, date, personId } }) => {
    return { thing: "other-expense" as const, id, name, date: calendarDateOf(date), personId };
  });
  return [...items, ...expenses].map(({ personId, ...one }) => ({
    ...one,
    claimedIn: claimedIn({ date: one.date, personId }),
  }));
}

/** An entry as every caller sees it, with what the locale's country makes of it and which filed claims it touches. */
export function adjustmentView(
  row: AdjustmentRow,
  locale: Locale,
  filed: readonly FiledClaim[],
): AdjustmentView {
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
    expenseIds: adjustment.expenseIds ?? [],
    expected: adjustment.expected ?? false,
    paidBack: paysBack(kind) ? paidBackOf(row, filed) : [],
    namesNoExpense: namesNoExpense(adjustment),
    rule: ruleIn(locale, kind),
  };
}
