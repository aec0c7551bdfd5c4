import { createMemoryMatcher } from "@gf-ledger/catalogue/create-matcher";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ matcher: createMemoryMatcher() });
});
afterAll(() => testApp.close());

/** A household with a nine-year-old who has celiac disease, for whom purchases are sent. */
async function household() {
  const { headers } = await testApp.signIn();
  const send = async (method: "GET" | "POST" | "PUT", path: string, body?: Record<string, unknown>) => {
    const answer = await testApp.send(method, path, { headers, ...(body ? { body } : {}) });
    return { status: answer.status, answer: (await answer.json()) as Record<string, unknown> };
  };
  const mia = { name: "Mia", relation: "child", birthDate: "2017-05-01", celiac: true };
  expect((await send("POST", "/api/people", mia)).status).toBe(200);
  return send;
}

describe("claim-50 what is sent through the API is treated as what is read", () => {
  test.each([
    ["GF lager beer", "Alcohol is never claimable"],
    ["Gluten free dog food", "Food for animals is never claimable"],
  ])("%s is kept with its reason without counting, and counts with a note alone", async (name, why) => {
    const send = await household();
    const bought = {
      product_name: name,
      gf_price: 9.99,
      non_gf_equiv_price: 3.99,
      purchase_date: "2026-03-14",
    };
    const { status, answer } = await send("POST", "/api/tax-report/line-items", bought);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      kind: "never",
      counts: false,
      whyNotCounted: expect.stringContaining(why),
    });
    const summary = await send("GET", "/api/tax-report/products?year=2026");
    expect(summary.answer).toMatchObject({ totalToClaim: 0 });
    const kindNote = "My agency allowed it in 2024";
    const agreed = await send("POST", "/api/tax-report/line-items", { ...bought, kindNote });
    expect(agreed.answer).toMatchObject({ counts: true, whyNotCounted: null, kindNote });
  });
});
