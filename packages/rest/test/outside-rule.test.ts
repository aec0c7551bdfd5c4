import { createMemoryMatcher } from "@gf-ledger/catalogue/create-matcher";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
let headers: { cookie: string };
beforeAll(async () => {
  testApp = await openTestApp({ matcher: createMemoryMatcher() });
  ({ headers } = await testApp.signIn());
});
afterAll(() => testApp.close());

const LINE_ITEMS = "/api/tax-report/line-items";
const bought = { gf_price: 9.99, purchase_date: "2026-03-14" };
const add = async (body: object) => {
  const answer = await testApp.send("POST", LINE_ITEMS, { body: { ...bought, ...body }, headers });
  return [answer.status, (await answer.json()) as { id: string }] as const;
};

describe("claim-50 what is outside the rule and is added by a REST call", () => {
  test.each([
    ["GF lager beer 6 pack", "Alcohol is never claimable"],
    ["Gluten free dog food", "Food for animals is never claimable"],
  ])(
    "%s is kept without counting and with its reason, and counts by a tick with a note",
    async (name, why) => {
      const uncounted = { counts: false, whyNotCounted: expect.stringContaining(why), kindNote: null };
      const [status, added] = await add({ product_name: name });
      expect([status, added]).toEqual([200, expect.objectContaining(uncounted)]);
      const change = async (body: object) => {
        const answer = await testApp.send("PUT", `${LINE_ITEMS}/${added.id}`, { body, headers });
        return [answer.status, await answer.json()];
      };
      expect(await change({ counts: true })).toEqual([
        400,
        expect.objectContaining({ message: expect.stringContaining("say in a note") }),
      ]);
      const kindNote = "My agency allowed it in 2024";
      expect(await change({ counts: true, kindNote })).toEqual([
        200,
        expect.objectContaining({ counts: true, whyNotCounted: null, kindNote }),
      ]);
    },
  );

  test("bread beside them counts at once", async () => {
    expect(await add({ product_name: "GF white bread" })).toEqual([
      200,
      expect.objectContaining({ counts: true, whyNotCounted: null }),
    ]);
  });
});
