import type { NewAdjustment } from "@gf-ledger/claim/adjustments/adjustment-input";
import { namesNoExpense, paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import type { Transaction } from "@gf-ledger/db/database";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { SignedInContext } from "../context";

const sum = (cents: readonly number[]) => cents.reduce((total, part) => total + part, 0);

/**
 * Whether a repayment is larger than what was paid for all that it names, together with the other repayments of the
 * same expenses (claim-49). Amounts in another currency than the entry's are not weighed against it.
 */
export async function repaysTooMuch(
  { actor: { scope }, edition }: SignedInContext,
  transaction: Transaction,
  input: NewAdjustment,
  id: string | null,
): Promise<boolean> {
  if (!paysBack(input.kind) || namesNoExpense(input)) return false;
  const { userId } = scope;
  const currency = input.currency ?? EDITION_FACTS[edition].currency;
  const others = await transaction.adjustment.findMany({
    where: {
      userId,
      ...(id === null ? {} : { id: { not: id } }),
      expenses: { some: { expenseId: { in: [...input.expenseIds] } } },
    },
    include: { expenses: true, lineItems: true },
  });
  const items = new Set([
    ...input.lineItemIds,
    ...others.flatMap(({ lineItems }) => lineItems.map(({ lineItemId }) => lineItemId)),
  ]);
  const expenses = new Set([
    ...input.expenseIds,
    ...others.flatMap((other) => other.expenses.map(({ expenseId }) => expenseId)),
  ]);
  const paid = [
    ...(
      await transaction.lineItem.findMany({
        where: { userId, id: { in: [...items] } },
        select: { price: true, taxCents: true, currency: true },
      })
    ).map(({ price, taxCents, ...row }) => ({ ...row, cents: price + (taxCents ?? 0) })),
    ...(
      await transaction.otherExpense.findMany({
        where: { userId, id: { in: [...expenses] } },
        select: { amount: true, currency: true },
      })
    ).map(({ amount, ...row }) => ({ ...row, cents: amount })),
  ];
  const repaid = [...others.map((row) => ({ cents: row.amount ?? 0, currency: row.currency }))];
  if ([...paid, ...repaid].some((row) => row.currency !== currency)) return false;
  return (input.amount ?? 0) + sum(repaid.map(({ cents }) => cents)) > sum(paid.map(({ cents }) => cents));
}
