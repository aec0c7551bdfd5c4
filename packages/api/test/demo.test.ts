import { buffer } from "node:stream/consumers";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readZip } from "../../documents/test/support/read-zip";
import { createCaller } from "../src/app-router";
import { openClaimDocument } from "../src/claims/documents/open-claim-document";
import { fillSampleAccount } from "../src/demo/fill-sample-account";
import { SAMPLE_HOUSEHOLDS, type SampleHousehold } from "../src/demo/sample-households";
import { hashToken, newToken } from "../src/gate/secret-token";
import { actorOfSession } from "../src/gate/session-gate";
import { answerOf } from "../src/refusals/refusal-error";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const [family] = SAMPLE_HOUSEHOLDS;

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
  expect(await fillSampleAccount(testApp.services, trips, family)).toEqual({
    filled: true,
    receipts: 5,
    lineItems: 5,
    claimId: expect.any(String),
  });
  expect(await fillSampleAccount(testApp.services, trips, family)).toEqual({
    filled: false,
    receipts: 5,
    lineItems: 5,
    claimId: null,
  });
  const user = await testApp.database.user.findUniqueOrThrow({
    where: { email: family.email },
    include: { sessions: true, lineItems: { orderBy: { purchaseDate: "asc" } } },
  });
  expect(user).toMatchObject({ isSample: true, sessions: [] });
  expect(user.lineItems[0]).toMatchObject({ name: "GF WHITE BREAD", price: 749 });
  expect(await testApp.mails()).toEqual([]);
});

test("prices-9 several of one thing are compared with as many regular ones", async () => {
  const own = await openTestApp();
  const [trip] = trips;
  if (!trip) throw new Error("There is no trip.");
  const bought = (quantity: number) => ({ name: "GF WHITE BREAD", quantity, cents: 749 * quantity });
  const items = [bought(1), bought(3)];
  await fillSampleAccount(own.services, [{ ...trip, items, totalCents: 749 * 4 }], family);
  const [one, three] = await own.database.lineItem.findMany({ orderBy: { price: "asc" } });
  await own.close();
  expect(three).toMatchObject({ quantity: 3, regularPrice: 3 * (one?.regularPrice ?? 0) });
});

/** The sample person's own session, as the person would have it after a mailed link. */
async function signedInAs(own: TestApp, { email, edition }: SampleHousehold) {
  const { id: userId } = await own.database.user.findUniqueOrThrow({ where: { email } });
  const token = newToken();
  const expires = new Date(own.clock.now.getTime() + 864e5);
  await own.database.session.create({ data: { userId, sessionTokenHash: hashToken(token), expires } });
  const actor = await actorOfSession(own.pool, token, own.clock.now);
  if (!actor) throw new Error("The sample person could not be signed in.");
  return { ...own.anonymous(edition).context, actor };
}

describe("claim-18 every sample household is left with a draft claim whose package opens", () => {
  test.each(SAMPLE_HOUSEHOLDS.map((household) => [household.name, household] as const))(
    "%s",
    async (_name, household) => {
      const currency = EDITION_FACTS[household.edition].currency;
      const year = trips.map((trip) => ({ ...trip, currency }));
      const own = await openTestApp();
      const { claimId } = await fillSampleAccount(own.services, year, household);
      const ctx = await signedInAs(own, household);
      const call = createCaller(ctx);
      const id = claimId ?? "";
      const { asked, amountToClaim } = await call.claims.worth({ id });
      expect(asked).toEqual([]);
      expect(amountToClaim).toBeGreaterThan(0);
      const opened = await openClaimDocument(ctx, { id, paper: "package" });
      const files = await readZip(await buffer(answerOf(opened).stream));
      await own.close();
      const named = (ending: string) => [...files].find(([path]) => path.endsWith(ending))?.[1];
      expect(named(".pdf")?.subarray(0, 5).toString()).toBe("%PDF-");
      expect(named(".xlsx")?.subarray(0, 2).toString()).toBe("PK");
      const adjustments = named("adjustments.csv")?.toString() ?? "";
      for (const { what } of household.expenses) expect(adjustments).toContain(what);
      for (const { note } of household.adjustments) expect(adjustments).toContain(note);
    },
  );
});
