import type { Transaction } from "@gf-ledger/db/database";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import type { UserScope } from "../gate/user-scope";

/**
 * The user's own prices (prices-10) for these products, by product id, in cents for the product's package.
 */
export async function ownPricesOf(
  database: Transaction,
  scope: UserScope,
  productIds: readonly (string | null)[],
  currency: Currency,
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(productIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await database.productPrice.findMany({
    where: { userId: scope.userId, currency, productId: { in: ids } },
    select: { productId: true, price: true },
  });
  return new Map(rows.map((row) => [row.productId, row.price]));
}
