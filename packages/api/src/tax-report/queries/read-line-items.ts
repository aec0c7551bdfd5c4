import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { lineItemCursor } from "@gf-ledger/domain/tax-report/line-item-cursor";
import type { LineItemsAsked } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { LineItemsAnswer, LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { Pool } from "pg";
import type { UserScope } from "../../gate/user-scope";
import { type LineItemRow, lineItemView } from "../views/line-item-view";
import { FROM_LIVE_LINE_ITEMS } from "./live-line-items";

const OWN_ROWS = `
  SELECT id, receipt_id AS "receiptId", to_char(purchase_date, 'YYYY-MM-DD') AS "purchaseDate",
    store, name, category, quantity, currency,
    price, regular_price AS "regularPrice",
    price_source AS "priceSource", price_basis AS "priceBasis", extra_cost AS "extraCost",
    matched_product_id AS "matchedProductId", price_evidence AS "priceEvidence",
    kind, kind_note AS "kindNote", kind_reason AS "kindReason", counts, size, unit,
    sold_by_weight AS "soldByWeight", size_compared AS "sizeCompared",
    tax_code AS "taxCode", article_code AS "articleCode", tax_cents AS "taxCents", regular_tax_cents AS "regularTaxCents",
    return_of_id AS "returnOfId"
  ${FROM_LIVE_LINE_ITEMS}`;
/** The bench runs the same statement bare, to compare the list with it. */
export const LINE_ITEMS_NEWEST_FIRST = `${OWN_ROWS} ORDER BY purchase_date DESC, id DESC`;
const NEXT_OF_YEAR = `${OWN_ROWS}
  AND counts AND (purchase_date, id) > ($3::date, $4::uuid) AND purchase_date < $5::date
  ORDER BY purchase_date, id LIMIT $6`;

const PAGE = (from: "" | "AND (purchase_date, id) < ($6::date, $7::uuid)") => `${OWN_ROWS}
  AND ($3::int IS NULL OR extract(year FROM purchase_date) = $3) ${from}
  ORDER BY purchase_date DESC, id DESC LIMIT $4 OFFSET $5`;
const NUMBERED_PAGE = PAGE("");
const PAGE_BEHIND = PAGE("AND (purchase_date, id) < ($6::date, $7::uuid)");

/**
 * A page of the owner's line items of one currency, of one year or of all, newest first. Read by the driver directly:
 * thousands of rows cost several times as much through Prisma. Behind a cursor's place, whatever was added or deleted
 * before it, the list goes on without a gap and without a repetition (api-79).
 */
export async function readLineItems(
  pool: Pool,
  scope: UserScope,
  currency: Currency,
  year: number | null,
  { page, perPage, cursor }: LineItemsAsked,
): Promise<LineItemsAnswer> {
  // One more than is asked for says whether any follow.
  const values = [scope.userId, currency, year, perPage + 1, (page - 1) * perPage];
  const { rows } = cursor
    ? await pool.query<LineItemRow>(PAGE_BEHIND, [...values, cursor.purchaseDate, cursor.id])
    : await pool.query<LineItemRow>(NUMBERED_PAGE, values);
  const lineItems = rows.slice(0, perPage).map(lineItemView);
  const last = lineItems.at(-1);
  return { lineItems, nextCursor: last && rows.length > perPage ? lineItemCursor(last) : null };
}

const LOWEST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * The owner's line items of one tax year that count, oldest first, in parts of at most `size` rows; no part is empty.
 */
export async function* readYearInParts(
  pool: Pool,
  scope: UserScope,
  currency: Currency,
  year: number,
  size: number,
): AsyncGenerator<LineItemView[]> {
  let last: Pick<LineItemView, "id" | "purchaseDate"> = {
    id: LOWEST_ID,
    purchaseDate: `${year}-01-01`,
  };
  for (;;) {
    const after = [scope.userId, currency, last.purchaseDate, last.id, `${year + 1}-01-01`, size];
    const { rows } = await pool.query<LineItemRow>(NEXT_OF_YEAR, after);
    const part = rows.map(lineItemView);
    if (part.length > 0) yield part;
    const end = part.at(-1);
    if (part.length < size || !end) return;
    last = end;
  }
}
