import type { Transaction } from "@gf-ledger/db/database";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { UserScope } from "../gate/user-scope";

export interface NamedProduct {
  /** One key for all spellings of a product. */
  readonly key: string;
  /** The name it is shown by. */
  readonly name: string;
}

/**
 * Which product a line item's name stands for: spellings that the person merged are one (matching-25), any
 * other name is its own. Every sum by product asks this.
 */
export async function productOf(
  database: Transaction,
  scope: UserScope,
): Promise<(name: string) => NamedProduct> {
  const rows = await database.mergedName.findMany({ where: { userId: scope.userId } });
  const merged = new Map(rows.map((row) => [row.spellingKey, { key: row.productKey, name: row.name }]));
  // The name that others were merged into is shown as it was then, whatever its own spelling varies by.
  for (const { productKey, name } of rows) merged.set(productKey, { key: productKey, name });
  return (name) => {
    const key = spellingKey(name);
    return merged.get(key) ?? { key, name };
  };
}
