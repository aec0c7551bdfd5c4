import { type Adjustment, adjustmentSchema } from "@gf-ledger/claim/adjustments/adjustment";
import { type ClaimPeriod, countsInPeriod, wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import { type OtherExpense, otherExpenseSchema } from "@gf-ledger/claim/periods/other-expense";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { Transaction } from "@gf-ledger/db/database";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { type AdjustmentRow, adjustmentOf, WITH_PAID_BACK } from "../../adjustments/adjustment-row";
import { calendarDateOf, dateColumnOf } from "../../calendar-column";
import type { UserScope } from "../../gate/user-scope";
import { personPeriodsOf, type StoredClaim } from "../claim-row";
import { type Conversion, converted } from "./converted";
import { placedRepayment } from "./placed-repayment";
import {
  type EnteredAmount,
  enteredExpense,
  type HowItemsCount,
  readRepaidExpenses,
} from "./read-repaid-expenses";

/** What counts beside the food, in the claim's currency; what has no rate yet is left out and its day named. */
export interface OtherAmounts {
  readonly adjustments: readonly Adjustment[];
  readonly otherExpenses: readonly OtherExpense[];
  readonly missingRates: readonly CalendarDate[];
  /** Each amount in the other currency that was converted or has no rate yet, of whatever day, once (claim-14). */
  readonly foreign: readonly EnteredAmount[];
}

/** How what was paid is seen, as the claim sees it. */
export interface ClaimChoices extends HowItemsCount {
  readonly conversion: Conversion;
}

/** Entries of the period's days, those that pay back an expense of them, and the tax year's own repayments. */
function entriesOf({ taxYear }: StoredClaim, { from, to }: Period) {
  const inPeriod = { gte: dateColumnOf(from), lte: dateColumnOf(to) };
  const lastDay = `${taxYear}-12-31`;
  return {
    OR: [
      { date: { gte: inPeriod.gte, lte: dateColumnOf(to > lastDay ? to : lastDay) } },
      { lineItems: { some: { lineItem: { purchaseDate: inPeriod } } } },
      { expenses: { some: { expense: { date: inPeriod } } } },
    ],
  };
}

function enteredEntry({ id, note, kind, ...row }: AdjustmentRow, cents: Cents): EnteredAmount {
  const date = calendarDateOf(row.date);
  const currency = currencySchema.parse(row.currency);
  return { thing: "adjustment", id, name: note || kind, date, currency, cents };
}

/** The owner's adjustments and other medical expenses that count in a period of a claim. */
export async function readOtherAmounts(
  client: Transaction,
  scope: UserScope,
  claim: StoredClaim,
  period: ClaimPeriod,
  choices: ClaimChoices,
): Promise<OtherAmounts> {
  const { conversion } = choices;
  const span = wholeSpan(period);
  const inPeriod = { gte: dateColumnOf(span.from), lte: dateColumnOf(span.to) };
  const orderBy = [{ date: "asc" as const }, { id: "asc" as const }];
  const [entries, expenses, filed] = await Promise.all([
    client.adjustment.findMany({
      where: { ...entriesOf(claim, span), userId: scope.userId },
      include: WITH_PAID_BACK,
      orderBy,
    }),
    client.otherExpense.findMany({ where: { userId: scope.userId, date: inPeriod }, orderBy }),
    client.claim.findMany({
      where: {
        userId: scope.userId,
        edition: claim.edition,
        status: { not: "draft" },
        id: { not: claim.id },
      },
      select: { taxYear: true, periodOfPersons: true },
    }),
  ]);
  const missing = new Set<CalendarDate>();
  const foreign = new Map<string, EnteredAmount>();
  const centsOf = (amount: EnteredAmount) => {
    const found = converted(amount.cents, amount, conversion);
    if (found === null) missing.add(amount.date);
    if (found === null || found.original) foreign.set(amount.id, amount);
    return found;
  };
  const repaid = await readRepaidExpenses(client, scope, entries, {
    ...choices,
    centsOf: (amount) => centsOf(amount)?.cents ?? null,
  });
  const filedYears = new Set(filed.map(({ taxYear }) => taxYear).filter((year) => year < claim.taxYear));
  const claimedApart = filed.flatMap(({ periodOfPersons }) => personPeriodsOf(periodOfPersons));
  const isClaimedApart = (personId: string, date: CalendarDate) =>
    claimedApart.some((own) => own.personId === personId && own.from <= date && date <= own.to);
  const counts = (personId: string, date: CalendarDate) =>
    countsInPeriod(period, personId, date) && !isClaimedApart(personId, date);
  const adjustments = entries.flatMap((row): Adjustment[] => {
    const placed = placedRepayment(row, { claim, period, filedYears, isClaimedApart });
    if (!placed) return [];
    if (row.amount === null) return [adjustmentOf(row)];
    const found = centsOf(enteredEntry(row, row.amount));
    if (found === null) return [];
    const { cents: amountCents, original } = found;
    const parts = placed(amountCents, repaid(row));
    if (parts === "elsewhere") return [];
    return [
      adjustmentSchema.parse({
        ...adjustmentOf(row),
        amountCents,
        ...(original && { original }),
        ...(parts && { parts }),
      }),
    ];
  });
  const otherExpenses = expenses.flatMap((row): OtherExpense[] => {
    const date = calendarDateOf(row.date);
    const { what, personId } = row;
    if (!counts(personId, date)) return [];
    const found = centsOf(enteredExpense(row));
    if (found === null) return [];
    const { cents: amountCents, original } = found;
    return [otherExpenseSchema.parse({ date, amountCents, what, personId, ...(original && { original }) })];
  });
  return { adjustments, otherExpenses, missingRates: [...missing].sort(), foreign: [...foreign.values()] };
}

/** The same without what is for people of whom nothing can be claimed (claim-54). */
export function withoutPeople(amounts: OtherAmounts, excluded: ReadonlySet<string>): OtherAmounts {
  if (excluded.size === 0) return amounts;
  const counts = ({ personId }: { readonly personId: string }) => !excluded.has(personId);
  const adjustments = amounts.adjustments.flatMap((entry): Adjustment[] => {
    if (!entry.parts) return counts(entry) ? [entry] : [];
    const parts = entry.parts.filter(counts);
    return parts.length > 0 ? [{ ...entry, parts }] : [];
  });
  return { ...amounts, adjustments, otherExpenses: amounts.otherExpenses.filter(counts) };
}
