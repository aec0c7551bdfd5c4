import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_OF_ACCOUNT } from "../src/limits/account-room";
import { logged } from "./support/logged";
import { openStage, refusalOf, type Stage } from "./support/stage";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

type Person = Awaited<ReturnType<Stage["signIn"]>>;
const DAY = new Date("2026-02-11T00:00:00Z");
const many = <Row>(count: number, row: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => row(at));

describe("api-46 an account holds so many of each kind, and one more is refused with what to delete", () => {
  const WRITES: readonly [string, (one: Person) => Promise<unknown>, (one: Person) => Promise<unknown>][] = [
    [
      "10,000 other expenses",
      async ({ user }) => {
        await stage.database.person.create({
          data: { id: user.id, userId: user.id, name: "You", relation: "self" },
        });
        const owned = { userId: user.id, personId: user.id, date: DAY };
        await stage.database.otherExpense.createMany({
          data: many(MAX_OF_ACCOUNT.expenses, () => ({
            ...owned,
            amount: 1,
            currency: "CAD",
            what: "Dentist",
          })),
        });
      },
      ({ call }) => call.expenses.add({ date: "2026-02-11", amount: 2, what: "Dentist" }),
    ],
    [
      "10,000 adjustments",
      async ({ user }) => {
        await stage.database.person.create({
          data: { id: user.id, userId: user.id, name: "You", relation: "self" },
        });
        const owned = { userId: user.id, personId: user.id, date: DAY, note: "" };
        await stage.database.adjustment.createMany({
          data: many(MAX_OF_ACCOUNT.adjustments, () => ({
            ...owned,
            kind: "shipping",
            amount: 1,
            currency: "CAD",
          })),
        });
      },
      ({ call }) => call.adjustments.add({ kind: "shipping", date: "2026-02-11", amount: 2 }),
    ],
    [
      "5,000 exchange rates",
      ({ user }) =>
        stage.database.givenRate.createMany({
          data: many(MAX_OF_ACCOUNT.rates, (at) => ({
            ...{ userId: user.id, method: "daily", cadPerUsd: 1.3, source: "a bank" },
            date: new Date(DAY.getTime() - (at + 1) * 86_400_000),
          })),
        }),
      ({ call }) =>
        call.exchangeRates.set({ method: "daily", date: "2026-02-11", cadPerUsd: 1.4, source: "a bank" }),
    ],
    [
      "50 people",
      ({ user }) =>
        stage.database.person.createMany({
          data: many(MAX_OF_ACCOUNT.people, (at) => ({
            ...{ userId: user.id, name: `Child ${at}`, relation: "child" },
          })),
        }),
      ({ call }) => call.people.add({ name: "Kim", relation: "child", celiac: true }),
    ],
  ];
  test.each(WRITES)("%s", async (said, fill, write) => {
    const person = await stage.signIn();
    await fill(person);
    expect(await refusalOf(write(person))).toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(
        new RegExp(`^Your account holds ${said}, the most it can\\. Delete some`),
      ),
    });
  });
});

test("api-47 expenses and adjustments are answered in pages, with the sums of all of them", async () => {
  const person = await stage.signIn();
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

test("api-47 claim-17 what was recorded of a claim is answered in pages, the newest first", async () => {
  const person = await stage.signIn();
  await logged(stage, person, [{}]);
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

test("claim-37 merged names and the choice to count tax are recorded, with who and what", async () => {
  const person = await stage.signIn();
  await logged(stage, person, [{ name: "GF WHT BREAD" }, { name: "GF White Loaf" }]);
  const { id } = await person.call.claims.create({ taxYear: 2026 });
  await person.call.products.merge({ from: "GF WHT BREAD", into: "GF White Loaf" });
  await person.call.account.updateProfile({ countTax: true });
  await person.call.products.unmerge({ from: "GF WHT BREAD" });
  const { recorded } = await person.call.claims.changes({ id });
  const told = recorded.filter(({ thing }) => thing === "merged-name" || thing === "account");
  expect(told).toMatchObject([
    { thing: "merged-name", change: "removed", old: "GF WHT BREAD → GF White Loaf", changedBy: "you" },
    { thing: "account", change: "changed", field: "countTax", old: null, new: true, changedBy: "you" },
    { thing: "merged-name", change: "added", new: "GF WHT BREAD → GF White Loaf", changedBy: "you" },
  ]);
});
