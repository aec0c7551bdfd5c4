import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { PersonView } from "@gf-ledger/domain/people/person-view";
import type { SignedInContext } from "../../context";
import type { UserScope } from "../../gate/user-scope";
import { inTransaction } from "../../refusals/in-transaction";
import { takeUndo } from "../../undo/undo-store";
import { fittingHousehold } from "../fitting-household";
import type { KeptPerson } from "../kept-person";
import { readHousehold } from "../queries/read-household";
import { lockAndEnsureOwner } from "./lock-and-ensure-owner";
import { putBackShares } from "./put-back-shares";
import { incomeRows, personColumns, viewOf } from "./write-person";

/** Repayments of anybody's that named the person's expenses name them again, as far as they are there. */
async function putBackRepayments(transaction: Transaction, userId: string, { otherExpenses }: KeptPerson) {
  // Absent in rows that were stored before they were kept.
  const links = otherExpenses.flatMap(({ id: expenseId, repayments }) =>
    (repayments ?? []).map(({ adjustmentId }) => ({ adjustmentId, expenseId })),
  );
  const there = await transaction.adjustment.findMany({
    where: { userId, id: { in: links.map(({ adjustmentId }) => adjustmentId) } },
    select: { id: true },
  });
  const ids = new Set(there.map(({ id }) => id));
  await transaction.adjustmentExpense.createMany({
    data: links.filter(({ adjustmentId }) => ids.has(adjustmentId)),
    skipDuplicates: true,
  });
}

/** The person's expenses and adjustments; an adjustment names what of its items and expenses is still there. */
async function putBackEntries(
  transaction: Transaction,
  { userId }: UserScope,
  kept: KeptPerson,
): Promise<void> {
  const { otherExpenses, adjustments } = kept;
  const owned = <Row extends object>(row: Row) => ({ ...row, userId });
  await transaction.otherExpense.createMany({
    data: otherExpenses.map(({ repayments: _repayments, ...row }) => owned(row)),
  });
  await transaction.adjustment.createMany({
    data: adjustments.map(({ lineItems: _items, expenses: _expenses, ...row }) => owned(row)),
  });
  const named = adjustments.flatMap(({ id: adjustmentId, lineItems }) =>
    lineItems.map(({ lineItemId }) => ({ adjustmentId, lineItemId })),
  );
  const there = await transaction.lineItem.findMany({
    where: { userId, id: { in: named.map(({ lineItemId }) => lineItemId) } },
    select: { id: true },
  });
  const ids = new Set(there.map(({ id }) => id));
  await transaction.adjustmentLineItem.createMany({
    data: named.filter(({ lineItemId }) => ids.has(lineItemId)),
  });
  const repaid = adjustments.flatMap(({ id: adjustmentId, expenses }) =>
    expenses.map(({ expenseId }) => ({ adjustmentId, expenseId })),
  );
  const known = await transaction.otherExpense.findMany({
    where: { userId, id: { in: repaid.map(({ expenseId }) => expenseId) } },
    select: { id: true },
  });
  const expenseIds = new Set(known.map(({ id }) => id));
  await transaction.adjustmentExpense.createMany({
    data: repaid.filter(({ expenseId }) => expenseIds.has(expenseId)),
  });
  await putBackRepayments(transaction, userId, kept);
}

/**
 * claim-33 POST /api/people/{id}/restore: a person who was removed is back, under the same id and with what went along.
 * Refused a minute after the removal, and where the household has no place left (claim-10).
 */
export function restorePerson(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<PersonView, "nothing_to_undo" | "person_unfit">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await lockAndEnsureOwner(transaction, scope);
    const removed = await takeUndo<KeptPerson, "person-removed">(ctx, transaction, {
      subjectId: id,
      acts: ["person-removed"],
    });
    if (removed === null) return refused("nothing_to_undo");
    const kept = removed.before;
    const fits = fittingHousehold(ctx, await readHousehold(transaction, scope), kept.person);
    if (!fits.ok) return fits;
    await transaction.person.create({
      data: {
        ...personColumns(fits.value),
        id,
        userId: scope.userId,
        createdAt: kept.createdAt,
        incomes: { create: incomeRows(fits.value) },
      },
    });
    await putBackShares(transaction, scope, kept);
    await putBackEntries(transaction, scope, kept);
    return done(await viewOf(ctx, transaction, fits.value));
  });
}
