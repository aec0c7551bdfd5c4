import { container } from "@/server/container";

export const dynamic = "force-dynamic";

const OWN = "FROM line_items WHERE user_id = $1 AND currency = 'CAD' AND deleted_at IS NULL";
const STATEMENTS = {
  lineItems: `SELECT id, receipt_id, purchase_date, store, name, category, quantity, currency,
    price, regular_price, price_source, price_basis, extra_cost, matched_product_id
    ${OWN} ORDER BY purchase_date DESC, id DESC`,
  years: `SELECT DISTINCT EXTRACT(YEAR FROM purchase_date)::int AS year ${OWN} ORDER BY year DESC`,
  summary: `SELECT category, count(*)::int AS items, sum(price) AS gf, sum(regular_price) AS regular,
    sum(extra_cost) AS "extraCost" ${OWN} AND purchase_date BETWEEN '2026-01-01' AND '2026-12-31' GROUP BY category`,
};

/** The bare query of a report call through the same driver and its rows as JSON, in the bench's build alone. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const statement = STATEMENTS[searchParams.get("statement") as keyof typeof STATEMENTS];
  const { rows } = await container().pool.query(statement, [searchParams.get("user")]);
  return Response.json(rows);
}
