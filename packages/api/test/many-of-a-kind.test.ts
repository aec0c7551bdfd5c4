import { afterAll, beforeAll, expect, test } from "vitest";
import { longestTurn } from "./support/longest-turn";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PRICES = 60_000;
/** In milliseconds of a processor. */
const MAX_TURN = 1000;
const PRODUCT = "ca-white-bread";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
}, 60_000);
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** Writes very many rows as an import does, without the record of changes. */
async function fill({ user }: Person, insert: string, rows: number): Promise<void> {
  const client = await testApp.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL session_replication_role = replica");
    await client.query(`${insert} FROM generate_series(1, $2::int) AS n`, [user.id, rows]);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}

const seenPrices = (person: Person, productId = PRODUCT) =>
  fill(
    person,
    `INSERT INTO price_observations (id, user_id, product_id, name, price, currency, size, unit, store, seen_on, how)
    SELECT gen_random_uuid(), $1, '${productId}', 'White Bread', 300 + n % 90, 'CAD', 675, 'g', 'Shop ' || n % 50,
      date '2026-01-01' + n % 75, 'typed'`,
    PRICES,
  );
const purchases = (person: Person, rows: number, source = "catalogue") =>
  fill(
    person,
    `INSERT INTO line_items (id, user_id, matched_product_id, kind, purchase_date, store, name, category, quantity,
      currency, price, regular_price, price_source, extra_cost, size_compared, size, unit)
    SELECT gen_random_uuid(), $1, '${PRODUCT}', 'counterpart', date '2026-01-01' + n % 75, 'Shop ' || n % 40,
      'GF bread ' || n, 'Bread and Bakery', 1, 'CAD', 699, 349, '${source}', 350, true, 400, 'g'`,
    rows,
  );

test("api-60 a receipt of a product with very many prices is shown without holding anybody up", async () => {
  const person = await testApp.signIn();
  const items = [readItem("GF WHITE BREAD", 699)];
  const { id } = await readReceipt(testApp, person, readingAt("Shop 7", "2026-03-14", items));
  const { matchedProductId } = await testApp.database.receiptItem.findFirstOrThrow({
    where: { receiptId: id },
  });
  await seenPrices(person, matchedProductId ?? PRODUCT);
  let sources: readonly string[] = [];
  const longest = await longestTurn(async () => {
    sources = (await person.call.receipts.get({ id })).items.map(({ priceSource }) => priceSource);
  });
  expect(sources).toEqual(["observation"]);
  expect(longest).toBeLessThan(MAX_TURN);
}, 120_000);

test("api-60 receipts-59 a photo is read beside very many corrections without holding anybody up", async () => {
  const person = await testApp.signIn();
  await fill(
    person,
    `INSERT INTO corrections (id, user_id, chain_key, text_key, article_code, store, text, name, category, kind,
      selected, matched_product_id, corrected_at)
    SELECT gen_random_uuid(), $1, 'shop ' || n, 'gf white bread', '', 'Shop', 'GF WHITE BREAD', 'Bread ' || n, 'Bread and Bakery',
      'counterpart', true, '${PRODUCT}', timestamp '2026-01-01' + n * interval '1 minute'`,
    20_000,
  );
  const items = [readItem("GF WHITE BREAD", 699)];
  const longest = await longestTurn(() =>
    readReceipt(testApp, person, readingAt("Shop 7", "2026-03-14", items)),
  );
  expect(longest).toBeLessThan(MAX_TURN);
}, 120_000);

test("api-60 a price is compared with very many others and purchases without holding anybody up", async () => {
  const person = await testApp.signIn();
  await seenPrices(person);
  await purchases(person, 100);
  const { observations } = await person.call.priceBook.list({ perPage: 1 });
  const id = observations[0]?.id ?? "";
  let applied: Awaited<ReturnType<typeof person.call.priceBook.applyPrice>> | undefined;
  const longest = await longestTurn(async () => {
    applied = await person.call.priceBook.applyPrice({ id, preview: true });
  });
  expect(applied?.changes).toHaveLength(100);
  expect(longest).toBeLessThan(MAX_TURN);
}, 120_000);

test("api-60 shares of very many line items are read without holding anybody up", async () => {
  const person = await testApp.signIn();
  await person.call.people.list({});
  await testApp.database.person.createMany({
    data: [{ id: person.user.id, userId: person.user.id, name: "You", relation: "self" }],
    skipDuplicates: true,
  });
  await purchases(person, PRICES, "own");
  const { pool } = testApp;
  await pool.query(
    "INSERT INTO allocations (id, user_id, line_item_id) SELECT gen_random_uuid(), user_id, id FROM line_items WHERE user_id = $1",
    [person.user.id],
  );
  await pool.query(
    "INSERT INTO allocation_parts (allocation_id, person_id, share) SELECT id, user_id, 0.5 FROM allocations WHERE user_id = $1",
    [person.user.id],
  );
  let total = 0;
  const longest = await longestTurn(async () => {
    total = (await person.call.taxReport.products({ year: 2026 })).totalToClaim;
  });
  expect(total).toBe((PRICES * 3.5) / 2);
  expect(longest).toBeLessThan(MAX_TURN);
}, 240_000);

test("api-59 a claim of more line items than a snapshot may hold is neither filed nor adjusted", async () => {
  const person = await testApp.signIn();
  await purchases(person, 20_001, "own");
  const { id } = await person.call.claims.create({ taxYear: 2026 });
  expect(await refusalOf(person.call.claims.file({ id }))).toEqual({
    code: "CONFLICT",
    message:
      "A claim of more than 20,000 purchases can’t be filed. Choose a shorter period, or delete purchases that don’t belong to it.",
  });
}, 120_000);
