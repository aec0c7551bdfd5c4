import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { findReceipt } from "./find-receipt";
import { lockDraft } from "./write-draft-item";

interface Input {
  readonly id: string;
  readonly store?: string | null | undefined;
  readonly purchaseDate?: string | null | undefined;
}

/** Corrects a draft's store or date (receipts-19). A field left out stays; `null` clears it. */
export function updateReceipt(ctx: SignedInContext, input: Input): Promise<ReceiptView> {
  const { scope } = ctx.actor;
  const { id, store, purchaseDate } = input;
  return ctx.database.$transaction(async (transaction) => {
    await lockDraft(transaction, scope, id);
    await transaction.receipt.update({
      where: { id },
      data: {
        ...(store === undefined ? {} : { store }),
        ...(purchaseDate === undefined
          ? {}
          : { purchaseDate: purchaseDate ? dateColumnOf(purchaseDate) : null }),
      },
    });
    return findReceipt(transaction, scope, id);
  });
}
