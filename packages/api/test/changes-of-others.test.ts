import { afterAll, beforeAll, expect, test } from "vitest";
import { household } from "./support/claims";
import { logged } from "./support/logged";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test("claim-36 what another account recorded about a claim's id, of whatever day, hides none of the owner's changes", async () => {
  const owner = await testApp.signIn();
  await household(testApp, owner, 2026, [{ relation: "self", celiac: true }]);
  await logged(testApp, owner, [{ name: "GF bread" }]);
  const [loaf] = (await owner.call.taxReport.lineItems()).lineItems;
  const claim = await owner.call.claims.create({ taxYear: 2026 });
  await owner.call.taxReport.updateLineItem({ id: loaf?.id ?? "", price: 5.99, why: "Charged twice" });
  const before = (await owner.call.claims.changes({ id: claim.id })).recorded;
  expect(before.map(({ field }) => field)).toContain("price");

  const preparer = await testApp.signIn();
  await testApp.database.recordChange.create({
    data: {
      userId: preparer.user.id,
      thing: "claim",
      thingId: claim.id,
      change: "changed",
      field: "status",
      changedBy: "you",
      changedAt: new Date("2099-01-01T00:00:00Z"),
    },
  });
  expect((await owner.call.claims.changes({ id: claim.id })).recorded).toEqual(before);
});
