import type { Transaction } from "@gf-ledger/db/database";
import { AppError } from "@gf-ledger/domain/app-error";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { sniffImageFormat } from "@gf-ledger/domain/image/image-format";
import { PURCHASE_DATE_NEEDED } from "@gf-ledger/domain/receipt/purchase-date-needed";
import type { confirmReceiptInput } from "@gf-ledger/domain/receipt/receipt-input";
import type { z } from "zod";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { decodeImage } from "./decode-image";
import { findReceiptRow, ownPricesOfReceipt } from "./find-receipt";
import { lineItemsToLog } from "./line-items-to-log";
import { applyVirtualItems } from "./virtual-items";

/** The photo is base64, or its bytes where the transport took those. */
export type ConfirmInput = Omit<z.output<typeof confirmReceiptInput>, "image"> & {
  readonly image?: string | Uint8Array | undefined;
};

const NOTHING_SELECTED = "Please select at least one gluten-free item before saving.";
const NOT_AN_IMAGE = "This file is not an image. Please send a photo of your receipt.";

/** receipts-25: what is sent as the receipt's photo is one, by its content; then it is forgotten. */
function assertImage(sent: string | Uint8Array): void {
  if (sniffImageFormat(decodeImage(sent)) === null) throw new AppError("bad_request", NOT_AN_IMAGE);
}

/**
 * Logs the selected items as expenses in one transaction (receipts-20, receipts-21). Confirming again creates nothing
 * and answers the same number: the receipt's row is locked while its items are logged.
 * @throws AppError 400 when nothing is selected, no date is known or `image` is none; 404 for what is not the owner's.
 */
export async function confirmReceipt(
  ctx: SignedInContext,
  input: ConfirmInput,
): Promise<{ lineItemCount: number }> {
  if (input.image) assertImage(input.image);
  return ctx.database.$transaction(async (transaction) => {
    const { userId } = ctx.actor.scope;
    const locked = await transaction.$queryRaw<{ lineItemCount: number | null }[]>`
      SELECT line_item_count AS "lineItemCount" FROM receipts
      WHERE id = ${input.id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
    const lineItemCount = locked[0]?.lineItemCount ?? null;
    if (lineItemCount !== null) return { lineItemCount };
    return logDraft(ctx, transaction, input);
  });
}

async function logDraft(ctx: SignedInContext, transaction: Transaction, input: ConfirmInput) {
  const { scope } = ctx.actor;
  const draft = await findReceiptRow(transaction, scope, input.id);
  if (input.items) await applyVirtualItems(transaction, draft, input.items);
  const purchaseDate = input.purchaseDate ? dateColumnOf(input.purchaseDate) : draft.purchaseDate;
  const store = input.store ?? draft.store;
  const receipt = input.items ? await findReceiptRow(transaction, scope, input.id) : draft;
  if (!receipt.items.some((item) => item.selected)) throw new AppError("bad_request", NOTHING_SELECTED);
  if (!purchaseDate)
    throw new AppError("bad_request", PURCHASE_DATE_NEEDED, {
      issues: [{ path: "purchaseDate", message: PURCHASE_DATE_NEEDED }],
    });

  const rows = lineItemsToLog(receipt, await ownPricesOfReceipt(transaction, scope, receipt), {
    userId: scope.userId,
    purchaseDate,
    store,
    currency: currencySchema.parse(receipt.currency),
  });
  await transaction.receipt.update({
    where: { id: receipt.id },
    data: {
      status: "confirmed",
      confirmedAt: ctx.now(),
      purchaseDate,
      store,
      lineItemCount: rows.length,
    },
  });
  await transaction.lineItem.createMany({ data: rows });
  return { lineItemCount: rows.length };
}
