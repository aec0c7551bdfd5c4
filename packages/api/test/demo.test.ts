import { afterAll, beforeAll, expect, test } from "vitest";
import { fillSampleAccount, SAMPLE_EMAILS } from "../src/demo/fill-sample-account";
import { openStage, type Stage } from "./support/stage";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const trips = ["2026-01-03", "2026-01-10", "2026-01-17", "2026-01-24", "2026-02-03"].map((date, trip) => ({
  store: "Maple Grocer",
  date,
  currency: "CAD" as const,
  items: [
    { name: "GF WHITE BREAD", quantity: 1, cents: 749 + trip },
    { name: "BANANAS", quantity: 1, cents: 172 },
  ],
  depositCents: 0,
  totalCents: 921 + trip,
}));

test("A sample account is filled once, through the product's own verbs, and named as sample data", async () => {
  expect(await fillSampleAccount(stage.services, trips, "ca")).toEqual({
    filled: true,
    receipts: 5,
    lineItems: 5,
  });
  expect(await fillSampleAccount(stage.services, trips, "ca")).toEqual({
    filled: false,
    receipts: 5,
    lineItems: 5,
  });
  const user = await stage.database.user.findUniqueOrThrow({
    where: { email: SAMPLE_EMAILS.ca },
    include: { sessions: true, lineItems: { orderBy: { purchaseDate: "asc" } } },
  });
  expect(user).toMatchObject({ isSample: true, sessions: [] });
  expect(user.lineItems[0]).toMatchObject({ name: "GF WHITE BREAD", price: 749 });
  expect(await stage.mails()).toEqual([]);
});

test("prices-9 several of one thing are compared with as many regular ones", async () => {
  const own = await openStage();
  const [trip] = trips;
  if (!trip) throw new Error("There is no trip.");
  const bought = (quantity: number) => ({ name: "GF WHITE BREAD", quantity, cents: 749 * quantity });
  const items = [bought(1), bought(3)];
  await fillSampleAccount(own.services, [{ ...trip, items, totalCents: 749 * 4 }], "ca");
  const [one, three] = await own.database.lineItem.findMany({ orderBy: { price: "asc" } });
  await own.close();
  expect(three).toMatchObject({ quantity: 3, regularPrice: 3 * (one?.regularPrice ?? 0) });
});
