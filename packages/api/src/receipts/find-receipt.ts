import type { Transaction } from "@gf-ledger/db/database";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { UserScope } from "../gate/user-scope";
import { ownPricesOf } from "./own-prices";
import { type ReceiptRow, receiptInclude } from "./receipt-row";
import { receiptView } from "./receipt-view";

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

export async function ownPricesOfReceipt(database: Transaction, scope: UserScope, row: ReceiptRow) {
  const productIds = row.items.map((item) => item.matchedProductId);
  return ownPricesOf(database, scope, productIds, currencySchema.parse(row.currency));
}

async function viewOf(database: Transaction, scope: UserScope, row: ReceiptRow): Promise<ReceiptView> {
  return receiptView(row, await ownPricesOfReceipt(database, scope, row));
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
