import type { Transaction } from "@gf-ledger/db/database";
import { type Currency, EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { calendarDateOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import type { Read } from "../../photos/read-image";
import { notifyWebhooks } from "../../webhooks/notify-webhooks";

interface ReadReceipt {
  readonly id: string;
  readonly read: Read;
  readonly itemCount: number;
  readonly duplicateOfId: string | null;
}

/** Tells the account's webhooks that a photo became a draft (api-35). */
export function notifyRead(
  ctx: SignedInContext,
  transaction: Transaction,
  { id, read: { reading }, itemCount, duplicateOfId }: ReadReceipt,
): Promise<void> {
  const cents = reading.totalCents.value;
  const data = {
    receiptId: id,
    purchaseDate: reading.purchaseDate.value,
    currency: reading.currency ?? EDITION_FACTS[ctx.edition].currency,
    total: cents === null ? null : cents / 100,
    itemCount,
    duplicateOf: duplicateOfId,
  };
  return notifyWebhooks(ctx, transaction, ctx.actor.scope, { type: "receipt.read", data });
}

interface SavedReceipt {
  readonly id: string;
  readonly purchaseDate: Date;
  readonly currency: Currency;
  readonly lineItemCount: number;
}

/** Tells that a receipt's items were saved as line items, also again after it was reopened (api-35). */
export function notifySaved(
  ctx: SignedInContext,
  transaction: Transaction,
  { id, purchaseDate, currency, lineItemCount }: SavedReceipt,
): Promise<void> {
  const data = {
    receiptId: id,
    purchaseDate: calendarDateOf(purchaseDate),
    currency,
    logsCreated: lineItemCount,
  };
  return notifyWebhooks(ctx, transaction, ctx.actor.scope, { type: "receipt.saved", data });
}
