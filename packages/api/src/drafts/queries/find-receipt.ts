import type { Transaction } from "@gf-ledger/db/database";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { calendarDateOf, monthOf } from "../../calendar-column";
import type { UserScope } from "../../gate/user-scope";
import { pricesOnReceipt } from "../../price-book/prices-on-receipt";
import { type KnownPrices, knownPricesOf } from "../../prices/known-prices";
import { type ReceiptRow, receiptInclude } from "../receipt-row";
import { receiptView } from "../receipt-view";
import { reopenedSchema } from "../reopened";

const ownReceipt = (scope: UserScope, id: string) => ({
  where: { id, userId: scope.userId },
  include: receiptInclude,
});

/** The owner's receipt; somebody else's is refused like one that does not exist (api-4). */
export async function findReceiptRow(
  database: Transaction,
  scope: UserScope,
  id: string,
): Promise<Outcome<ReceiptRow, "no_such_receipt">> {
  const row = await database.receipt.findFirst(ownReceipt(scope, id));
  return row ? done(row) : refused("no_such_receipt");
}

type Dated = Pick<ReceiptRow, "purchaseDate" | "reopened">;

/** Whether a saved receipt is being corrected to a day of another month (prices-31). */
function isMoved({ purchaseDate, reopened }: Dated): boolean {
  const before = reopenedSchema.nullable().parse(reopened)?.purchaseDate ?? null;
  return (
    purchaseDate !== null && before !== null && monthOf(before) !== monthOf(calendarDateOf(purchaseDate))
  );
}

/** What the owner knows of the regular prices of a receipt's items, those on the receipt itself included. */
export async function knownPricesOfReceipt(
  database: Transaction,
  scope: UserScope,
  row: Dated & Pick<ReceiptRow, "store" | "currency" | "items">,
): Promise<KnownPrices> {
  return knownPricesOf(database, scope, {
    productIds: row.items.map((item) => item.matchedProductId),
    currency: currencySchema.parse(row.currency),
    purchase: {
      purchaseDate: row.purchaseDate && calendarDateOf(row.purchaseDate),
      store: row.store,
      moved: isMoved(row),
    },
    receipt: { itemIds: row.items.map(({ id }) => id), prices: pricesOnReceipt(row) },
  });
}

async function viewOf(database: Transaction, scope: UserScope, row: ReceiptRow): Promise<ReceiptView> {
  return receiptView(row, await knownPricesOfReceipt(database, scope, row));
}

/** The owner's receipt as a view (receipts-7 GET /api/receipts/{id}). */
export async function findReceipt(
  database: Transaction,
  scope: UserScope,
  id: string,
): Promise<Outcome<ReceiptView, "no_such_receipt">> {
  const row = await findReceiptRow(database, scope, id);
  return row.ok ? done(await viewOf(database, scope, row.value)) : row;
}

/** The same for a receipt that this transaction locked or made; its absence would be a bug and throws. */
export async function storedReceipt(
  transaction: Transaction,
  scope: UserScope,
  id: string,
): Promise<ReceiptView> {
  return viewOf(transaction, scope, await transaction.receipt.findFirstOrThrow(ownReceipt(scope, id)));
}
