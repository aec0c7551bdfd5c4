import type { Transaction } from "@gf-ledger/db/database";
import { AppError } from "@gf-ledger/domain/app-error";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { UserScope } from "../gate/user-scope";
import { ownPricesOf } from "./own-prices";
import { type ReceiptRow, receiptInclude } from "./receipt-row";
import { receiptView } from "./receipt-view";

/** The owner's receipt. @throws AppError `not_found`, also for somebody else's (api-4). */
export async function findReceiptRow(
  database: Transaction,
  scope: UserScope,
  id: string,
): Promise<ReceiptRow> {
  const row = await database.receipt.findFirst({
    where: { id, userId: scope.userId },
    include: receiptInclude,
  });
  if (!row) throw new AppError("not_found", "There is no such receipt.");
  return row;
}

export async function ownPricesOfReceipt(database: Transaction, scope: UserScope, row: ReceiptRow) {
  const productIds = row.items.map((item) => item.matchedProductId);
  return ownPricesOf(database, scope, productIds, currencySchema.parse(row.currency));
}

/** The owner's receipt as a view (receipts-7 GET /api/receipts/{id}). */
export async function findReceipt(database: Transaction, scope: UserScope, id: string): Promise<ReceiptView> {
  const row = await findReceiptRow(database, scope, id);
  return receiptView(row, await ownPricesOfReceipt(database, scope, row));
}
