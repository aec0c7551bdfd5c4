import { join } from "node:path";
import { startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import { applyMigrations } from "@gf-ledger/db/migrations/apply-migrations";
import pg from "pg";
import { type BenchServer, startBenchServer } from "./bench-server";
import { sideBySide, type Target } from "./load";
import type { Measurement } from "./measurement";

const ITEMS_OF_A_USER = 200;
const SMALL = 50;
const LARGE = 10_000;
/** This many people ask in turn, so that no one person's rows stay in the processor's cache. */
const ASKING = 50;

const USERS = `INSERT INTO users (id, email, email_verified)
  SELECT md5('user ' || n)::uuid, 'bench-' || n || '@example.com', now() FROM generate_series(0, $1::int - 1) n`;
const SESSIONS = `INSERT INTO sessions (id, session_token_hash, user_id, expires)
  SELECT gen_random_uuid(), encode(sha256(('bench-' || n)::bytea), 'hex'), md5('user ' || n)::uuid,
    now() + interval '1 day' FROM generate_series(0, $1::int - 1) n`;
// As in real use: the next row belongs to somebody else, so a person's rows lie on many pages of the table.
const LINE_ITEMS = `INSERT INTO line_items (id, user_id, purchase_date, store, name, category,
    quantity, currency, price, regular_price, price_source, extra_cost)
  SELECT gen_random_uuid(), md5('user ' || n % $1::int)::uuid, date '2026-01-01' + (n / $1::int % 365),
    'Maple Grocer ' || n % 9, 'Gluten-Free Whole Grain Bread ' || n % 200, (ARRAY['Bread and Bakery', 'Snacks',
    'Pasta and Grains', 'Baking Supplies', 'Beverages'])[1 + n % 5], 1, 'CAD', 699, 349, 'catalogue', 350
  FROM generate_series(0, $1::int * ${ITEMS_OF_A_USER} - 1) n`;

async function databaseOf(serverUrl: string, users: number): Promise<string> {
  const name = `people_${users}`;
  const url = serverUrl.replace(/\/[^/]*$/, `/${name}`);
  const maintenance = new pg.Client({ connectionString: serverUrl });
  await maintenance.connect();
  await maintenance.query(`CREATE DATABASE ${name}`).finally(() => maintenance.end());
  await applyMigrations(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // All rows are written together, so references need not be looked up one by one.
    await client.query("SET session_replication_role = replica");
    for (const statement of [USERS, SESSIONS, LINE_ITEMS]) await client.query(statement, [users]);
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
  return url;
}

const CALLS = [
  "/api/tax-report/summary?year=2026",
  "/api/tax-report/years",
  "/api/tax-report/gf-receipts",
  "/api/subscription-status",
] as const;

function targetOf({ origin, headers }: BenchServer, path: string, users: number): Target {
  const cookies = Array.from({ length: ASKING }, (_, n) => {
    return `next-auth.session-token=bench-${Math.floor((n * users) / ASKING)}`;
  });
  return { url: `${origin}${path}`, headers, cookies };
}

/** A person's calls among 10,000 people with 2,000,000 line items, compared with 50 people with 10,000. */
export async function largeData(root: string, work: string): Promise<Measurement[]> {
  const postgres = await startEmbeddedServer({ directory: join(work, "large"), durable: false });
  const closers = [() => postgres.stop()];
  try {
    const servers: BenchServer[] = [];
    for (const users of [LARGE, SMALL]) {
      const env = {
        DATABASE_URL: await databaseOf(postgres.url, users),
        DATA_DIR: join(work, `server-${users}`),
      };
      const server = await startBenchServer(root, await freePort(), env);
      closers.push(() => server.stop());
      servers.push(server);
    }
    const [large, small] = servers;
    if (!large || !small) throw new Error("The servers did not start.");
    const rows: Measurement[] = [];
    for (const path of CALLS) {
      const { ratios, own, other } = await sideBySide(
        targetOf(large, path, LARGE),
        targetOf(small, path, SMALL),
        1,
      );
      rows.push({
        name: `${path} among 10,000 users, 2,000,000 items`,
        against: "among 50 users, 10,000 items",
        unit: "×",
        budget: 1.2,
        runs: ratios,
        detail: `${own.toFixed(2)} ms : ${other.toFixed(2)} ms`,
      });
    }
    return rows;
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
