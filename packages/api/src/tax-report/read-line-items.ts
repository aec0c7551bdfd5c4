import type { Currency } from "@gf-ledger/domain/edition/edition";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { Pool } from "pg";
import type { UserScope } from "../gate/user-scope";
import { type LineItemRow, lineItemView } from "./line-item-view";

const NEWEST_FIRST = `
  SELECT id, receipt_id AS "receiptId", to_char(purchase_date, 'YYYY-MM-DD') AS "purchaseDate",
    store_location AS "storeLocation", product_name AS "productName", category, quantity, currency,
    gf_price_cents AS "gfPriceCents", regular_price_cents AS "regularPriceCents",
    price_source AS "priceSource", price_basis AS "priceBasis", savings_cents AS "savingsCents",
    matched_product_id AS "matchedProductId"
  FROM line_items WHERE user_id = $1 AND currency = $2 AND deleted_at IS NULL
  ORDER BY purchase_date DESC, id DESC`;

/**
 * The owner's logged expenses of one currency, newest first. The driver is asked itself: thousands of
 * rows cost several times as much through the model's client.
 */
export async function readLineItems(
  pool: Pool,
  scope: UserScope,
  currency: Currency,
): Promise<LineItemView[]> {
  const { rows } = await pool.query<LineItemRow>(NEWEST_FIRST, [scope.userId, currency]);
  return rows.map(lineItemView);
}
