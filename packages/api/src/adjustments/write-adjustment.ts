import type { NewAdjustment } from "@gf-ledger/claim/adjustments/adjustment-input";
import type { AdjustmentView } from "@gf-ledger/claim/adjustments/adjustment-view";
import type { Transaction } from "@gf-ledger/db/database";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { singleLine } from "@gf-ledger/domain/input/single-line-text";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { dateColumnOf } from "../calendar-column";
import { localeOfClaim } from "../claims/locale-of-claim";
import { filedClaims } from "../claims/queries/filed-periods";
import type { SignedInContext } from "../context";
import { entryPerson } from "../entries/entry-person";
import { assertRoomFor } from "../limits/account-room";
import { setAuditReason } from "../records/recorder";
import { inTransaction } from "../refusals/in-transaction";
import { liveLineItems } from "../tax-report/queries/live-line-items";
import { type AdjustmentRow, adjustmentOf, adjustmentView, WITH_PAID_BACK } from "./adjustment-row";
import { mayBeEntered, type NotEntered } from "./may-be-entered";

/** The rate of miles is the IRS's own, so that miles are never in another currency. */
const MILES_IN = "USD";

async function columnsOf(
  ctx: SignedInContext,
  transaction: Transaction,
  input: NewAdjustment,
  id: string | null,
) {
  const person = await entryPerson(ctx, transaction, input.personId);
  if (!person.ok) return person;
  const may = await mayBeEntered(ctx, transaction, input, id);
  if (!may.ok) return may;
  await setAuditReason(transaction, input.why);
  const own = input.currency ?? EDITION_FACTS[ctx.edition].currency;
  return done({
    personId: person.value,
    kind: input.kind,
    date: dateColumnOf(input.date),
    amount: input.amount ?? null,
    miles: input.miles ?? null,
    currency: input.kind === "mileage" ? MILES_IN : own,
    note: singleLine(input.note),
    expected: input.expected,
  });
}

/** What an entry names, each once; a receipt stands for its saved line items. */
async function namedBy(
  { actor: { scope } }: SignedInContext,
  transaction: Transaction,
  { lineItemIds, expenseIds, receiptId }: NewAdjustment,
) {
  const receipt = receiptId
    ? await transaction.receipt.findFirst({
        where: { id: receiptId, userId: scope.userId },
        select: {
          lineItems: { where: { ...liveLineItems(scope), kind: { not: "return" } }, select: { id: true } },
        },
      })
    : { lineItems: [] };
  const items = new Set([...lineItemIds, ...(receipt?.lineItems ?? []).map(({ id }) => id)]);
  return {
    isReceiptUnknown: receipt === null,
    lineItemIds: [...items],
    expenseIds: [...new Set(expenseIds)],
  };
}

type Named = Pick<NewAdjustment, "lineItemIds" | "expenseIds">;
const itemLinks = ({ lineItemIds }: Named) => lineItemIds.map((lineItemId) => ({ lineItemId }));
const expenseLinks = ({ expenseIds }: Named) => expenseIds.map((expenseId) => ({ expenseId }));

/** Checks an entry and says what its row and its links hold. */
async function checked(
  ctx: SignedInContext,
  transaction: Transaction,
  input: NewAdjustment,
  id: string | null,
) {
  const named = await namedBy(ctx, transaction, input);
  if (named.isReceiptUnknown) return refused("no_such_receipt");
  const columns = await columnsOf(ctx, transaction, { ...input, ...named }, id);
  const namesExpense = named.lineItemIds.length + named.expenseIds.length > 0;
  return columns.ok ? done({ columns: { ...columns.value, namesExpense }, named }) : columns;
}

async function viewOf(ctx: SignedInContext, transaction: Transaction, row: AdjustmentRow) {
  const filed = await filedClaims(transaction, ctx.actor.scope, ctx.edition);
  return adjustmentView(row, localeOfClaim(ctx.edition, ctx), filed);
}

/** POST /api/adjustments: an amount of a claim that is not a purchase, by its country's rule (claim-15). */
export function addAdjustment(
  ctx: SignedInContext,
  input: NewAdjustment,
): Promise<Outcome<AdjustmentView, NotEntered>> {
  const { userId } = ctx.actor.scope;
  return inTransaction(ctx.database, async (transaction) => {
    await assertRoomFor(transaction, ctx.actor.scope, "adjustments");
    const entry = await checked(ctx, transaction, input, null);
    if (!entry.ok) return entry;
    const { columns, named } = entry.value;
    const row = await transaction.adjustment.create({
      data: {
        ...columns,
        userId,
        createdAt: ctx.now(),
        lineItems: { create: itemLinks(named) },
        expenses: { create: expenseLinks(named) },
      },
      include: WITH_PAID_BACK,
    });
    return done(await viewOf(ctx, transaction, row));
  });
}

/** PUT /api/adjustments/{id}: replaces the whole entry. */
export function changeAdjustment(
  ctx: SignedInContext,
  { id, ...input }: NewAdjustment & { readonly id: string },
): Promise<Outcome<AdjustmentView, NotEntered | "no_such_adjustment">> {
  const where = { id, userId: ctx.actor.scope.userId };
  return inTransaction(ctx.database, async (transaction) => {
    const known = await transaction.adjustment.findFirst({ where, include: WITH_PAID_BACK });
    if (!known) return refused("no_such_adjustment");
    const entry = await checked(ctx, transaction, input, id);
    if (!entry.ok) return entry;
    const { columns, named } = entry.value;
    // What it paid back stays gone until something else is named, and is back with a purchase that is restored.
    const staysGone = adjustmentOf(known).isExpenseGone && !columns.namesExpense;
    const row = await transaction.adjustment.update({
      where,
      data: {
        ...columns,
        namesExpense: columns.namesExpense || staysGone,
        lineItems: staysGone ? {} : { deleteMany: {}, create: itemLinks(named) },
        expenses: { deleteMany: {}, create: expenseLinks(named) },
      },
      include: WITH_PAID_BACK,
    });
    return done(await viewOf(ctx, transaction, row));
  });
}
