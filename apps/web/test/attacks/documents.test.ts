import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { type Claimant, claimant } from "./support/claimant";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";

const MEBIBYTE = 1024 * 1024;
/** Web server and writers together, for a year of 20,000 rows. */
const MAX_BYTES = 700 * MEBIBYTE;
/** However long the document then takes. */
const FIRST_BYTE_WITHIN_MS = 1_000;
const ROWS = process.env.SOAK === "1" ? 20_000 : 2_000;

let product: Product;
beforeAll(async () => {
  product = await openProduct({ RATE_LIMIT_SCALE: "100" });
});
afterAll(() => product.close());

/** Downloads one of somebody's documents while a second client asks for the server's health. */
async function download({ cookie }: Pick<Claimant, "cookie">, path: string) {
  const health = await watchHealth(product.origin);
  const asked = performance.now();
  const answer = await product.send("GET", path, { cookie, waitsMs: 240_000 });
  const parts: Uint8Array[] = [];
  let firstByte = Number.POSITIVE_INFINITY;
  for await (const part of answer.body ?? []) {
    firstByte = Math.min(firstByte, performance.now() - asked);
    parts.push(part);
  }
  const bytes = new Uint8Array(Buffer.concat(parts));
  return { status: answer.status, bytes, firstByte, slowest: await health.stop() };
}

const head = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString("latin1");

// First of all, so that one process has written: the mark is that of the web server and its writer.
test(`operating-57 a year of ${ROWS} rows is written while another person is answered, in bounded memory`, async () => {
  // A process that has only just been started needs up to a second of its own; opening a claim starts it.
  const other = await claimant(product, 5, "'GF loaf ' || n");
  expect((await download(other, `${other.claim}/report.xlsx`)).status).toBe(200);
  const owner = await claimant(product, ROWS, "'GF loaf of shop ' || n");
  let limit = 0;
  let on = true;
  const watching = (async () => {
    while (on) {
      limit = Math.max(limit, product.memoryOf(["dist/server.mjs", "document-writer.mjs"]));
      await sleep(500);
    }
  })();
  for (const claimDocument of ["report.pdf", "package", "report.xlsx"]) {
    const { status, firstByte, slowest } = await download(owner, `${owner.claim}/${claimDocument}`);
    expect(status).toBe(200);
    expect(firstByte).toBeLessThan(FIRST_BYTE_WITHIN_MS);
    expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
  }
  on = false;
  await watching;
  expect(limit).toBeGreaterThan(0);
  expect(limit).toBeLessThan(MAX_BYTES);
}, 600_000);

test.each([
  ["a word of 200,000 letters", "repeat('x', 200000)"],
  ["200,000 separators of lines", "repeat(chr(8232), 200000) || n"],
  ["10,000 line feeds", "'a' || repeat(chr(10), 10000) || n"],
  ["150 names of 2,000 letters", "n || repeat('w', 2000)"],
])("operating-50 %s in a claim is laid out in bounds, while others are answered", async (_what, name) => {
  const owner = await claimant(product, name.startsWith("n ||") ? 150 : 1, name);
  const report = await download(owner, `${owner.claim}/report.pdf`);
  expect(head(report.bytes)).toBe("%PDF");
  expect(Buffer.from(report.bytes.subarray(-6)).toString("latin1")).toContain("%%EOF");
  expect(report.slowest).toBeLessThan(HEALTH_WITHIN_MS);
});

test("operating-49 an account whose papers wait for each other keeps no other account from its own", async () => {
  const [one, other] = [
    await claimant(product, 200, "'GF loaf ' || n"),
    await claimant(product, 5, "'GF loaf ' || n"),
  ];
  const own = Array.from({ length: 3 }, () => download(one, `${one.claim}/report.pdf`));
  const theirs = await download(other, `${other.claim}/report.pdf`);
  expect([theirs.status, head(theirs.bytes)]).toEqual([200, "%PDF"]);
  for (const { status } of await Promise.all(own)) expect(status).toBe(200);
});
