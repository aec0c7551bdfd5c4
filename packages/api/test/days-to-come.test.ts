import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
let person: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  testApp = await openTestApp();
  testApp.clock.now = new Date("2026-03-20T12:00:00Z");
});
beforeEach(async () => {
  person = await testApp.signIn();
});
afterAll(() => testApp.close());

const BREAD = { name: "GF Bread", price: 6.99, purchaseDate: "2026-03-14" };
const REFUSED = { code: "BAD_REQUEST", message: "Please enter a date that is not after today." };
const draft = () => person.call.receipts.create({ image: Buffer.from("a photo") });

/** Every way in which a person says on which day something was bought. */
const WAYS: readonly [string, (purchaseDate: string) => Promise<unknown>][] = [
  ["a draft", async (purchaseDate) => person.call.receipts.update({ id: (await draft()).id, purchaseDate })],
  ["a save", async (purchaseDate) => person.call.receipts.confirm({ id: (await draft()).id, purchaseDate })],
  ["a purchase by hand", (purchaseDate) => person.call.taxReport.addLineItem({ ...BREAD, purchaseDate })],
  [
    "a saved line item",
    async (purchaseDate) => {
      const { id } = await person.call.taxReport.addLineItem(BREAD);
      return person.call.taxReport.updateLineItem({ id, purchaseDate });
    },
  ],
];

test.each(WAYS)(
  "receipts-103 a day to come is refused for %s, and nothing is dated by it",
  async (_way, notify) => {
    expect(await refusalOf(notify("2026-03-22"))).toMatchObject(REFUSED);
    const dates = await testApp.database.$queryRaw`
    SELECT purchase_date FROM receipts WHERE user_id = ${person.user.id}::uuid AND purchase_date > '2026-03-20'
    UNION ALL
    SELECT purchase_date FROM line_items WHERE user_id = ${person.user.id}::uuid AND purchase_date > '2026-03-20'`;
    expect(dates).toEqual([]);
  },
);

test.each(WAYS)(
  "receipts-103 for %s tomorrow passes, since somewhere it may be today",
  async (_way, notify) => {
    await expect(notify("2026-03-21")).resolves.toBeTruthy();
  },
);

test("receipts-103 a row of a file that is dated after tomorrow is named, and not imported", async () => {
  const file = Buffer.from("Date,Item,Price\n2026-03-21,GF bread,6.99\n2026-03-22,GF penne,4.99");
  const seen = await person.call.imports.preview({ fileName: "year.csv", file });
  expect(seen).toMatchObject({ readyCount: 1, faultCount: 1 });
  expect(seen.faults).toMatchObject([{ line: 3, field: "purchaseDate" }]);
});

test("receipts-103 a draft that is dated to come, however it came by that day, is not saved", async () => {
  const { id } = await draft();
  await testApp.database.receipt.update({ where: { id }, data: { purchaseDate: new Date("2026-04-01") } });
  expect(await refusalOf(person.call.receipts.confirm({ id }))).toMatchObject(REFUSED);
});
