import { afterAll, beforeAll, expect, test } from "vitest";
import { readItem } from "./support/reading";
import { readingAt, readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

async function saved(person: Person, store: string, date: string, name = "GF WHT BREAD") {
  const { id } = await readReceipt(
    testApp,
    person,
    readingAt(store, date, [readItem(name, 699), readItem("BANANAS", 399)]),
  );
  await person.call.receipts.confirm({ id });
  return id;
}

test("receipts-65 receipts are listed drafts first, then by purchase date, with what the reports hold of each", async () => {
  const person = await testApp.signIn();
  const old = await saved(person, "Maple Grocer", "2025-11-02");
  const fresh = await saved(person, "Corner Shop", "2026-03-14", "GF PENNE");
  const reopened = await saved(person, "Corner Shop", "2026-01-05");
  await person.call.receipts.reopen({ id: reopened });
  const draft = await readReceipt(
    testApp,
    person,
    readingAt("Maple Grocer", "2026-02-01", [readItem("GF OATS", 500)]),
  );
  const list = await person.call.receipts.list({});
  expect(list.receipts.map(({ id, status, reopened: open }) => [id, status, open])).toEqual([
    [draft.id, "draft", false],
    [reopened, "draft", true],
    [fresh, "confirmed", false],
    [old, "confirmed", false],
  ]);
  const { lineItems } = await person.call.taxReport.lineItems();
  const [penne] = lineItems.filter(({ receiptId }) => receiptId === fresh);
  expect(list.receipts[2]).toMatchObject({
    store: "Corner Shop",
    purchaseDate: "2026-03-14",
    itemCount: 2,
    lineItemCount: 1,
    countedExtraCost: penne?.countedExtraCost,
  });
  expect(list.receipts[0]).toMatchObject({ itemCount: 1, lineItemCount: 0, countedExtraCost: 0 });
  expect(list).toMatchObject({
    stores: ["Corner Shop", "Maple Grocer"],
    years: [2026, 2025],
    totalItems: 4,
    totalPages: 1,
  });
});

test("receipts-65 the list is searched in stores and items, narrowed by state, year and store, and paged", async () => {
  const person = await testApp.signIn();
  const old = await saved(person, "Maple Grocer", "2025-11-02", "GF 100% RYE-STYLE LOAF");
  const fresh = await saved(person, "Corner Shop", "2026-03-14");
  const draft = await readReceipt(
    testApp,
    person,
    readingAt("Corner Shop", "2026-02-01", [readItem("GF OATS", 500)]),
  );
  const found = async (input: Parameters<typeof person.call.receipts.list>[0]) =>
    (await person.call.receipts.list(input)).receipts.map(({ id }) => id);
  expect(await found({ query: "maple" })).toEqual([old]);
  expect(await found({ query: "gf wht" })).toEqual([fresh]);
  expect(await found({ query: "100%" })).toEqual([old]);
  expect(await found({ query: "_" })).toEqual([]);
  expect(await found({ status: "draft" })).toEqual([draft.id]);
  expect(await found({ status: "confirmed" })).toEqual([fresh, old]);
  expect(await found({ year: 2025 })).toEqual([old]);
  expect(await found({ year: "2026", store: "Corner Shop", status: "confirmed" })).toEqual([fresh]);
  expect(await found({ page: 2, perPage: 2 })).toEqual([old]);
  expect(await person.call.receipts.list({ page: 9, perPage: 2 })).toMatchObject({
    receipts: [],
    totalItems: 3,
    totalPages: 2,
  });
  expect((await refusalOf(person.call.receipts.list({ year: "soon" }))).message).toContain(
    "issues.taxYearNeeded",
  );
  const stranger = await testApp.signIn();
  expect(await stranger.call.receipts.list({ query: "maple" })).toMatchObject({
    receipts: [],
    stores: [],
    years: [],
  });
});
