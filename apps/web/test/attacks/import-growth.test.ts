import { randomBytes, randomUUID } from "node:crypto";
import { openDatabase } from "@gf-ledger/db/database";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerWithDrafts } from "../resilience/support/owner";
import { openProduct, type Product } from "../resilience/support/product";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";

/** What a row takes in the database with its indexes, over its letters in the ZIP. */
const MAX_GROWTH = 2;
/** The most changes in one answer, and what each may weigh in it: two values, as they are and in words. */
const PAGE = 500;
const MAX_CHANGE_BYTES = 4 * 10_000 + 1_000;

let product: Product;
let files: Readonly<Record<string, Uint8Array>>;
let lineItemId: string;
beforeAll(async () => {
  product = await openProduct();
  const there = await ownerWithDrafts(product, 0);
  const add = async (path: string, json: object) => {
    const answer = await product.send("POST", path, { cookie: there.cookie, json });
    return ((await answer.json()) as { id: string }).id;
  };
  lineItemId = await add("/api/tax-report/line-items", {
    product_name: "GF rye loaf",
    gf_price: 7.49,
    non_gf_equiv_price: 3.86,
    purchase_date: "2025-03-14",
    store_location: "Maple Grocer",
  });
  await add("/api/claims", { taxYear: 2025 });
  const zip = await product.send("GET", "/api/account/export", { cookie: there.cookie });
  files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
});
afterAll(() => product.close());

/** How many bytes the whole database takes. */
async function databaseBytes(): Promise<number> {
  const { pool, close } = openDatabase(product.databaseUrl(), 1);
  const { rows } = await pool.query("SELECT pg_database_size(current_database())::float8 AS bytes");
  await close();
  return (rows[0] as { bytes: number }).bytes;
}

/** An honest download's ZIP with so many more recorded changes of its line item, and the bytes of these. */
function zipWithChanges(count: number, change: object) {
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  const manifest = read("manifest.json");
  const more = Array.from({ length: count }, () => ({
    id: randomUUID(),
    thing: "line-item",
    thingId: lineItemId,
    change: "changed",
    field: "name",
    old: null,
    new: null,
    changedBy: "",
    why: null,
    changedAt: "2026-03-01T12:00:00.000Z",
    ...change,
  }));
  const changes = [...read("changes.json"), ...more];
  manifest.figures.changes = changes.length;
  const unpacked = strToU8(JSON.stringify(changes));
  const written = { "changes.json": unpacked, "manifest.json": strToU8(JSON.stringify(manifest)) };
  return { zip: zipSync({ ...files, ...written }), bytes: unpacked.length };
}

/** Imports a ZIP into an account that holds nothing, and tells by how much the database grew. */
async function bringIn(zip: Uint8Array<ArrayBuffer>) {
  const here = await ownerWithDrafts(product, 0);
  const before = await databaseBytes();
  const health = await watchHealth(product.origin);
  const answer = await fetch(`${product.origin}/api/account/import`, {
    method: "POST",
    signal: AbortSignal.timeout(120_000),
    headers: { "content-type": "application/zip", cookie: here.cookie, accept: "application/json" },
    body: zip,
  });
  await answer.text();
  const slowest = await health.stop();
  return { ...here, status: answer.status, slowest, growth: (await databaseBytes()) - before };
}

/** Letters that the database cannot pack, and a ZIP that repeats them can. */
const letters = (count: number) => randomBytes(count / 2).toString("hex");

test.each([
  ["values as long as a field takes", 1_500, () => ({ old: letters(9_900), new: letters(9_900) })],
  ["very many small changes", 40_000, () => ({})],
])(
  "accounts-73 api-47 of %s the database takes at most twice their letters, and the claim's changes come in pages",
  async (_what, count, change) => {
    const { zip, bytes } = zipWithChanges(count, change());
    const { status, growth, slowest, cookie } = await bringIn(zip);
    expect(status).toBe(200);
    expect(growth).toBeLessThan(MAX_GROWTH * bytes);
    expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);

    const listed = await product.send("GET", "/api/claims", { cookie });
    const { claims } = (await listed.json()) as { claims: { id: string }[] };
    const path = `/api/claims/${claims[0]?.id}/changes`;
    const page = await product.send("GET", `${path}?page=2`, { cookie, waitsMs: 60_000 });
    const answered = await page.text();
    expect(answered.length).toBeLessThan(PAGE * MAX_CHANGE_BYTES);
    const { recorded, moreRecorded } = JSON.parse(answered);
    expect([recorded.length, moreRecorded]).toEqual([PAGE, true]);
    const beyond = await product.send("GET", `${path}?perPage=${PAGE + 1}`, { cookie });
    expect(beyond.status).toBe(400);
  },
);
