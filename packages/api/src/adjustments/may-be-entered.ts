import type { Adjustment } from "@gf-ledger/claim/adjustments/adjustment";
import type { NewAdjustment } from "@gf-ledger/claim/adjustments/adjustment-input";
import { adjustmentRule } from "@gf-ledger/claim/adjustments/adjustment-rules";
import { medicalMileageOn } from "@gf-ledger/claim/adjustments/medical-mileage";
import { paidBackTwice } from "@gf-ledger/claim/adjustments/paid-back-twice";
import { paysBack } from "@gf-ledger/claim/adjustments/pays-back";
import type { Transaction } from "@gf-ledger/db/database";
import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { liveLineItems } from "../tax-report/queries/live-line-items";
import { adjustmentOf, WITH_PAID_BACK } from "./adjustment-row";
import { repaysTooMuch } from "./repays-too-much";

export type NotEntered =
  | "date_of_future"
  | "mileage_rate_missing"
  | "no_such_expense"
  | "no_such_line_item"
  | "no_such_person"
  | "no_such_receipt"
  | "paid_back_twice"
  | "repaid_too_much";

/** Whether the other entries of these line items leave room for this one: no cost is paid back twice. */
async function isPaidBackTwice(
  { actor: { scope } }: SignedInContext,
  transaction: Transaction,
  { id, kind, lineItemIds }: Pick<NewAdjustment, "kind" | "lineItemIds"> & { readonly id: string | null },
): Promise<boolean> {
  if (!paysBack(kind)) return false;
  const others = await transaction.adjustment.findMany({
    where: {
      userId: scope.userId,
      lineItems: { some: { lineItemId: { in: [...lineItemIds] } } },
      ...(id === null ? {} : { id: { not: id } }),
    },
    include: WITH_PAID_BACK,
  });
  const entered: Adjustment = {
    kind: "reimbursement",
    id: "new",
    date: "2000-01-01",
    personId: "",
    note: "",
    amountCents: 1,
    lineItemIds: [...lineItemIds],
  };
  return paidBackTwice([...others.map(adjustmentOf), entered]).length > 0;
}

/** Refuses an entry that the ledger could not count: nothing that is entered may make a claim unclear (claim-15). */
export async function mayBeEntered(
  ctx: SignedInContext,
  transaction: Transaction,
  input: NewAdjustment,
  id: string | null,
): Promise<Outcome<null, NotEntered>> {
  if (isOfFuture(input.date, ctx.now())) return refused("date_of_future", { field: "date" });
  const counts = adjustmentRule(input.kind, ctx.edition).effect !== "recorded";
  if (input.kind === "mileage" && counts && medicalMileageOn(input.date) === null)
    return refused("mileage_rate_missing");
  const wanted = [...new Set(input.lineItemIds)];
  const known = await transaction.lineItem.count({
    where: { ...liveLineItems(ctx.actor.scope), id: { in: wanted } },
  });
  if (known < wanted.length) return refused("no_such_line_item");
  const { userId } = ctx.actor.scope;
  const expenses = await transaction.otherExpense.count({
    where: { userId, id: { in: [...input.expenseIds] } },
  });
  if (expenses < input.expenseIds.length) return refused("no_such_expense");
  if (await isPaidBackTwice(ctx, transaction, { ...input, id })) return refused("paid_back_twice");
  if (await repaysTooMuch(ctx, transaction, input, id)) return refused("repaid_too_much");
  return done(null);
}
