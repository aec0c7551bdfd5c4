import { beforeAll, expect, test } from "vitest";
import { sendByOneConnection } from "../src/one-connection";
import { newPerson } from "../src/person";
import { send, type TestedEdition } from "../src/server-under-test";
import { buildWorld, type World } from "../src/world";

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});

const reads = [
  "/api/user",
  "/api/tax-report/gf-receipts",
  "/api/tax-report/years",
  "/api/tax-report/summary?year=2026",
  "/api/payments/subscription",
];

test.each(reads)("accounts-38: %s answers a cookie and an API key alike", async (path) => {
  const { cookie, apiKey } = world.owner;
  const [byCookie, byKey] = [await send("GET", path, { cookie }), await send("GET", path, { apiKey })];
  expect(byCookie.status).toBe(200);
  // Only the user call tells what the key may do, and gives a browser the secret of its device and the mark of its pages (accounts-88, accounts-96).
  type Reported = { keyScopes?: unknown; deviceSecret?: unknown; pageMark?: unknown };
  const { keyScopes: _scopes, deviceSecret: ofKey, pageMark: markOfKey, ...body } = byKey.body as Reported;
  const {
    keyScopes: _none,
    deviceSecret: _ofSession,
    pageMark: _mark,
    ...expected
  } = byCookie.body as Reported;
  expect(body).toEqual(expected);
  expect([ofKey ?? null, markOfKey ?? null]).toEqual([null, null]);
});

test("api-11: a change by API key needs no origin", async () => {
  const { apiKey } = world.owner;
  const headers = { origin: "https://books.example" };
  const sent = { apiKey, headers, json: { store_location: "Corner Shop" } };
  expect((await send("PUT", `/api/tax-report/line-items/${world.lineItemId}`, sent)).status).toBe(200);
});

test("accounts-38: a key reaches neither the account nor its data, keys, passwords, sessions or plan", async () => {
  const { apiKey } = world.owner;
  const calls = [
    ["PUT", "/api/account/profile"],
    ["PUT", "/api/account/password"],
    ["POST", "/api/reset-password"],
    ["GET", "/api/account/sessions"],
    ["GET", "/api/account/api-keys"],
    ["POST", "/api/account/api-keys"],
    ["DELETE", "/api/account"],
    ["GET", "/api/account/export"],
    ["POST", "/api/account/import"],
    ["POST", "/api/payments/create-subscription"],
    ["POST", "/api/payments/cancel-subscription"],
  ] as const;
  const answers = await Promise.all(
    calls.map(async ([method, path]) => [path, (await send(method, path, { apiKey })).status]),
  );
  expect(answers).toEqual(calls.map(([, path]) => [path, 403]));
});

test("api-14: after a body that was too large, its sender goes on with the same connection", async () => {
  const { apiKey } = world.owner;
  const before = await sendByOneConnection("PUT", `/api/tax-report/line-items/${world.lineItemId}`, {
    apiKey,
    bytes: 25 * 1024 * 1024,
  });
  const after = await sendByOneConnection("GET", "/api/user", { apiKey });
  expect([before.status, after.status]).toEqual([413, 200]);
  expect(after.port).toBe(before.port);
});

test("accounts-37: a revoked key opens nothing", async () => {
  const { cookie } = world.owner;
  const made = await send("POST", "/api/account/api-keys", { cookie, json: { name: "short-lived" } });
  const { id, key } = made.body as { id: string; key: string };
  expect((await send("GET", "/api/user", { apiKey: key })).status).toBe(200);
  expect((await send("DELETE", `/api/account/api-keys/${id}`, { cookie })).status).toBe(200);
  expect((await send("GET", "/api/user", { apiKey: key })).status).toBe(401);
});

test.each(["ca", "us"] satisfies TestedEdition[])(
  "editions-9: the %s host answers with its own currency",
  async (edition) => {
    const { cookie } = await newPerson(edition);
    const { body } = await send("GET", "/api/tax-report/summary?year=2026", { edition, cookie });
    expect(body).toMatchObject({ year: 2026, currency: edition === "ca" ? "CAD" : "USD" });
  },
);

test("prices-4: what was logged in one currency is not in the other edition's report", async () => {
  const { cookie } = world.owner;
  const read = (edition: TestedEdition) => send("GET", "/api/tax-report/gf-receipts", { edition, cookie });
  const [canadian, american] = [await read("ca"), await read("us")];
  expect((canadian.body as { receipts: unknown[] }).receipts.length).toBeGreaterThan(0);
  expect(american.body).toEqual({ receipts: [], nextCursor: null });
});

test("api-4: nobody sees what is somebody else's", async () => {
  const { cookie } = world.stranger;
  expect((await send("GET", "/api/tax-report/gf-receipts", { cookie })).body).toEqual({
    receipts: [],
    nextCursor: null,
  });
  expect((await send("GET", `/api/receipts/${world.receipt.id}`, { cookie })).status).toBe(404);
});

test("reports-8: savings sent by a client are recomputed", async () => {
  const { cookie } = world.owner;
  const json = { gf_price: "8.00", non_gf_equiv_price: 3.5, savings: 99 };
  const { body } = await send("PUT", `/api/tax-report/line-items/${world.lineItemId}`, { cookie, json });
  expect(body).toMatchObject({ price: 8, originalPrice: 3.5, priceDifference: 4.5 });
});
