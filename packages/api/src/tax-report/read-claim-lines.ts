import type { Currency } from "@gf-ledger/domain/edition/edition";
import type { Pool } from "pg";
import type { UserScope } from "../gate/user-scope";
import type { ClaimLineRow } from "./claim-line";
import { BOUGHT_ON, FROM_LIVE_LINE_ITEMS } from "./live-line-items";

const OF_PERIOD = `
  SELECT * FROM (
    SELECT id, to_char(COALESCE(${BOUGHT_ON}, purchase_date), 'YYYY-MM-DD') AS "countedOn",
      purchase_date AS "boughtOn", name, category, quantity, price, regular_price AS "regularPrice",
      price_source AS "priceSource", price_evidence AS "priceEvidence", kind, size, unit,
      sold_by_weight AS "soldByWeight", size_compared AS "sizeCompared",
      return_of_id AS "returnOfId", tax_cents AS "taxCents", regular_tax_cents AS "regularTaxCents"
    ${FROM_LIVE_LINE_ITEMS}) lines
  WHERE "countedOn" BETWEEN $3 AND $4
  ORDER BY "boughtOn" DESC, id DESC`;

/** The owner's line items of one currency that count from the first to the last day of a period, newest first. */
export async function readClaimLines(
  pool: Pool,
  scope: UserScope,
  currency: Currency,
  period: { readonly from: string; readonly to: string },
): Promise<ClaimLineRow[]> {
  const values = [scope.userId, currency, period.from, period.to];
  return (await pool.query<ClaimLineRow>(OF_PERIOD, values)).rows;
}
