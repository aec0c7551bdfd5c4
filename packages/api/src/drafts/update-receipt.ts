import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { lockDraft, type NoDraft } from "../items/write-draft-item";
import { inTransaction } from "../refusals/in-transaction";
import { storedReceipt } from "./find-receipt";

interface Input {
  readonly id: string;
  readonly store?: string | null | undefined;
  readonly purchaseDate?: string | null | undefined;
}

/** Corrects a draft's store or date (receipts-19); a day to come is refused (receipts-100). A field left out stays; `null` clears it. */
export function updateReceipt(
  ctx: SignedInContext,
  input: Input,
): Promise<Outcome<ReceiptView, NoDraft | "date_of_future">> {
  const { scope } = ctx.actor;
  const { id, store, purchaseDate } = input;
  if (purchaseDate && isOfFuture(purchaseDate, ctx.now()))
    return Promise.resolve(refused("date_of_future", { field: "purchaseDate" }));
  return inTransaction(ctx.database, async (transaction) => {
    const locked = await lockDraft(transaction, scope, id);
    if (!locked.ok) return locked;
    await transaction.receipt.update({
      where: { id, userId: scope.userId },
      data: {
        ...(store === undefined ? {} : { store }),
        ...(purchaseDate === undefined
          ? {}
          : { purchaseDate: purchaseDate ? dateColumnOf(purchaseDate) : null }),
      },
    });
    return done(await storedReceipt(transaction, scope, id));
  });
}
