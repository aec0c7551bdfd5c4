import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./support/test-app";

const FRESH = 20_000;
/** Far above what reading each of them a few times takes, and far below reading all of them for each. */
const MAX_ROWS_TOUCHED = 20 * FRESH;

let testApp: TestApp;
let person: Awaited<ReturnType<TestApp["signIn"]>>;
let claimId: string;

/** Line items for the users that a condition chooses, as an import makes them. */
const ADD = `
  INSERT INTO line_items (id, user_id, return_of_id, kind, purchase_date, store, name, category, quantity,
    currency, price, regular_price, price_source, extra_cost, size_compared)
  SELECT gen_random_uuid(), users.id, $3, CASE WHEN $3::uuid IS NULL THEN 'counterpart' ELSE 'return' END, date '2026-01-01' + n % 300, 'Shop ' || n % 40, 'GF bread ' || n % 500,
    'Bread and Bakery', sign, 'CAD', sign * 699, sign * 349, 'own', sign * 350, true
  FROM users, generate_series(1, $2::int) n, (SELECT CASE WHEN $3::uuid IS NULL THEN 1 ELSE -1 END AS sign) signs
  WHERE (users.id = $1) = ($2 > 1)`;

/** A database whose statistics were taken when 300 people had one line each, and 20,000 lines of one since then. */
beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signIn();
  const { pool, database } = testApp;
  const userId = person.user.id;
  for (const table of ["line_items", "claims"])
    await pool.query(`ALTER TABLE ${table} SET (autovacuum_enabled = off)`);
  const others = Array.from({ length: 300 }, () => ({
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
  }));
  await database.user.createMany({ data: others });
  await pool.query(ADD, [userId, 1, null]);
  await pool.query("ANALYZE");
  await pool.query(ADD, [userId, FRESH, null]);
  const { id } = await database.lineItem.findFirstOrThrow({ where: { userId } });
  await pool.query(ADD, [userId, 2_000, id]);
  claimId = (await person.call.claims.create({ taxYear: 2026 })).id;
});
afterAll(() => testApp.close());

interface Step {
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Join Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Step[];
}

function rowsTouched(step: Step): number {
  const removed =
    (step["Rows Removed by Filter"] ?? 0) +
    (step["Rows Removed by Join Filter"] ?? 0) +
    (step["Rows Removed by Index Recheck"] ?? 0);
  const own = (step["Actual Rows"] + removed) * step["Actual Loops"];
  return own + (step.Plans ?? []).reduce((sum, inner) => sum + rowsTouched(inner), 0);
}

/** The statements about line items that a reading sends, each once. */
async function statementsOf(read: () => Promise<unknown>) {
  const { pool } = testApp;
  const client = await pool.connect();
  client.release();
  const connections = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown };
  const { query } = connections;
  const asked = new Map<string, unknown[]>();
  connections.query = function listened(this: unknown, ...args: unknown[]) {
    const [config, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof config === "string" ? config : config.text;
    const bound = typeof config === "string" ? values : (config.values ?? values);
    if (/\bline_items\b/.test(text) && /^\s*SELECT/.test(text)) asked.set(text, bound ?? []);
    return Reflect.apply(query, this, args);
  };
  try {
    await read();
  } finally {
    connections.query = query;
  }
  return asked;
}

test.each([
  ["the claim's worth", () => person.call.claims.worth({ id: claimId })],
  ["the year by product", () => person.call.taxReport.products({ year: 2026 })],
  ["the year's sums", () => person.call.taxReport.summary({ year: 2026 })],
  ["the receipts", () => person.call.receipts.list({})],
])(
  "operating-55 after 20,000 fresh rows, %s reads each of them a few times, and not all of them for each",
  async (_what, read) => {
    const asked = await statementsOf(read);
    for (const [text, values] of asked) {
      const { rows } = await testApp.pool.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, values);
      const [plan] = (rows[0] as { "QUERY PLAN": { Plan: Step }[] })["QUERY PLAN"];
      expect(plan && rowsTouched(plan.Plan), text).toBeLessThan(MAX_ROWS_TOUCHED);
    }
  },
);

test("operating-55 an import of a thousand rows tells the database how many there are now, a smaller one does not", async () => {
  const lineItems = async () => {
    const { rows } = await testApp.pool.query(
      "SELECT reltuples::int AS known FROM pg_class WHERE relname = 'line_items'",
    );
    return (rows[0] as { known: number }).known;
  };
  const take = async (rows: number) => {
    const lines = Array.from({ length: rows }, (_, n) => `2026-01-05,GF Bread ${n} of ${rows},5.49`);
    const file = {
      fileName: `${rows}.csv`,
      file: Buffer.from(["Date,Product,Price", ...lines].join("\n")),
      mapping: {
        headingRow: 1,
        dateOrder: "ymd" as const,
        decimal: "." as const,
        pricesAreEach: false,
        columns: { purchaseDate: 0, name: 1, price: 2 },
      },
    };
    expect(await person.call.imports.make(file)).toMatchObject({ lineItemCount: rows });
    await testApp.mails();
  };
  await take(20);
  expect(await lineItems()).toBe(300);
  await take(1_000);
  expect(await lineItems()).toBe(300 + FRESH + 2_000 + 1_020);
});
