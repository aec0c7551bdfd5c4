import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<typeof withDraft>>;
const BREAD = { name: "GF WHT BREAD", price: 6.99 };
const PENNE = { name: "GF PENNE", price: 4.49 };

async function withDraft() {
  const person = await testApp.signIn();
  const { call } = person;
  const { id: mia } = await call.people.add({ name: "Mia", relation: "child", celiac: true });
  const items = [readItem(BREAD.name, 699), readItem(PENNE.name, 449)];
  const receipt = await readReceipt(testApp, person, readingAt("Maple Grocer", "2026-03-14", items));
  const [bread = "", penne = ""] = receipt.items.map(({ id }) => id);
  return { ...person, mia, receiptId: receipt.id, bread, penne };
}
const drafted = async ({ call, receiptId }: Pick<Person, "call" | "receiptId">) =>
  (await call.receipts.get({ id: receiptId })).items.map(({ name, shares }) => [name, shares]);
async function logged({ call }: Pick<Person, "call">) {
  const { lineItems } = await call.taxReport.lineItems();
  const chosen = await Promise.all(
    lineItems.map(async ({ id, name }) => {
      const { shares, from } = await call.people.lineItemShares({ id });
      return [name, from, from === "item" ? shares : null] as const;
    }),
  );
  return Object.fromEntries(chosen.map(([name, from, shares]) => [name, [from, shares]]));
}

test("receipts-88 who eats a line is said on the draft, and holds of its line item once it is saved", async () => {
  const person = await withDraft();
  const { call, mia, receiptId, bread } = person;
  const half = [{ personId: mia, share: 0.5 }];
  expect((await call.receipts.changeDetails({ id: bread, ...BREAD, shares: half })).shares).toEqual(half);
  expect(await drafted(person)).toEqual([
    [BREAD.name, half],
    [PENNE.name, null],
  ]);
  // What else is said of the line leaves it.
  await call.receipts.changeDetails({ id: bread, ...BREAD, category: "Snacks" });
  await call.receipts.confirm({ id: receiptId });
  expect(await logged(person)).toEqual({
    [BREAD.name]: ["item", half],
    [PENNE.name]: ["household", null],
  });
  expect(await drafted(person)).toEqual([
    [BREAD.name, null],
    [PENNE.name, null],
  ]);
});

test("receipts-88 a reopened receipt holds what its line items say, and Undo of its correction gives it back", async () => {
  const person = await withDraft();
  const { call, mia, receiptId, bread, penne } = person;
  await call.receipts.confirm({ id: receiptId });
  const { lineItems } = await call.taxReport.lineItems();
  const quarter = [{ personId: mia, share: 0.25 }];
  const half = [{ personId: mia, share: 0.5 }];
  for (const { id } of lineItems) await call.people.setLineItemShares({ id, shares: quarter });
  await call.receipts.reopen({ id: receiptId });
  expect((await drafted(person)).map(([, shares]) => shares)).toEqual([quarter, quarter]);
  await call.receipts.changeDetails({ id: bread, ...BREAD, shares: half });
  await call.receipts.changeDetails({ id: penne, ...PENNE, shares: null });
  await call.receipts.confirm({ id: receiptId });
  expect(await logged(person)).toEqual({
    [BREAD.name]: ["item", half],
    [PENNE.name]: ["household", null],
  });
  await call.receipts.undo({ id: receiptId });
  expect(await logged(person)).toEqual({
    [BREAD.name]: ["item", quarter],
    [PENNE.name]: ["item", quarter],
  });
  await call.receipts.reopen({ id: receiptId });
  await call.receipts.discardDraft({ id: receiptId });
  expect((await drafted(person)).map(([, shares]) => shares)).toEqual([null, null]);
});

test("receipts-88 both parts of a split line are eaten by the same people, and a removed line comes back with them", async () => {
  const person = await withDraft();
  const { call, mia, receiptId, bread } = person;
  const half = [{ personId: mia, share: 0.5 }];
  await call.receipts.changeDetails({ id: bread, ...BREAD, shares: half });
  const { items } = await call.receipts.splitItem({ id: bread, price: 2 });
  expect(items.map(({ name, shares }) => [name, shares])).toEqual([
    [BREAD.name, half],
    [PENNE.name, null],
    [BREAD.name, half],
  ]);
  await call.receipts.removeItem({ id: bread });
  await call.receipts.undo({ id: receiptId });
  expect((await drafted(person))[0]).toEqual([BREAD.name, half]);
});

test("receipts-88 bad input: more than all of a line, or one person twice, is refused, and the draft stays as it is", async () => {
  const person = await withDraft();
  const { call, mia, user, bread } = person;
  const chosen = (shares: { personId: string; share: number }[]) =>
    refusalOf(call.receipts.changeDetails({ id: bread, ...BREAD, shares }));
  const ofMia = { personId: mia, share: 0.6 };
  expect(await chosen([{ personId: user.id, share: 0.6 }, ofMia])).toMatchObject({
    code: "BAD_REQUEST",
    message: "The shares add up to more than 100%. Please lower one of them.",
  });
  expect(
    await chosen([
      { ...ofMia, share: 0.2 },
      { ...ofMia, share: 0.2 },
    ]),
  ).toMatchObject({
    code: "BAD_REQUEST",
    message: "Each person has one share. Please name each of them once.",
  });
  expect((await drafted(person))[0]).toEqual([BREAD.name, null]);
});

test("receipts-88 nobody shares a line with a person of another account", async () => {
  const [person, stranger] = [await withDraft(), await withDraft()];
  const shares = [{ personId: stranger.mia, share: 1 }];
  const refusal = await refusalOf(person.call.receipts.changeDetails({ id: person.bread, ...BREAD, shares }));
  expect(refusal.code).toBe("NOT_FOUND");
  expect((await drafted(person))[0]).toEqual([BREAD.name, null]);
});

test("receipts-88 who leaves the household leaves its drafts, where what was theirs alone is nobody's", async () => {
  const person = await withDraft();
  const { call, mia, user, receiptId, bread, penne } = person;
  await call.receipts.changeDetails({ id: bread, ...BREAD, shares: [{ personId: mia, share: 1 }] });
  const both = [
    { personId: user.id, share: 0.5 },
    { personId: mia, share: 0.5 },
  ];
  await call.receipts.changeDetails({ id: penne, ...PENNE, shares: both });
  const { people } = await call.people.list({});
  expect(people.find(({ id }) => id === mia)?.uses.lineItems).toBe(2);
  await call.people.delete({ id: mia, withAll: true });
  await call.receipts.confirm({ id: receiptId });
  expect(await logged(person)).toEqual({
    [BREAD.name]: ["item", []],
    [PENNE.name]: ["item", [{ personId: user.id, share: 0.5 }]],
  });
});
