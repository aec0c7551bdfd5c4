import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { sniffImageFormat } from "@gf-ledger/domain/image/image-format";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { receiptDoubts } from "@gf-ledger/domain/receipt/receipt-doubts";
import type { confirmReceiptInput } from "@gf-ledger/domain/receipt/receipt-input";
import type { z } from "zod";
import { calendarDateOf, dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { rememberCorrections } from "../../corrections/remember-corrections";
import { lineItemsToLog } from "../../items/line-items-to-log";
import { saveLineItems } from "../../items/verbs/save-line-items";
import { shareSavedItems } from "../../items/verbs/shares-of-items";
import { applyVirtualItems } from "../../items/verbs/virtual-items";
import { assertRoomFor } from "../../limits/account-room";
import { imageWithinSize } from "../../photos/image-size";
import { collectPrices } from "../../price-book/collect-from-receipt";
import { inTransaction } from "../../refusals/in-transaction";
import { findReceiptRow, knownPricesOfReceipt } from "../queries/find-receipt";
import { checkedReceipt } from "../queries/receipts-to-check";
import { countSave } from "./count-save";
import { correctionSaved, linesBeforeSave } from "./kept-receipt";
import { notifySaved } from "./notify-receipt";

export type ConfirmInput = z.output<typeof confirmReceiptInput>;

type NoImage = "image_too_large" | "image_undecodable" | "not_an_image";
type NotSaved =
  | NoImage
  | "no_such_receipt"
  | "item_not_of_receipt"
  | "only_returns_below_zero"
  | "nothing_selected"
  | "no_purchase_date"
  | "date_of_future"
  | "receipt_in_doubt"
  | "plan_used_up";

/** receipts-25: checks by its content that what was sent is an image; nothing of it is kept. */
function lookedAt(sent: Uint8Array): Outcome<null, NoImage> {
  const image = imageWithinSize(sent);
  if (!image.ok) return image;
  return sniffImageFormat(image.value) === null ? refused("not_an_image") : done(null);
}

/**
 * Saves the selected items as line items in one transaction (receipts-20, receipts-21). Confirming again
 * creates nothing and answers the same number: the receipt's row is locked while its line items are made, and
 * before it, as everywhere, its owner's row, so that saves at once are counted in turn (plans-5).
 */
export async function confirmReceipt(
  ctx: SignedInContext,
  input: ConfirmInput,
): Promise<Outcome<{ lineItemCount: number }, NotSaved>> {
  const image = input.image ? lookedAt(input.image) : done(null);
  if (!image.ok) return image;
  return inTransaction(ctx.database, async (transaction) => {
    const { userId } = ctx.actor.scope;
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    const locked = await transaction.$queryRaw<{ lineItemCount: number | null; reopened: boolean }[]>`
      SELECT line_item_count AS "lineItemCount", reopened IS NOT NULL AS reopened FROM receipts
      WHERE id = ${input.id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
    const { lineItemCount = null, reopened = false } = locked[0] ?? {};
    if (lineItemCount !== null && !reopened) return done({ lineItemCount });
    return logDraft(ctx, transaction, input);
  });
}

async function logDraft(ctx: SignedInContext, transaction: Transaction, input: ConfirmInput) {
  const { scope } = ctx.actor;
  const found = await findReceiptRow(transaction, scope, input.id);
  if (!found.ok) return found;
  const draft = found.value;
  if (input.onlySure && receiptDoubts(checkedReceipt(draft)).length > 0) return refused("receipt_in_doubt");
  const applied = input.items ? await applyVirtualItems(transaction, draft, input.items) : done(null);
  if (!applied.ok) return applied;
  const purchaseDate = input.purchaseDate ? dateColumnOf(input.purchaseDate) : draft.purchaseDate;
  const store = input.store ?? draft.store;
  const current = input.items ? await findReceiptRow(transaction, scope, input.id) : found;
  if (!current.ok) return current;
  const receipt = current.value;
  if (!receipt.items.some((item) => item.selected)) return refused("nothing_selected");
  if (!purchaseDate) return refused("no_purchase_date");
  if (isOfFuture(calendarDateOf(purchaseDate), ctx.now()))
    return refused("date_of_future", { field: "purchaseDate" });
  const counted = await countSave(ctx, transaction, receipt);
  if (!counted.ok) return counted;

  const currency = currencySchema.parse(receipt.currency);
  const saved = { ...receipt, purchaseDate, store, currency };
  await collectPrices(transaction, scope, saved);
  const known = await knownPricesOfReceipt(transaction, scope, saved);
  const rows = lineItemsToLog(receipt, known, { userId: scope.userId, purchaseDate, store, currency });
  await transaction.receipt.update({
    where: { id: receipt.id, userId: scope.userId },
    data: {
      status: "confirmed",
      // A reopened receipt keeps the time when it was first saved.
      confirmedAt: receipt.confirmedAt ?? ctx.now(),
      reopened: Prisma.DbNull,
      purchaseDate,
      store,
      lineItemCount: rows.length,
    },
  });
  await assertRoomFor(transaction, ctx.actor.scope, "lineItems", rows.length);
  const lines = draft.reopened === null ? [] : await linesBeforeSave(transaction, scope, receipt.id);
  await saveLineItems(transaction, scope, receipt, rows);
  await shareSavedItems(transaction, scope, receipt);
  const remembered = await rememberCorrections(ctx, transaction, draft, { ...receipt, store });
  if (draft.reopened !== null) await correctionSaved(ctx, transaction, receipt.id, { remembered, lines });
  await notifySaved(ctx, transaction, { ...saved, lineItemCount: rows.length });
  return done({ lineItemCount: rows.length });
}
