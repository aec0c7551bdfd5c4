import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { PRICE_SOURCES, type PriceSource } from "@gf-ledger/domain/pricing/regular-price";
import type { Pool } from "pg";
import type { UserScope } from "../../gate/user-scope";

/** What the papers say of a line item beside its sums. */
export interface LineDetails {
  readonly id: string;
  readonly name: string;
  readonly store: string | null;
  readonly priceBasis: string | null;
  readonly priceEvidence: PriceEvidence | null;
  readonly kindNote: string | null;
  readonly receiptId: string | null;
}

const DETAILS = `
  SELECT id::text, name, store, price_basis AS "priceBasis", price_evidence AS "priceEvidence",
    kind_note AS "kindNote", receipt_id::text AS "receiptId"
  FROM line_items WHERE user_id = $1 AND id = ANY($2::uuid[])`;

/** The details of some of the owner's line items, by id; one that was deleted since filing has none. */
export async function readLineDetails(
  pool: Pool,
  { userId }: UserScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LineDetails>> {
  const { rows } = await pool.query<LineDetails>(DETAILS, [userId, ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

export function priceSourceOf(text: string | null): PriceSource | null {
  return PRICE_SOURCES.find((source) => source === text) ?? null;
}
