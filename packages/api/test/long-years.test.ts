import { afterAll, beforeAll, expect, test } from "vitest";
import { longestTurn } from "./support/longest-turn";
import { openTestApp, type TestApp } from "./support/test-app";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** More than a household buys in a year, and all that an account can hold. */
const PRODUCTS = 20_000;
const OF_ONE = 50_000;
/** In milliseconds of a processor. */
const MAX_TURN = 1000;

let testApp: TestApp;
let various: Person;
let monotonous: Person;

/** Line items of one year, as an import makes them; a name for each, or one for all. */
const ADD = `
  INSERT INTO line_items (id, user_id, kind, purchase_date, store, name, category, quantity, currency, price,
    regular_price, price_source, extra_cost, size_compared, size, unit, tax_cents, regular_tax_cents)
  SELECT gen_random_uuid(), $1, 'counterpart', date '2026-01-01' + n % 300, 'Shop ' || n % 40,
    CASE WHEN $3 THEN 'GF bread ' || n ELSE 'GF bread' END, 'Bread and Bakery', 1, 'CAD', 500 + n % 30011, 349,
    CASE n % 3 WHEN 0 THEN 'estimate' ELSE 'own' END, 151 + n % 30011, true, 400, 'g', 7 + n % 60, 11
  FROM generate_series(1, $2::int) n`;

beforeAll(async () => {
  testApp = await openTestApp();
  various = await testApp.signIn();
  monotonous = await testApp.signIn();
  await testApp.pool.query(ADD, [various.user.id, PRODUCTS, true]);
  await testApp.pool.query(ADD, [monotonous.user.id, OF_ONE, false]);
  await testApp.pool.query("ANALYZE line_items");
  await testApp.pool.query("UPDATE users SET count_tax = true");
}, 300_000);
afterAll(() => testApp.close());

const YEAR = { year: 2026 };
type Read = (person: Person, claimId: string) => Promise<unknown>;
const READS: readonly (readonly [string, Read])[] = [
  ["its products", ({ call }) => call.taxReport.products(YEAR)],
  ["its products as a file", ({ call }) => call.taxReport.downloadProducts(YEAR)],
  ["its report as a file", ({ call }) => call.taxReport.download(YEAR)],
  ["its ledger", ({ call }) => call.taxReport.ledger(YEAR)],
  ["its regular prices", ({ call }) => call.priceBook.checklist(YEAR)],
  ["its claim's worth", ({ call }, id) => call.claims.worth({ id })],
  ["its best period", ({ call }, id) => call.claims.bestPeriod({ id })],
  ["its checklist", ({ call }, id) => call.claims.checklist({ id })],
  ["its rates", ({ call }, id) => call.claims.rates({ id })],
];
const CASES = READS.flatMap(([what, read]) => [
  { of: "20,000 products", what, person: () => various, read },
  { of: "50,000 purchases of one product", what, person: () => monotonous, read },
]);

test.each(CASES)(
  "reports-57 while a year of $of answers $what, no other call waits for a second of its work",
  async ({ person, read }) => {
    const { call } = person();
    const { claims } = await call.claims.list();
    const claimId = claims[0]?.id ?? (await call.claims.create({ taxYear: 2026 })).id;
    const longest = await longestTurn(() => read(person(), claimId));
    expect(longest).toBeLessThan(MAX_TURN);
  },
  300_000,
);

test("reports-56 a year's products and regular prices are answered in pages, with the sums of all", async () => {
  const { call } = various;
  const first = await call.taxReport.products(YEAR);
  expect(first).toMatchObject({ totalItems: PRODUCTS, totalPages: 2, page: 1, perPage: 10_000 });
  expect(first.products).toHaveLength(10_000);
  expect(first.lookUpFirst).toHaveLength(Math.floor(PRODUCTS / 3));
  const last = await call.taxReport.products({ ...YEAR, page: 2858, perPage: 7 });
  expect(last.products).toHaveLength(PRODUCTS % 7);
  expect(last.totalToClaim).toBe(first.totalToClaim);
  const prices = await call.priceBook.checklist({ ...YEAR, page: 2, perPage: 3 });
  expect(prices).toMatchObject({ totalItems: PRODUCTS, page: 2, perPage: 3 });
  expect(prices.comparators).toHaveLength(3);
  await expect(call.taxReport.products({ ...YEAR, perPage: 10_001 })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
}, 300_000);

test("claim-69 a claim of 20,000 line items is filed and adjusted, and none of what compares its versions keeps another call waiting for a second of its work", async () => {
  const { user, call } = various;
  const { id } = await call.claims.create({ taxYear: 2025 });
  const longest = new Map<string, number>();
  const watch = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
    const answers: Answer[] = [];
    longest.set(what, await longestTurn(async () => answers.push(await work())));
    return answers[0] as Answer;
  };
  await testApp.pool.query("UPDATE line_items SET purchase_date = purchase_date - 365 WHERE user_id = $1", [
    user.id,
  ]);
  await watch("file", () => call.claims.file({ id }));
  await testApp.pool.query(
    "UPDATE line_items SET price = price + 1, extra_cost = extra_cost + 1 WHERE user_id = $1",
    [user.id],
  );
  await watch("lines of the return", () => call.claims.returnLines({ id }));
  await watch("adjust", () => call.claims.adjust({ id }));
  const { versions, inWords } = await watch("changes", () => call.claims.changes({ id, perPage: 1 }));
  expect(versions).toMatchObject([
    { number: 1, isCurrent: false },
    { number: 2, isCurrent: true },
  ]);
  expect((versions[1]?.amount ?? 0) - (versions[0]?.amount ?? 0)).toBeCloseTo(PRODUCTS / 100, 0);
  expect(inWords).toMatchObject({ state: "reported", more: PRODUCTS - 500 });
  expect([...longest].filter(([, milliseconds]) => milliseconds >= MAX_TURN)).toEqual([]);
}, 300_000);
