import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { calendarDateOf, dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import type { UserScope } from "../../gate/user-scope";
import { takeSharesOff } from "../../items/verbs/shares-of-items";
import { inTransaction } from "../../refusals/in-transaction";
import { takeKept } from "../../undo/undo-store";
import { storedReceipt } from "../queries/find-receipt";
import { reopenedSchema } from "../reopened";
import { compareAsKept, type KeptReceipt, keepReceipt } from "./kept-receipt";
import { takeFromReports } from "./take-from-reports";

/**
 * Makes a saved receipt a draft again, with what the reports hold of it (receipts-56 POST …/reopen). The
 * reports keep its line items until it is saved again. Reopening it twice changes nothing.
 */
export function reopenReceipt(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<ReceiptView, "no_such_receipt" | "receipt_not_saved">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await transaction.$queryRaw`
      SELECT id FROM receipts WHERE id = ${id}::uuid AND user_id = ${scope.userId}::uuid FOR UPDATE`;
    const receipt = await transaction.receipt.findFirst({
      where: { id, userId: scope.userId },
      select: { status: true, reopened: true, store: true, purchaseDate: true, currency: true },
    });
    if (!receipt) return refused("no_such_receipt");
    if (receipt.status !== "confirmed") return refused("receipt_not_saved");
    if (receipt.reopened === null) {
      await keepReceipt(ctx, transaction, id, "correction-begun");
      await takeFromReports(transaction, scope, id);
      const { store, purchaseDate, currency } = receipt;
      const reopened = { store, purchaseDate: purchaseDate && calendarDateOf(purchaseDate), currency };
      await transaction.receipt.update({ where: { id, userId: scope.userId }, data: { reopened } });
    }
    return done(await storedReceipt(transaction, scope, id));
  });
}

/** Puts a locked receipt that was reopened back to what was saved; resolves to whether it was one. */
export async function leaveCorrection(
  transaction: Transaction,
  scope: UserScope,
  id: string,
): Promise<boolean> {
  const { reopened, currency } = await transaction.receipt.findFirstOrThrow({
    where: { id, userId: scope.userId },
    select: { reopened: true, currency: true },
  });
  if (reopened === null) return false;
  const head = reopenedSchema.parse(reopened);
  await takeFromReports(transaction, scope, id);
  await takeSharesOff(transaction, id);
  const acts = ["correction-begun"] as const;
  const begun = await takeKept<KeptReceipt, "correction-begun">(transaction, scope, { subjectId: id, acts });
  if (begun && head.currency !== undefined && head.currency !== currency)
    await compareAsKept(transaction, id, begun.before);
  await transaction.receipt.update({
    where: { id, userId: scope.userId },
    data: {
      reopened: Prisma.DbNull,
      store: head.store,
      ...(head.currency === undefined ? {} : { currency: head.currency }),
      purchaseDate: head.purchaseDate && dateColumnOf(head.purchaseDate),
    },
  });
  return true;
}
