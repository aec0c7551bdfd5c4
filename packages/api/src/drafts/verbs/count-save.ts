import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { mailLimitNear } from "../../jobs/limit-near";
import { SAMPLE_PHOTOS } from "../../photos/sample-photos";
import { savedReceiptOf } from "../../photos/saved-photo";
import { planUseWithRoom } from "../queries/plan-limit";
import type { ReceiptRow } from "../receipt-row";

/**
 * Counts a save against the plan's month, and mails when it is nearly used up (plans-7, plans-27); refused
 * when the Free plan has no room. The sample and a photo saved before count nothing. The caller holds the
 * owner's row locked, so that saves at once are counted in turn, and refused a save without line items.
 */
export async function countSave(
  ctx: SignedInContext,
  transaction: Transaction,
  receipt: ReceiptRow,
): Promise<Outcome<null, "plan_used_up">> {
  const { id, userId, imageSha256, lineItemCount } = receipt;
  // A receipt that was reopened was counted when it was saved first.
  if (lineItemCount !== null) return done(null);
  if (SAMPLE_PHOTOS.has(imageSha256)) return done(null);
  if ((await savedReceiptOf(transaction, ctx.actor.scope, imageSha256)) !== null) return done(null);
  const use = await planUseWithRoom(ctx, transaction);
  if (!use.ok) return use;
  await transaction.countedSave.create({ data: { userId, receiptId: id, savedAt: ctx.now() } });
  await mailLimitNear(ctx, transaction, use.value);
  return done(null);
}
