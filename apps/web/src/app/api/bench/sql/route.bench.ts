import { container } from "@/server/container";

export const dynamic = "force-dynamic";

const OWN = "FROM line_items WHERE user_id = $1 AND currency = 'CAD' AND deleted_at IS NULL";
const STATEMENTS = {
  lineItems: `SELECT id, receipt_id, purchase_date, store_location, product_name, category, quantity, currency,
    gf_price_cents, regular_price_cents, price_source, price_basis, savings_cents, matched_product_id
    ${OWN} ORDER BY purchase_date DESC, id DESC`,
  years: `SELECT DISTINCT EXTRACT(YEAR FROM purchase_date)::int AS year ${OWN} ORDER BY year DESC`,
  summary: `SELECT category, count(*)::int AS items, sum(gf_price_cents) AS gf, sum(regular_price_cents) AS regular,
    sum(savings_cents) AS savings ${OWN} AND purchase_date BETWEEN '2026-01-01' AND '2026-12-31' GROUP BY category`,
};

/** The bare query of a report call through the same driver and its rows as JSON, in the bench's build alone. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const statement = STATEMENTS[searchParams.get("statement") as keyof typeof STATEMENTS];
  const { rows } = await container().pool.query(statement, [searchParams.get("user")]);
  return Response.json(rows);
}
