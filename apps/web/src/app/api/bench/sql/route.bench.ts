import { FROM_LIVE_LINE_ITEMS } from "@gf-ledger/api/tax-report/queries/live-line-items";
import { LINE_ITEMS_NEWEST_FIRST } from "@gf-ledger/api/tax-report/queries/read-line-items";
import { container } from "@/server/container";

export const dynamic = "force-dynamic";

const STATEMENTS = {
  lineItems: LINE_ITEMS_NEWEST_FIRST,
  years: `SELECT DISTINCT EXTRACT(YEAR FROM purchase_date)::int AS year ${FROM_LIVE_LINE_ITEMS} ORDER BY year DESC`,
  summary: `SELECT category, count(*)::int AS items, sum(price) AS gf, sum(regular_price) AS regular,
    sum(extra_cost) AS "extraCost" ${FROM_LIVE_LINE_ITEMS} AND purchase_date BETWEEN '2026-01-01' AND '2026-12-31' GROUP BY category`,
};

/** Answers the bare query of a report call, through the same driver, as JSON; in the bench's build alone. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const statement = STATEMENTS[searchParams.get("statement") as keyof typeof STATEMENTS];
  const { rows } = await container().pool.query(statement, [searchParams.get("user"), "CAD"]);
  return Response.json(rows);
}
