import { hashToken, newToken } from "@gf-ledger/api/gate/secret-token";
import { openDatabase } from "@gf-ledger/db/database";
import type { Product } from "./product";

export const ITEMS = 5;
const CENTS_AN_ITEM = 599;
/** What each of the person's receipts comes to. */
export const RECEIPT_CENTS = ITEMS * CENTS_AN_ITEM;
const SESSION_MS = 30 * 864e5;

/**
 * Creates a signed-in person with `drafts` drafts of five items each, written to the database directly, and
 * with Premium, so that all of them may be saved.
 */
export async function ownerWithDrafts(product: Product, drafts: number) {
  const { database, pool, close } = openDatabase(product.databaseUrl(), 2);
  const user = await database.user.create({ data: { email: `${newToken()}@example.com`, edition: "ca" } });
  const token = newToken();
  await database.session.create({
    data: { userId: user.id, sessionTokenHash: hashToken(token), expires: new Date(Date.now() + SESSION_MS) },
  });
  await database.subscription.create({
    data: {
      userId: user.id,
      externalId: `practice-${user.id}`,
      customerId: `practice-${user.id}`,
      provider: "demo",
      status: "active",
      stateAt: new Date(),
    },
  });
  const nothing = '{"value":null,"confidence":0,"rawText":null,"box":null}';
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO receipts (id, user_id, currency, reader, reader_version, catalogue_version, confidence, evidence,
       image_sha256, perceptual_hash, purchase_date)
     SELECT gen_random_uuid(), $1, 'CAD', 'local', 'soak', 'soak', 0.9,
       $3::jsonb, md5(n::text), md5(n::text), '2026-03-14'
     FROM generate_series(1, $2) n RETURNING id`,
    [
      user.id,
      drafts,
      `{"store":${nothing},"purchaseDate":${nothing},"subtotalCents":${nothing},"totalCents":${nothing},"taxes":[],"discounts":[],"deposits":[],"issues":[],"arithmetic":{"itemsCents":0,"subtotalAgrees":null,"totalAgrees":null}}`,
    ],
  );
  await pool.query(
    `INSERT INTO receipt_items (id, receipt_id, position, raw_text, name, quantity, unit, price, category,
       gluten_free, selected, confidence)
     SELECT gen_random_uuid(), r.id, n, 'GF BREAD', 'GF BREAD', 1, 'each', $3, 'Snacks', true, true, 0.9
     FROM receipts r, generate_series(0, $2 - 1) n WHERE r.user_id = $1`,
    [user.id, ITEMS, CENTS_AN_ITEM],
  );
  await close();
  return {
    userId: user.id,
    cookie: `next-auth.session-token=${token}`,
    drafts: rows.map(({ id }) => id),
  };
}

export interface LoggedReceipt {
  /** Its line items, and what they cost together. */
  readonly logged: number;
  readonly cents: number;
  /** The number in its row; `null` for a draft. */
  readonly recorded: number | null;
}

/** What is logged of each receipt of a person. */
export async function loggedReceipts(product: Product, userId: string): Promise<Map<string, LoggedReceipt>> {
  const { pool, close } = openDatabase(product.databaseUrl(), 1);
  const { rows } = await pool.query<LoggedReceipt & { id: string }>(
    `SELECT r.id, r.line_item_count AS recorded, count(l.id)::int AS logged, coalesce(sum(l.price), 0)::int AS cents
     FROM receipts r LEFT JOIN line_items l ON l.receipt_id = r.id WHERE r.user_id = $1 GROUP BY r.id`,
    [userId],
  );
  await close();
  return new Map(rows.map(({ id, ...receipt }) => [id, receipt]));
}
