import type { Transaction } from "@gf-ledger/db/database";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { dateColumnOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";
import { roomFor } from "../limits/account-room";
import { type PricedReceipt, pricesOnReceipt } from "./prices-on-receipt";

/**
 * Writes the regular prices of a receipt that is being saved into its owner's price book (prices-24). Those
 * of an earlier save are replaced; one that the person corrected since stays as corrected.
 */
export async function collectPrices(
  transaction: Transaction,
  scope: UserScope,
  receipt: PricedReceipt & { readonly currency: Currency },
): Promise<void> {
  const { userId } = scope;
  const receiptItemId = { in: receipt.items.map(({ id }) => id) };
  await transaction.priceObservation.deleteMany({ where: { userId, receiptItemId, how: "own-receipt" } });
  const prices = pricesOnReceipt(receipt);
  // A full price book keeps what it has; the receipt is saved anyway.
  const room = await roomFor(transaction, scope, "observations", prices.length);
  if (prices.length === 0 || !room.ok) return;
  await transaction.priceObservation.createMany({
    data: prices.map(({ id: _none, picture: _seen, seenOn, ...price }) => ({
      ...price,
      userId,
      currency: receipt.currency,
      seenOn: dateColumnOf(seenOn),
    })),
    skipDuplicates: true,
  });
}
