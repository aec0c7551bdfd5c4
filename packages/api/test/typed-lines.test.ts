import { AppError } from "@gf-ledger/domain/app-error";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeError } from "../src/trpc/error-mapper";
import { openTestApp, type TestApp } from "./support/test-app";

const TYPED = "Paid\u0000by \u202Ecard\u2028today\uFEFF";
const SEEN = "Paid by card today";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test("api-55 a reason and where a rate was read are kept as one line of what can be seen", async () => {
  const { user, call } = await testApp.signIn();
  await call.expenses.add({ date: "2026-02-11", amount: 2, what: "Dentist", why: TYPED });
  await call.adjustments.add({ kind: "shipping", date: "2026-02-11", amount: 2, why: TYPED });
  const rate = { method: "daily", date: "2026-02-11", cadPerUsd: 1.4 } as const;
  await call.exchangeRates.set({ ...rate, source: TYPED, why: TYPED });
  const stated = { userId: user.id, why: { not: null } };
  const changes = await testApp.database.recordChange.findMany({ where: stated });
  expect(new Set(changes.map(({ thing }) => thing)).size).toBeGreaterThanOrEqual(2);
  expect(new Set(changes.map(({ why }) => why))).toEqual(new Set([SEEN]));
  expect(await testApp.database.givenRate.findMany({ where: { userId: user.id } })).toMatchObject([
    { source: SEEN },
  ]);
});

test("api-55 what is searched for is one line of what can be seen, and finds what is called so", async () => {
  const { call } = await testApp.signIn();
  await call.priceBook.add({ name: SEEN, store: SEEN, price: 3, seenOn: "2026-03-01" });
  expect((await call.priceBook.list({ query: TYPED })).observations).toMatchObject([{ name: SEEN }]);
  expect((await call.receipts.list({ query: TYPED, store: TYPED })).receipts).toEqual([]);
  expect((await call.products.search({ query: TYPED })).items).toEqual([]);
});

test("api-55 an address of a price holds no control character", async () => {
  const { call } = await testApp.signIn();
  const price = { name: "Bread", price: 3, seenOn: "2026-03-01" };
  const entered = call.priceBook.add({ ...price, url: "https://grocer.example/\u0000" });
  await expect(entered).rejects.toThrow("entryIssues.wholeAddress");
});

test("api-55 a text that the database cannot store is the caller's fault, by whatever entry point it came in", async () => {
  const asked = testApp.database.user.findMany({ where: { name: "a\u0000b" } });
  const error = await asked.catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(AppError);
  expect(describeError(error, undefined)).toMatchObject({
    status: 400,
    body: {
      code: "bad_request",
      message: "The request holds characters that are not text.",
    },
  });
  const french = describeError(error, { requestId: "1", locale: "fr-CA" });
  expect(french.body.message).toBe("La demande contient des caractères qui ne sont pas du texte.");
});
