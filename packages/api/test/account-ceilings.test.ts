import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_RECORDS } from "../src/limits/account-room";
import { extraOf } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** Fills a table of the person's in one statement, which the record of changes does not follow row by row. */
async function fill(person: Person, insert: string, rows: number): Promise<void> {
  const client = await testApp.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SET LOCAL session_replication_role = replica");
    await client.query(`${insert} FROM generate_series(1, $2::int) AS n`, [person.user.id, rows]);
    await client.query("COMMIT");
  } finally {
    client.release();
  }
}

describe("api-46 an account holds so many of each kind, and one more is refused with what to delete", () => {
  const ID = "gen_random_uuid(), $1::uuid";
  const WRITES: readonly [said: string, rows: number, insert: string, (one: Person) => Promise<unknown>][] = [
    [
      "10,000 other expenses",
      MAX_RECORDS.expenses,
      `INSERT INTO other_expenses (id, user_id, person_id, date, amount, currency, what)
       SELECT ${ID}, $1::uuid, '2026-02-11', 1, 'CAD', 'Dentist'`,
      ({ call }) => call.expenses.add({ date: "2026-02-11", amount: 2, what: "Dentist" }),
    ],
    [
      "10,000 adjustments",
      MAX_RECORDS.adjustments,
      `INSERT INTO adjustments (id, user_id, person_id, date, kind, amount, currency, note)
       SELECT ${ID}, $1::uuid, '2026-02-11', 'shipping', 1, 'CAD', ''`,
      ({ call }) => call.adjustments.add({ kind: "shipping", date: "2026-02-11", amount: 2 }),
    ],
    [
      "5,000 exchange rates",
      MAX_RECORDS.rates,
      `INSERT INTO given_rates (id, user_id, method, date, cad_per_usd, source)
       SELECT ${ID}, 'daily', DATE '2026-02-11' - n, 1.3, 'a bank'`,
      ({ call }) =>
        call.exchangeRates.set({ method: "daily", date: "2026-02-11", cadPerUsd: 1.4, source: "a bank" }),
    ],
    [
      "200,000 prices in your price book",
      MAX_RECORDS.observations,
      `INSERT INTO price_observations (id, user_id, name, price, currency, seen_on, how)
       SELECT ${ID}, 'Loaf ' || n, 349, 'CAD', '2026-02-11', 'typed'`,
      ({ call }) => call.priceBook.add({ name: "One more loaf", price: 3.49, seenOn: "2026-02-11" }),
    ],
    [
      "50 people",
      MAX_RECORDS.people - 1,
      `INSERT INTO people (id, user_id, name, relation) SELECT ${ID}, 'Child ' || n, 'child'`,
      ({ call }) => call.people.add({ name: "Kim", relation: "child", celiac: true }),
    ],
  ];
  test.each(WRITES)("%s", async (wording, rows, insert, write) => {
    const person = await testApp.signIn();
    const { user } = person;
    await testApp.database.person.create({
      data: { id: user.id, userId: user.id, name: "You", relation: "self" },
    });
    await fill(person, insert, rows);
    expect(await refusalOf(write(person))).toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(
        new RegExp(`^Your account holds ${wording}, the most it can\\. Delete some`),
      ),
    });
  });
});

test("api-47 expenses and adjustments are answered in pages, with the sums of all of them", async () => {
  const person = await testApp.signIn();
  for (const day of [1, 2, 3]) {
    const date = `2026-02-0${day}`;
    await person.call.expenses.add({ date, amount: 10, what: `Visit ${day}` });
    await person.call.adjustments.add({ kind: "shipping", date, amount: 1, note: `Parcel ${day}` });
  }
  const asked = { page: 2, perPage: 2 };
  const inAll = { totalItems: 3, totalPages: 2, ...asked };
  expect(await person.call.expenses.list(asked)).toMatchObject({
    ...inAll,
    expenses: [{ what: "Visit 3" }],
    totals: [{ currency: "CAD", amount: 30 }],
  });
  expect(await person.call.adjustments.list(asked)).toMatchObject({
    ...inAll,
    adjustments: [{ note: "Parcel 3" }],
  });
  expect((await person.call.expenses.list({})).expenses).toHaveLength(3);
  await expect(person.call.expenses.list({ perPage: 1_001 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("api-47 corrections and merged names are answered in pages", async () => {
  const person = await testApp.signIn();
  await fill(
    person,
    `INSERT INTO corrections (id, user_id, chain_key, text_key, article_code, store, text, name, category, kind,
      selected, corrected_at)
    SELECT gen_random_uuid(), $1, 'shop', 'text ' || n, '', 'Shop', 'TEXT ' || n, 'Bread', 'Bread and Bakery',
      'counterpart', true, timestamp '2026-01-01' + n * interval '1 minute'`,
    5_001,
  );
  await fill(
    person,
    `INSERT INTO merged_names (user_id, spelling_key, spelling, product_key, name)
    SELECT $1, 'loaf ' || n, 'Loaf ' || lpad(n::text, 5, '0'), 'bread', 'Bread'`,
    5_001,
  );
  const { corrections, ...counts } = await person.call.corrections.list();
  expect(counts).toEqual({ totalItems: 5_001, totalPages: 2, page: 1, perPage: 5_000 });
  expect(corrections).toHaveLength(5_000);
  const [oldest] = (await person.call.corrections.list({ page: 2 })).corrections;
  expect(oldest?.text).toBe("TEXT 1");
  const merged = await person.call.products.merged({ page: 1667, perPage: 3 });
  expect(merged).toMatchObject({ totalItems: 5_001, totalPages: 1667 });
  expect(merged.merged.map(({ from }) => from)).toEqual(["Loaf 04999", "Loaf 05000", "Loaf 05001"]);
  expect((await person.call.products.merged({})).merged).toHaveLength(5_000);
  await expect(person.call.products.merged({ perPage: 5_001 })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

test("api-47 comments are answered in pages, and all that a claim takes at once", async () => {
  const person = await testApp.signIn();
  const { id: claimId } = await person.call.claims.create({ taxYear: 2026 });
  await fill(
    person,
    `INSERT INTO claim_comments (id, user_id, claim_id, author_id, author, text, created_at)
     SELECT gen_random_uuid(), $1::uuid, '${claimId}', $1::uuid, 'Ada', 'Comment ' || n,
       timestamp '2026-01-01' + n * interval '1 minute'`,
    500,
  );
  const { comments, ...counts } = await person.call.comments.list({ claimId, page: 2, perPage: 3 });
  expect(counts).toEqual({ totalItems: 500, totalPages: 167, page: 2, perPage: 3 });
  expect(comments.map(({ text }) => text)).toEqual(["Comment 4", "Comment 5", "Comment 6"]);
  expect((await person.call.comments.list({ claimId })).comments).toHaveLength(500);
  await expect(person.call.comments.list({ claimId, perPage: 501 })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});

test("api-47 claim-17 what was recorded of a claim is answered in pages, the newest first", async () => {
  const person = await testApp.signIn();
  await logged(testApp, person, [{}]);
  const [line] = (await person.call.taxReport.lineItems()).lineItems;
  const { id } = await person.call.claims.create({ taxYear: 2026 });
  for (const price of [8, 9]) await person.call.taxReport.updateLineItem({ id: line?.id ?? "", price });
  const whole = await person.call.claims.changes({ id });
  const pages = [];
  for (let page = 1; page === 1 || pages.at(-1)?.moreRecorded; page += 1)
    pages.push(await person.call.claims.changes({ id, page, perPage: 2 }));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap(({ recorded }) => recorded)).toEqual(whole.recorded);
});

test("api-54 a claim is adjusted fifty times at most, and no earlier version is dropped for one more", async () => {
  const person = await testApp.signIn();
  await logged(testApp, person, [extraOf(10, "2025-03-03")]);
  const [line] = (await person.call.taxReport.lineItems()).lineItems;
  const { id } = await person.call.claims.create({ taxYear: 2025 });
  await person.call.claims.file({ id });
  const adjust = async (price: number) => {
    await person.call.taxReport.updateLineItem({ id: line?.id ?? "", price });
    return person.call.claims.adjust({ id });
  };
  const adjusted = await adjust(50);
  await fill(
    person,
    `INSERT INTO record_changes (id, user_id, thing, thing_id, change, field, old, new, changed_by)
     SELECT gen_random_uuid(), $1::uuid, 'claim', '${id}', 'changed', 'snapshot', '{}', '{}', 'you'`,
    49,
  );
  expect(await person.call.claims.adjust({ id })).toEqual(adjusted);
  expect(await refusalOf(adjust(60))).toEqual({
    code: "CONFLICT",
    message:
      "This claim has been adjusted 50 times, and each earlier version is kept. It can’t be adjusted again.",
  });
  const kept = { userId: person.user.id, thing: "claim", field: "snapshot" };
  expect(await testApp.database.recordChange.count({ where: kept })).toBe(50);
});

test("claim-37 merged names and the choice to count tax are recorded, with who and what", async () => {
  const person = await testApp.signIn();
  await logged(testApp, person, [{ name: "GF WHT BREAD" }, { name: "GF White Loaf" }]);
  const { id } = await person.call.claims.create({ taxYear: 2026 });
  await person.call.products.merge({ from: "GF WHT BREAD", into: "GF White Loaf" });
  await person.call.account.updateProfile({ countTax: true });
  await person.call.products.unmerge({ from: "GF WHT BREAD" });
  const { recorded } = await person.call.claims.changes({ id });
  const reported = recorded.filter(({ thing }) => thing === "merged-name" || thing === "account");
  expect(reported).toMatchObject([
    { thing: "merged-name", change: "removed", old: "GF WHT BREAD → GF White Loaf", changedBy: "you" },
    { thing: "account", change: "changed", field: "countTax", old: null, new: true, changedBy: "you" },
    { thing: "merged-name", change: "added", new: "GF WHT BREAD → GF White Loaf", changedBy: "you" },
  ]);
});
