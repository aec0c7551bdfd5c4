import type { Currency } from "@gf-ledger/domain/edition/edition";
import { type CustomTypesConfig, type Pool, types } from "pg";
import type { UserScope } from "../gate/user-scope";
import type { ClaimLineRow } from "./claim-line";
import { BOUGHT_ON, FROM_LIVE_LINE_ITEMS } from "./live-line-items";

const OF_PERIOD = `
  SELECT id, "countedOn", name, category, quantity, price, "regularPrice", "priceSource", "priceEvidence", kind, size,
    unit, "soldByWeight", "sizeCompared", "returnOfId", "taxCents", "regularTaxCents"
  FROM (
    SELECT id, to_char(COALESCE(${BOUGHT_ON}, purchase_date), 'YYYY-MM-DD') AS "countedOn",
      purchase_date AS "boughtOn", name, category, quantity, price, regular_price AS "regularPrice",
      price_source AS "priceSource", price_evidence AS "priceEvidence", kind, size, unit,
      sold_by_weight AS "soldByWeight", size_compared AS "sizeCompared",
      return_of_id AS "returnOfId", tax_cents AS "taxCents", regular_tax_cents AS "regularTaxCents"
    ${FROM_LIVE_LINE_ITEMS}) lines
  WHERE "countedOn" BETWEEN $3 AND $4
  ORDER BY "boughtOn" DESC, id DESC`;

/** Many purchases rest on one price: what it was chosen from is held once, however many lines there are. */
function evidenceHeldOnce(): CustomTypesConfig {
  const held = new Map<string, unknown>();
  const parsed = (text: string): unknown => {
    if (!held.has(text)) held.set(text, JSON.parse(text));
    return held.get(text);
  };
  return {
    getTypeParser: (type: number, format?: "text" | "binary") =>
      type === types.builtins.JSONB ? parsed : types.getTypeParser(type, format),
  };
}

/** The owner's line items of one currency that count from the first to the last day of a period, newest first. */
export async function readClaimLines(
  pool: Pool,
  scope: UserScope,
  currency: Currency,
  period: { readonly from: string; readonly to: string },
): Promise<ClaimLineRow[]> {
  const values = [scope.userId, currency, period.from, period.to];
  const read = { text: OF_PERIOD, values, types: evidenceHeldOnce() };
  return (await pool.query<ClaimLineRow>(read)).rows;
}
