import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { columnsInCurrency } from "../../items/columns-in-currency";
import { evidenceSchema } from "../../items/evidence";
import { linkReturnsAnew } from "../../items/verbs/link-returns";
import { lockDraft, type NoDraft } from "../../items/verbs/write-draft-item";
import { inTransaction } from "../../refusals/in-transaction";
import { duplicateByPicture, duplicateOfDraft } from "../queries/find-duplicate";
import { findReceiptRow, storedReceipt } from "../queries/find-receipt";
import { settledEvidence } from "../settled-evidence";

interface Input {
  readonly id: string;
  readonly store?: string | null | undefined;
  readonly purchaseDate?: string | null | undefined;
  readonly currency?: Currency | undefined;
}

/** What each item is compared with in another currency; the matcher is asked before a connection is held. */
async function comparedIn(ctx: SignedInContext, { id, currency }: Input) {
  if (currency === undefined) return [];
  const found = await findReceiptRow(ctx.database, ctx.actor.scope, id);
  if (!found.ok || found.value.currency === currency) return [];
  return Promise.all(
    found.value.items.map(async (item) => ({
      where: { id: item.id },
      data: await columnsInCurrency(ctx, currency, item),
    })),
  );
}

/**
 * Corrects a draft's store, date (receipts-19) or currency (receipts-104). A field left out stays; `null` clears a
 * store or date. A day to come is refused (receipts-103). What was in doubt about a field that is given is settled.
 */
export async function updateReceipt(
  ctx: SignedInContext,
  input: Input,
): Promise<Outcome<ReceiptView, NoDraft | "date_of_future">> {
  const { scope } = ctx.actor;
  const { id, store, purchaseDate, currency } = input;
  if (purchaseDate && isOfFuture(purchaseDate, ctx.now()))
    return refused("date_of_future", { field: "purchaseDate" });
  const compared = await comparedIn(ctx, input);
  return inTransaction(ctx.database, async (transaction) => {
    const locked = await lockDraft(transaction, scope, id);
    if (!locked.ok) return locked;
    const where = { id, userId: scope.userId };
    const { evidence } = await transaction.receipt.findFirstOrThrow({ where, select: { evidence: true } });
    const draft = await transaction.receipt.update({
      where,
      data: {
        ...(store === undefined ? {} : { store }),
        ...(purchaseDate === undefined
          ? {}
          : { purchaseDate: purchaseDate ? dateColumnOf(purchaseDate) : null }),
        ...(currency === undefined ? {} : { currency }),
        evidence: settledEvidence(evidenceSchema.parse(evidence), input),
      },
    });
    const isHeadGiven = store !== undefined || purchaseDate !== undefined;
    if (isHeadGiven && draft.reopened === null) {
      const known = await duplicateByPicture(transaction, scope, draft);
      const duplicateOfId = await duplicateOfDraft(transaction, scope, draft, known);
      await transaction.receipt.update({ where, data: { duplicateOfId } });
    }
    for (const { where: item, data } of compared)
      await transaction.receiptItem.updateMany({ where: { ...item, receiptId: id }, data });
    if (compared.length > 0) await linkReturnsAnew(ctx, transaction, id);
    return done(await storedReceipt(transaction, scope, id));
  });
}
