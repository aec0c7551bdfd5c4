import { OWNED_TABLES } from "@gf-ledger/db/generated/owned-tables";
import type { Pool } from "../owners/peoples-tables";
import { differencesOf } from "./differences";

/** People, and how many rows each has of a kind. */
const PEOPLE = 1000;

const OF_OWN_PERSON = "'person_id', (SELECT p.id FROM people p WHERE p.user_id = crowd.id LIMIT 1)";

/**
 * How many copies each person gets of a table's rows, and what differs from the copied row beside its unique columns,
 * where that is not two and nothing.
 */
const COPIES: Readonly<Record<string, { times: number; but?: string }>> = {
  mail_addresses: { times: 1, but: "'token', replace(gen_random_uuid()::text, '-', '')" },
  mails_in: { times: 20, but: "'received_at', now() - n * interval '1 day'" },
  claim_comments: { times: 5, but: "'line_item_id', NULL" },
  verification_tokens: { times: 3, but: "'email', crowd.email" },
  recovery_codes: { times: 10 },
  corrections: { times: 20 },
  merged_names: { times: 5 },
  counted_saves: { times: 10, but: "'saved_at', now() - n * interval '10 days'" },
  receipts: {
    times: 5,
    but: "'image_sha256', gen_random_uuid(), 'created_at', now() - n * interval '9 days'",
  },
  line_items: { times: 30, but: "'purchase_date', date '2024-01-01' + 30 * n, 'deleted_at', NULL" },
  price_observations: { times: 20, but: "'seen_on', date '2024-01-01' + 30 * n" },
  people: { times: 2, but: "'relation', 'child'" },
  allocations: { times: 5, but: "'category', gen_random_uuid()" },
  claims: {
    times: 1,
    but: "'edition', t.edition, 'status', 'draft', 'filed_at', NULL, 'snapshot', NULL, 'snapshot_sha256', NULL",
  },
  other_expenses: { times: 5, but: OF_OWN_PERSON },
  adjustments: { times: 5, but: OF_OWN_PERSON },
  given_rates: { times: 20 },
  imports: { times: 2, but: "'undone_at', NULL" },
  record_changes: { times: 5 },
  undos: { times: 6 },
  subscriptions: { times: 1, but: "'customer_id', gen_random_uuid()" },
};

/** Tables whose plans matter on a person's path. */
export const PEOPLES_TABLES = [
  ...OWNED_TABLES,
  "users",
  "receipt_items",
  "net_incomes",
  "allocation_parts",
  "rate_limits",
];

/** Fills the database with a thousand people who have what this one has, many times over. */
export async function crowdLike(pool: Pool, userId: string): Promise<void> {
  // In the FROM clause the function is called once for each row that it names something of; in the SELECT list it
  // would be called once a column.
  const copy = (table: string, but: string, beside: string) =>
    `SELECT copied.* FROM ${table} t, ${beside},
     LATERAL jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), ${but})) copied`;
  await pool.query(
    `CREATE TABLE crowd AS SELECT gen_random_uuid() AS id, 'crowd-' || n || '@example.com' AS email
     FROM generate_series(1, ${PEOPLE}) n`,
  );
  await pool.query(
    `INSERT INTO users ${copy("users", "'id', crowd.id, 'email', crowd.email", "crowd")} WHERE t.id = '${userId}'`,
  );
  for (const table of OWNED_TABLES) {
    const { differences, isAlone } = await differencesOf(pool, table);
    const { times = isAlone ? 1 : 2, but = "'copied', true" } = COPIES[table] ?? {};
    // What the crowd has is no change of anybody's.
    await pool.query(
      `BEGIN; SET LOCAL gf_ledger.recording = 'off'; INSERT INTO ${table} ${copy(table, `'user_id', crowd.id, ${differences}, ${but}`, `crowd, generate_series(1, ${times}) n`)}
       WHERE t.user_id = '${userId}' ${table === "line_items" ? "AND t.deleted_at IS NULL" : ""}; COMMIT`,
    );
  }
  await pool.query(
    `INSERT INTO receipt_items ${copy("receipt_items", "'receipt_id', receipts.id", "receipts")}
     WHERE receipts.user_id IN (SELECT id FROM crowd)`,
  );
  await pool.query(
    `BEGIN; SET LOCAL gf_ledger.recording = 'off'; INSERT INTO net_incomes SELECT people.id, year, 5000000 FROM people, generate_series(2020, 2025) year
     WHERE people.user_id IN (SELECT id FROM crowd); COMMIT`,
  );
  await pool.query(
    `INSERT INTO allocation_parts SELECT allocations.id, people.id, 0.1
     FROM allocations JOIN people ON people.user_id = allocations.user_id
     WHERE people.user_id IN (SELECT id FROM crowd)`,
  );
  await pool.query(
    `INSERT INTO rate_limits SELECT 'callsOfCaller:' || gen_random_uuid(), 1, 0 FROM generate_series(1, 5000)`,
  );
  await pool.query("DROP TABLE crowd");
  await pool.query("VACUUM ANALYZE");
}
