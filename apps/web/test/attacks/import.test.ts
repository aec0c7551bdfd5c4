import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { openDatabase } from "@gf-ledger/db/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { ownerWithDrafts } from "../resilience/support/owner";
import { openProduct, type Product } from "../resilience/support/product";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";

let product: Product;
let owner: Awaited<ReturnType<typeof ownerWithDrafts>>;
beforeAll(async () => {
  product = await openProduct();
  owner = await ownerWithDrafts(product, 0);
});
afterAll(() => product.close());

/**
 * A download's ZIP with these receipts; its manifest counts nothing but what `figures` says, fitting or not.
 */
function zipWith(receipts: string, lineItems = "[]", figures: object = {}, changes = "[]"): Promise<Buffer> {
  const zip = new ZipFile();
  const files = {
    "manifest.json": JSON.stringify({
      format: "gf-ledger-account-data",
      version: 2,
      exportedAt: "2026-03-20T12:00:00.000Z",
      sample: false,
      figures: {
        receipts: 0,
        receiptItems: 0,
        lineItems: 0,
        ownPrices: 0,
        extraCost: { CAD: 0, USD: 0 },
        ...figures,
      },
    }),
    "receipts.json": receipts,
    "line-items.json": lineItems,
    "own-prices.json": "[]",
    "changes.json": changes,
  };
  for (const [name, text] of Object.entries(files))
    zip.addBuffer(Buffer.from(text), name, { compressionLevel: 9 });
  zip.end();
  return buffer(zip.outputStream);
}

async function send(zip: Buffer, accept = "application/json") {
  const health = await watchHealth(product.origin);
  const answer = await fetch(`${product.origin}/api/account/import`, {
    method: "POST",
    signal: AbortSignal.timeout(120_000),
    headers: { "content-type": "application/zip", cookie: owner.cookie, accept },
    body: new Uint8Array(zip),
  });
  const text = await answer.text();
  return { status: answer.status, text, slowest: await health.stop() };
}

const empty = (count: number) => `[${"{},".repeat(count - 1)}{}]`;

test.each([
  ["20,000 empty records in less than a kilobyte", () => zipWith(empty(20_000)), 1_000],
  ["240,000 empty records in a little more", () => zipWith(empty(240_000)), 2_500],
  ["15 million empty records in 44 KB", () => zipWith(empty(15_000_000)), 60_000],
  ["15 million empty expenses", () => zipWith("[]", empty(15_000_000)), 60_000],
  ["one record without end", () => zipWith(`[{${'"a":[{}],'.repeat(4_000_000)}"b":1}]`), 200_000],
  ["lists within lists", () => zipWith("[".repeat(40_000_000)), 60_000],
] as const)(
  "accounts-46 a ZIP of %s is refused with a sentence, and nobody else waits for it",
  async (_what, make, weighs) => {
    const zip = await make();
    expect(zip.length).toBeLessThan(weighs);
    const { status, text, slowest } = await send(zip);
    expect([status, JSON.parse(text)]).toMatchObject([
      422,
      { code: "unreadable", message: expect.stringMatching(/\S/) },
    ]);
    expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
  },
);

/** The bytes of the product's whole database. */
async function databaseBytes(): Promise<number> {
  const { pool, close } = openDatabase(product.databaseUrl(), 1);
  const { rows } = await pool.query<{ size: string }>("SELECT pg_database_size(current_database()) AS size");
  await close();
  return Number(rows[0]?.size);
}

test.each([
  ["290 MB", 5_800, 413],
  ["85 MB", 1_700, 422],
])(
  "accounts-74 a ZIP that unpacks to %s of changes is refused, and the database holds none of it",
  async (_what, count, refusal) => {
    const change = {
      thing: "person",
      change: "changed",
      field: "name",
      old: "x".repeat(50_000),
      new: "y",
      changedBy: "you",
      why: null,
      changedAt: "2026-03-14T12:00:00.000Z",
    };
    const all = Array.from({ length: count }, () => ({ id: randomUUID(), thingId: randomUUID(), ...change }));
    const zip = await zipWith("[]", "[]", { changes: all.length }, JSON.stringify(all));
    expect(zip.length).toBeLessThan(2_000_000);
    const before = await databaseBytes();
    const { status, text, slowest } = await send(zip);
    expect([status, JSON.parse(text)]).toMatchObject([refusal, { message: expect.stringMatching(/\S/) }]);
    expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
    expect((await databaseBytes()) - before).toBeLessThan(1_000_000);
  },
);

test("accounts-46 thirty thousand expenses are brought in, with their progress, and nobody else waits for them", async () => {
  const count = process.env.SOAK === "1" ? 100_000 : 30_000;
  const expense = {
    receiptId: null,
    receiptItemId: null,
    purchaseDate: "2026-03-14",
    store: "Maple Grocer",
    name: "GF Bread",
    category: "Bread and Bakery",
    quantity: 1,
    currency: "CAD",
    price: 749,
    regularPrice: 386,
    priceSource: "custom",
    extraCost: 363,
    matchedProductId: null,
    catalogueVersion: null,
    createdAt: "2026-03-14T12:00:00.000Z",
  };
  const idOf = (at: number) => `0192f3c4-7a1e-7c53-9c1f-${at.toString(16).padStart(12, "0")}`;
  const lineItems = JSON.stringify(Array.from({ length: count }, (_, at) => ({ id: idOf(at), ...expense })));
  const figures = { lineItems: count, extraCost: { CAD: 363 * count, USD: 0 } };
  const { status, text, slowest } = await send(await zipWith("[]", lineItems, figures), "text/event-stream");
  const events = text.split("\n\n").filter((event) => event !== "");
  expect(status).toBe(200);
  expect(events.filter((event) => event.startsWith("event: progress")).length).toBeGreaterThan(20);
  expect(events.at(-1)).toContain(`"lineItems":${count}`);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
  const asked = encodeURIComponent(JSON.stringify({ json: { year: 2026 } }));
  const summary = await product.send("GET", `/api/trpc/taxReport.summary?input=${asked}`, {
    cookie: owner.cookie,
  });
  expect(await summary.json()).toMatchObject({
    result: { data: { json: { totals: { itemCount: count } } } },
  });
});
