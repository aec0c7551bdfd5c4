import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@gf-ledger/db/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { type Claimant, claimant } from "./support/claimant";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";

const ROWS = 20_000;
const WRITER = ["document-writer.mjs"];

let product: Product;
let owner: Claimant;
let other: Claimant;
beforeAll(async () => {
  product = await openProduct({ RATE_LIMIT_SCALE: "100" });
  owner = await claimant(product, ROWS, "'GF loaf of shop ' || n");
  other = await claimant(product, 5, "'GF loaf ' || n");
});
afterAll(() => product.close());

/** The statements that the database works on, beside the one that asks. */
async function statementsUnderWay(): Promise<string[]> {
  const { pool, close } = openDatabase(product.databaseUrl(), 1);
  const { rows } = await pool.query<{ query: string }>(
    `SELECT query FROM pg_stat_activity
     WHERE state = 'active' AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  await close();
  return rows.map(({ query }) => query);
}

test("operating-52 a claim's worth is answered twelve times at once over 20,000 rows just written, and others with it", async () => {
  const health = await watchHealth(product.origin);
  const asked = Array.from({ length: 12 }, () =>
    product.send("GET", `${owner.claim}/worth`, { cookie: owner.cookie, waitsMs: 120_000 }),
  );
  const theirs = await product.send("GET", `${other.claim}/worth`, {
    cookie: other.cookie,
    waitsMs: 120_000,
  });
  expect(theirs.status).toBe(200);
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
});

test("operating-52 what twelve callers asked for ends in the database when they leave", async () => {
  const left = new AbortController();
  const path = `${product.origin}${owner.claim}/best-period`;
  const asked = Array.from({ length: 12 }, () =>
    fetch(path, { headers: { cookie: owner.cookie }, signal: left.signal }).catch(() => "left"),
  );
  await expect.poll(statementsUnderWay, { timeout: 20_000, interval: 20 }).not.toEqual([]);
  left.abort();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["left"]));
  await expect.poll(statementsUnderWay, { timeout: 20_000 }).toEqual([]);
});

test("operating-50 papers that nobody waits for any more are written no further", async () => {
  const left = new AbortController();
  const asked = fetch(`${product.origin}${owner.claim}/report.pdf`, {
    headers: { cookie: owner.cookie },
    signal: left.signal,
  }).then((answer) => answer.text());
  await sleep(2_000);
  const writing = product.processesOf(WRITER);
  expect(writing).toHaveLength(1);
  left.abort();
  await expect(asked).rejects.toThrow();
  await expect
    .poll(() => product.processesOf(WRITER).filter((pid) => writing.includes(pid)), { timeout: 20_000 })
    .toEqual([]);
  const paper = await product.send("GET", `${other.claim}/report.pdf`, {
    cookie: other.cookie,
    waitsMs: 120_000,
  });
  expect(paper.status).toBe(200);
  await paper.arrayBuffer();
});
