import { CURRENCIES, type Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { Pool } from "pg";
import type { UserScope } from "../../gate/user-scope";
import { FROM_COUNTED_LINE_ITEMS } from "./live-line-items";

const COUNT = {
  name: "items-in-other-currency",
  text: `SELECT count(*)::int AS items ${FROM_COUNTED_LINE_ITEMS}
    AND purchase_date BETWEEN make_date($3, 1, 1) AND make_date($3, 12, 31)`,
};

/** How many line items of the year are in another currency than the one that is summed (claim-32). */
export async function itemsInOtherCurrency(
  pool: Pool,
  { userId }: UserScope,
  currency: Currency,
  year: number,
): Promise<number> {
  const others = CURRENCIES.filter((one) => one !== currency);
  const counts = await Promise.all(
    others.map(async (other) => {
      const { rows } = await pool.query<{ items: number }>({ ...COUNT, values: [userId, other, year] });
      return rows[0]?.items ?? 0;
    }),
  );
  return counts.reduce((sum, items) => sum + items, 0);
}
