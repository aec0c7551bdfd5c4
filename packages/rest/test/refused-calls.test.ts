import type { ApiContext } from "@gf-ledger/api/context";
import { admit } from "@gf-ledger/api/gate/admit";
import { admitPerson } from "@gf-ledger/api/gate/count-call";
import { LIMITS } from "@gf-ledger/api/limits/rate-limits";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createRestHandler } from "../src/rest-handler";
import { HOST, openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
let reader: ApiContext["actor"];
beforeAll(async () => {
  testApp = await openTestApp();
  const { headers } = await testApp.signIn();
  const { actor } = await contextOf(headers);
  reader = actor && { ...actor, via: "api-key", sessionId: null, keyName: "Reader", keyScopes: ["read"] };
});
afterAll(() => testApp.close());
afterEach(() => vi.restoreAllMocks());

const contextOf = (headers: Record<string, string> = {}) =>
  testApp.createContext(new Request(`http://${HOST}/`, { headers }), { requestId: "r" });

/** The keys whose points of the general limit were taken. */
function countedCalls() {
  const consume = vi.spyOn(testApp.services.limits, "consume");
  return () => consume.mock.calls.filter(([name]) => name === "callsOfCaller").map(([, key]) => key);
}

/** One call to the REST face by an API key that may only read. */
const byReader = (method: string, path: string, body?: string) =>
  createRestHandler({
    createContext: async () => ({ ...(await contextOf()), actor: reader }),
    log: () => {},
  })(new Request(`http://${HOST}${path}`, { method, ...(body === undefined ? {} : { body }) }));

describe("api-19 a call costs a point, and no more than one,", () => {
  test.each([
    ["GET", "/api/user"],
    ["POST", "/api/receipts"],
    ["GET", "/api/tax-report/download"],
  ])("when nobody is refused at %s %s", async (method, path) => {
    const counted = countedCalls();
    expect((await testApp.send(method, path, method === "POST" ? { body: {} } : {})).status).toBe(401);
    expect(counted()).toEqual(["client:192.0.2.1"]);
  });

  test("when an API key is refused for its scope", async () => {
    const counted = countedCalls();
    expect((await byReader("POST", "/api/receipts", "x")).status).toBe(403);
    expect(counted()).toEqual([reader?.user.id]);
  });

  test.each([
    ["GET", "/api/user"],
    ["GET", "/api/tax-report/download?year=2026"],
    ["POST", "/api/logout"],
  ])("when it is let through at %s %s", async (method, path) => {
    const { user, headers } = await testApp.signIn();
    const counted = countedCalls();
    await testApp.send(method, path, { headers });
    expect(counted()).toEqual([user.id]);
  });

  test("when it moves a whole account, and the one who calls may not", async () => {
    const counted = countedCalls();
    await expect(admitPerson(await contextOf())).rejects.toMatchObject({ status: 401 });
    const byKey = { ...(await contextOf()), actor: reader };
    await expect(admitPerson(byKey)).rejects.toMatchObject({ status: 403 });
    expect(counted()).toEqual(["client:192.0.2.1", reader?.user.id]);
  });
});

test("api-13 accounts-38 a key that may only read is refused before the body of a call that writes", async () => {
  const byKey = { ...(await contextOf()), actor: reader };
  await expect(admit(byKey, ["receipts.create"])).rejects.toMatchObject({ status: 403 });
  await expect(admit(byKey, ["account.createApiKey"])).rejects.toMatchObject({ status: 403 });
  expect((await admit(byKey, ["receipts.drafts"])).admitted).toBe(true);
});

test("api-19 who is refused again and again is told to wait, with Retry-After", async () => {
  const headers = { "x-test-client": "192.0.2.77" };
  for (let call = 0; call < LIMITS.callsOfCaller.points; call += 1)
    await testApp.services.limits.consume("callsOfCaller", "client:192.0.2.77");
  const answer = await testApp.send("GET", "/api/user", { headers });
  expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
});
