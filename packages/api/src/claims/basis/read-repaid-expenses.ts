import type { RepaidExpense } from "@gf-ledger/claim/adjustments/place-repayment";
import type { ClaimRatesView } from "@gf-ledger/claim/currency/rate-view";
import type { Transaction } from "@gf-ledger/db/database";
import type { OtherExpense as OtherExpenseRow } from "@gf-ledger/db/generated/client";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import type { AdjustmentRow } from "../../adjustments/adjustment-row";
import { calendarDateOf } from "../../calendar-column";
import type { UserScope } from "../../gate/user-scope";
import type { SharesOf } from "../../people/queries/read-allocations";
import { liveLineItems } from "../../tax-report/queries/live-line-items";

/** Who eats a line item, and whether its tax counts. */
export interface HowItemsCount {
  readonly sharesOf: SharesOf;
  readonly countTax: boolean;
}

interface HowToSee extends HowItemsCount {
  /** Cents of the claim's currency; `null` where the day has no rate. */
  readonly centsOf: (amount: EnteredAmount) => Cents | null;
}

/** An amount of a day in the currency in which it was entered, and of what it is. */
export interface EnteredAmount {
  readonly thing: ClaimRatesView["converted"][number]["thing"];
  readonly id: string;
  readonly name: string;
  readonly date: CalendarDate;
  readonly currency: Currency;
  readonly cents: Cents;
}

/** Another medical expense as it was entered. */
export function enteredExpense({ id, what, ...row }: OtherExpenseRow): EnteredAmount {
  const date = calendarDateOf(row.date);
  const currency = currencySchema.parse(row.currency);
  return { thing: "other-expense", id, name: what, date, currency, cents: row.amount };
}

/**
 * What the repayments among these entries pay back: of a line item its extra cost, for those who eat it, of another
 * medical expense all of it, for its person. What was removed, or has no rate, is left out.
 */
export async function readRepaidExpenses(
  client: Transaction,
  scope: UserScope,
  entries: readonly AdjustmentRow[],
  { sharesOf, countTax, centsOf }: HowToSee,
): Promise<(entry: AdjustmentRow) => RepaidExpense[]> {
  const itemIds = entries.flatMap(({ lineItems }) => lineItems.map(({ lineItemId }) => lineItemId));
  const expenseIds = entries.flatMap(({ expenses }) => expenses.map(({ expenseId }) => expenseId));
  const [items, expenses] = await Promise.all([
    itemIds.length === 0
      ? []
      : client.lineItem.findMany({ where: { ...liveLineItems(scope), id: { in: itemIds } } }),
    expenseIds.length === 0
      ? []
      : client.otherExpense.findMany({ where: { userId: scope.userId, id: { in: expenseIds } } }),
  ]);
  const itemById = new Map(items.map((item) => [item.id, item]));
  const expenseById = new Map(expenses.map((expense) => [expense.id, expense]));
  const repaid = (
    amount: EnteredAmount,
    of: Pick<RepaidExpense, "shares" | "isOther" | "lineItemId">,
  ): RepaidExpense[] => {
    const amountCents = centsOf(amount);
    return amountCents === null ? [] : [{ date: amount.date, amountCents, ...of }];
  };
  return (entry) => [
    ...entry.lineItems.flatMap(({ lineItemId }): RepaidExpense[] => {
      const item = itemById.get(lineItemId);
      if (!item) return [];
      const tax = countTax ? (item.taxCents ?? 0) - (item.regularTaxCents ?? 0) : 0;
      const cents = item.counts ? Math.max(0, item.price - item.regularPrice + tax) : 0;
      const date = calendarDateOf(item.purchaseDate);
      const currency = currencySchema.parse(item.currency);
      const shares = sharesOf({ ...item, countedOn: date });
      const amount = { thing: "line-item" as const, id: lineItemId, name: item.name, date, currency, cents };
      return repaid(amount, { shares, lineItemId });
    }),
    ...entry.expenses.flatMap(({ expenseId }): RepaidExpense[] => {
      const expense = expenseById.get(expenseId);
      if (!expense) return [];
      const shares = [{ personId: expense.personId, share: 1 }];
      return repaid(enteredExpense(expense), { shares, isOther: true });
    }),
  ];
}
