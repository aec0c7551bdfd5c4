import { createHash, randomBytes, randomUUID } from "node:crypto";
import pg from "pg";

/** A signed-in person and the cookie that says so. */
export interface Account {
  readonly userId: string;
  readonly cookie: string;
}

const LINE_ITEMS = `
  INSERT INTO line_items (id, user_id, purchase_date, store, name, category, quantity, currency,
    price, regular_price, price_source, extra_cost)
  SELECT gen_random_uuid(), $1, make_date($3::int - n % $4::int, 1 + n % 12, 1 + n % 28), 'Maple Grocer ' || n % 9,
    'Gluten-Free Whole Grain Bread ' || n % 200, (ARRAY['Bread and Bakery', 'Snacks', 'Pasta and Grains',
    'Baking Supplies', 'Beverages'])[1 + n % 5], 1, 'CAD', 699 + n % 50, 349 + n % 50, 'catalogue', 350
  FROM generate_series(1, $2::int) AS n`;

/**
 * Writes an account with `items` line items, spread over the `years` that end with 2026, and a Premium plan.
 */
export async function createAccount(databaseUrl: string, items: number, years: number): Promise<Account> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const userId = randomUUID();
  const token = randomBytes(32).toString("base64url");
  try {
    await client.query("INSERT INTO users (id, email, email_verified) VALUES ($1, $2, now())", [
      userId,
      `bench-${userId}@example.com`,
    ]);
    await client.query(
      "INSERT INTO sessions (id, session_token_hash, user_id, expires) VALUES ($1, $2, $3, now() + interval '1 day')",
      [randomUUID(), createHash("sha256").update(token).digest("hex"), userId],
    );
    await client.query(
      `INSERT INTO subscriptions (user_id, external_id, customer_id, provider, status, current_period_end, state_at)
       VALUES ($1::uuid, $1, $1, 'demo', 'active', now() + interval '1 year', now())`,
      [userId],
    );
    await client.query(LINE_ITEMS, [userId, items, 2026, years]);
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
  return { userId, cookie: `next-auth.session-token=${token}; gf-ledger-signed-in=1` };
}
