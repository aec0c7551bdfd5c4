import type { Database, Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";
import { IS_LIVE } from "./live-line-items";

/** The size of one package of a product, and its unit. */
export interface KnownSize {
  readonly size: number;
  readonly sizeUnit: string;
}

interface SizeRow {
  readonly key: string;
  readonly size: number;
  readonly sizeUnit: string;
}

/**
 * The size that a person's line items have of products of these names, in any case, for a purchase without one
 * (reports-59). A product that has two of them has none here: which it is, is asked.
 */
export async function knownSizes(
  database: Database | Transaction,
  { userId }: UserScope,
  names: readonly string[],
): Promise<(name: string) => KnownSize | null> {
  const keys = [...new Set(names.map((name) => name.toLowerCase()))];
  if (keys.length === 0) return () => null;
  const rows = await database.$queryRaw<SizeRow[]>`
    SELECT lower(name) AS key, min(size) AS size, min(unit) AS "sizeUnit" FROM line_items
    WHERE user_id = ${userId}::uuid AND ${IS_LIVE} AND size IS NOT NULL AND NOT sold_by_weight
      AND lower(name) = ANY(${keys})
    GROUP BY lower(name) HAVING count(DISTINCT (size, unit)) = 1`;
  const sizes = new Map(rows.map(({ key, size, sizeUnit }) => [key, { size, sizeUnit }]));
  return (name) => sizes.get(name.toLowerCase()) ?? null;
}
