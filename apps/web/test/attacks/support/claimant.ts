import { openDatabase } from "@gf-ledger/db/database";
import { ownerWithDrafts } from "../../resilience/support/owner";
import type { Product } from "../../resilience/support/product";

/**
 * A person with a claim of 2025, whose line items, just written, are called as `name` says in SQL of each one's
 * number `n`.
 */
export async function claimant(product: Product, lines: number, name: string) {
  const owner = await ownerWithDrafts(product, 0);
  const { database, pool, close } = openDatabase(product.databaseUrl(), 2);
  const { userId } = owner;
  // The owner's id is the account's own.
  await database.person.create({ data: { id: userId, userId, name: "Ann", relation: "self", celiac: true } });
  await pool.query(
    `INSERT INTO line_items (id, user_id, purchase_date, store, name, category, quantity, currency, price,
       regular_price, price_source, size_compared, extra_cost)
     SELECT gen_random_uuid(), $1, date '2025-01-01' + n % 365, 'Maple Grocer', ${name},
       'Bread and Bakery', 1, 'CAD', 699, 349, 'own', true, 350
     FROM generate_series(1, $2) n`,
    [userId, lines],
  );
  await close();
  const made = await product.send("POST", "/api/claims", { cookie: owner.cookie, json: { taxYear: 2025 } });
  const { id } = (await made.json()) as { id: string };
  return { ...owner, claim: `/api/claims/${id}` };
}

export type Claimant = Awaited<ReturnType<typeof claimant>>;
