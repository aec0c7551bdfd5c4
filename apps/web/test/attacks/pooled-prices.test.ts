import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { publishMedians } from "@gf-ledger/api/pooled-prices/publish-medians";
import { openDatabase } from "@gf-ledger/db/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { BOUGHT_ON, buyer, sharer } from "./support/sharers";
import { signedInPeople } from "./support/uploads";

const ROOT = join(import.meta.dirname, "../../../..");
/** What eight honest people and a ninth, whose price nobody is to learn, paid for 900 g. */
const HONEST = [1.1, 1.9, 2.39, 2.4, 2.4, 2.4, 5, 9];
const VICTIMS = 3.47;
/** The middle four of ten are 2.39 to 2.42: to ten cents, the same. */
const FIGURE = 2.4;

type Person = Awaited<ReturnType<typeof buyer>>;

let product: Product;
let readers: readonly Person[];
beforeAll(async () => {
  product = await openProduct();
  readers = await Promise.all([buyer(product), buyer(product)]);
  for (const dollars of [...HONEST, VICTIMS]) await sharer(product, dollars);
});
afterAll(() => product.close());

/** The command that a person types beside the running product, and what it says. */
async function preview(): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", "pooled-prices"], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: product.dataDir, PORT: String(product.port) },
  });
  return stdout.trim();
}

/** What the product answers about the regular price of spaghetti, after the daily job ran: to both readers the same. */
async function answeredAfterPublishing() {
  const { database, close } = openDatabase(product.databaseUrl(), 1);
  await publishMedians({ database, now: () => new Date() });
  await close();
  const answers = await Promise.all(
    readers.map(async ({ cookie, drafts }) => {
      const answer = await product.send("GET", `/api/receipts/${drafts[0]}`, { cookie });
      const { items } = (await answer.json()) as {
        items: { regularPrice: number; priceSource: string; priceEvidence: { pooled: object | null } }[];
      };
      const [spaghetti] = items;
      return [spaghetti?.priceSource, spaghetti?.regularPrice, spaghetti?.priceEvidence.pooled];
    }),
  );
  expect(answers[1]).toEqual(answers[0]);
  return answers[0];
}

const PUBLISHED = [
  "pooled",
  FIGURE,
  { people: 10, receipts: 10, region: "CA", month: BOUGHT_ON.slice(0, 7) },
];
const NOTHING = ["estimate", expect.any(Number), null];

const shares = ({ cookie }: Pick<Person, "cookie">, sharePrices: boolean) =>
  product.send("PUT", "/api/account/profile", { cookie, json: { sharePrices } });

test("prices-20 nine people publish nothing, nor do four new accounts beside them with invented addresses", async () => {
  expect(await preview()).toMatch(/^0 medians would be published; 0 groups /);
  for (const cookie of await signedInPeople(product, 4)) {
    await shares({ cookie }, true);
    const seen = { seenOn: BOUGHT_ON, how: "web", url: "https://shop.example/spaghetti" };
    const price = {
      productName: "Spaghetti",
      productId: readers[0]?.productId,
      price: 9.9,
      size: 900,
      unit: "g",
    };
    const added = await product.send("POST", "/api/price-book", { cookie, json: { ...price, ...seen } });
    expect(added.status).toBe(200);
  }
  expect(await answeredAfterPublishing()).toEqual(NOTHING);
});

test("prices-20 prices-33 with a tenth the figure is that of the middle four, to ten cents, for everybody; one more changes nothing, and one less takes it away for good", async () => {
  const tenth = await sharer(product, 2.42);
  expect(await preview()).toMatch(
    /, 900 g, Canada, 2026-03: 2\.40 CAD, 10 people\n1 median would be published; 0 groups /,
  );
  expect(await answeredAfterPublishing()).toEqual(PUBLISHED);

  const eleventh = await sharer(product, 9.99);
  expect(await answeredAfterPublishing()).toEqual(PUBLISHED);
  expect((await shares(eleventh, false)).status).toBe(200);
  expect(await answeredAfterPublishing()).toEqual(PUBLISHED);

  expect((await shares(tenth, false)).status).toBe(200);
  expect(await answeredAfterPublishing()).toEqual(NOTHING);
  expect((await shares(tenth, true)).status).toBe(200);
  expect(await answeredAfterPublishing()).toEqual(NOTHING);
  expect(await preview()).toMatch(/^0 medians would be published; 1 group /);
});
