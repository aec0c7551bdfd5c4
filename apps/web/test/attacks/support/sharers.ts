import { openDatabase } from "@gf-ledger/db/database";
import { ownerWithDrafts } from "../../resilience/support/owner";
import type { Product } from "../../resilience/support/product";

export const BOUGHT_ON = "2026-03-14";
/** Receipts in so many months, of an account so old, are enough for its prices to count (prices-30). */
const MONTHS = 3;
const DAYS = 120;

let totals = 0;

/** Somebody with drafts, whose first line of each is 900 g of spaghetti for so many cents, as a till printed it. */
async function withSpaghetti(product: Product, drafts: number, cents: number) {
  const person = await ownerWithDrafts(product, drafts);
  const { pool, close } = openDatabase(product.databaseUrl(), 1);
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM products WHERE name ILIKE '%spaghetti%' ORDER BY id LIMIT 1",
  );
  const productId = rows[0]?.id;
  await pool.query(
    `UPDATE receipt_items SET name = 'SPAGHETTI 900G', raw_text = 'SPAGHETTI 900G', category = 'Pasta', price = $2,
       matched_product_id = $3, size = 900, size_unit = 'g', proposed = jsonb_build_object(
         'matchedProductId', $3::text, 'size', 900, 'sizeUnit', 'g',
         'charged', jsonb_build_object('cents', $2::int, 'quantity', 1))
     WHERE position = 0 AND receipt_id IN (SELECT id FROM receipts WHERE user_id = $1)`,
    [person.userId, cents, productId],
  );
  await close();
  return { ...person, productId };
}

/** Somebody who wants to buy spaghetti, has one draft with it, and shares: pooled prices are for those. */
export async function buyer(product: Product) {
  const person = await withSpaghetti(product, 1, 349);
  await product.send("PUT", "/api/account/profile", { cookie: person.cookie, json: { sharePrices: true } });
  return person;
}

/** Somebody who shares, long enough here, with a saved receipt in each of three months and one price that was printed. */
export async function sharer(product: Product, dollars: number) {
  const cents = Math.round(dollars * 100);
  const person = await withSpaghetti(product, MONTHS, cents);
  totals += MONTHS;
  const { pool, close } = openDatabase(product.databaseUrl(), 1);
  await pool.query(
    `UPDATE users SET share_prices = true, created_at = now() - make_interval(days => $2::int) WHERE id = $1`,
    [person.userId, DAYS],
  );
  await pool.query(
    `UPDATE receipts SET status = 'confirmed', read_here = true, image_sha256 = md5(id::text),
       created_at = now() - make_interval(months => n::int), total_cents = $2 + n,
       evidence = jsonb_set(jsonb_set(evidence, '{arithmetic,totalAgrees}', 'true'),
         '{purchaseDate,value}', to_jsonb($3::text))
     FROM (SELECT id AS receipt, row_number() OVER () AS n FROM receipts WHERE user_id = $1) numbered
     WHERE id = receipt`,
    [person.userId, 10_000 + totals, BOUGHT_ON],
  );
  await pool.query(
    `INSERT INTO price_observations (id, user_id, product_id, name, size, unit, price, currency, seen_on, how,
       receipt_item_id)
     SELECT gen_random_uuid(), $1, $2, 'SPAGHETTI 900G', 900, 'g', $3, 'CAD', $4, 'own-receipt', item.id
     FROM receipt_items item JOIN receipts ON receipts.id = receipt_id
     WHERE user_id = $1 AND position = 0 ORDER BY item.id LIMIT 1`,
    [person.userId, person.productId, cents, BOUGHT_ON],
  );
  await close();
  return person;
}
