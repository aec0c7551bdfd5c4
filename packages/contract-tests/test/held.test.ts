import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { FOREIGN_REDIRECTS } from "../src/foreign-redirects";
import { linkTo, mailsTo } from "../src/outbox";
import { PATH_TRICKS } from "../src/path-tricks";
import { newAddress, PASSWORD } from "../src/person";
import { sendRaw } from "../src/raw-request";
import { EDITION_URLS, send } from "../src/server-under-test";
import { rowAddress, SPECIFIED_ROWS } from "../src/specified-rows";
import { buildWorld, pathIn, type World } from "../src/world";

let world: World;
beforeAll(async () => {
  world = await buildWorld();
});

const signedIn = SPECIFIED_ROWS.filter(({ access }) => access === "signed-in");

describe("accounts-37 a revoked key", () => {
  let apiKey = "";
  beforeAll(async () => {
    const { cookie } = world.stranger;
    const made = await send("POST", "/api/account/api-keys", { cookie, json: { name: "revoked" } });
    const { id, key } = made.body as { id: string; key: string };
    await send("DELETE", `/api/account/api-keys/${id}`, { cookie });
    apiKey = key;
  });

  test.each(signedIn.map((row) => [rowAddress(row), row] as const))("opens no %s", async (_address, row) => {
    const path = pathIn(world, row.path) + (row.query ?? "");
    const answer = await send(row.method, path, { apiKey, ...(row.json ? { json: row.json } : {}) });
    expect([answer.status, answer.body]).toMatchObject([401, { code: "unauthenticated" }]);
  });
});

describe("api-29 fields that a call does not know change nothing", () => {
  const foreign = {
    id: "2f0d3c1a-7a1e-4c53-9c1f-0b8f4a6d2e11",
    userId: "2f0d3c1a-7a1e-4c53-9c1f-0b8f4a6d2e11",
  };
  const power = { isPremium: true, isSubscribed: true, isSample: true, emailVerified: true, role: "admin" };

  test("of a registration: the address is no more verified than another", async () => {
    const email = newAddress();
    await send("POST", "/api/register", { json: { email, password: PASSWORD, ...foreign, ...power } });
    const login = await send("POST", "/api/login", { json: { email, password: PASSWORD } });
    expect(login.status).not.toBe(200);
  });

  test("of a profile: neither plan nor address nor account changes", async () => {
    const { cookie, email } = world.stranger;
    const before = (await send("GET", "/api/user", { cookie })).body;
    const json = { name: "Ada", email: newAddress(), ...foreign, ...power };
    await send("PUT", "/api/account/profile", { cookie, json });
    expect((await send("GET", "/api/user", { cookie })).body).toMatchObject({
      ...(before as object),
      name: "Ada",
      email,
    });
    expect((await send("GET", "/api/subscription-status", { cookie })).body).toMatchObject({
      isPremium: false,
    });
  });

  test("of a receipt: its owner and status stay", async () => {
    const { cookie } = world.owner;
    const path = `/api/receipts/${world.receipt.id}`;
    const json = { storeLocation: "Corner Store" };
    const more = { ...json, status: "confirmed", total: 0, ...foreign };
    expect((await send("PUT", path, { cookie, json: more })).status).toBe(400);
    expect((await send("PUT", path, { cookie, json })).status).toBe(200);
    const { body } = await send("GET", path, { cookie });
    expect(body).toMatchObject({ id: world.receipt.id, storeLocation: "Corner Store" });
    expect((await send("GET", path, { cookie: world.stranger.cookie })).status).toBe(404);
  });

  test("of a line item: its owner stays, and its difference is computed", async () => {
    const { cookie } = world.owner;
    const path = `/api/tax-report/line-items/${world.lineItemId}`;
    const json = { gf_price: 8, non_gf_equiv_price: 3, savings: 500 };
    const unknown = await send("PUT", path, { cookie, json: { ...json, savingsCents: 50_000, ...foreign } });
    expect(unknown.status).toBe(400);
    expect((await send("PUT", path, { cookie, json })).body).toMatchObject({ priceDifference: 5 });
    const theirs = await send("GET", "/api/tax-report/gf-receipts", { cookie: world.stranger.cookie });
    expect(theirs.body).toEqual({ receipts: [], nextCursor: null });
  });

  test("of a new key: it is its maker's alone", async () => {
    const { cookie, email } = world.stranger;
    const made = await send("POST", "/api/account/api-keys", {
      cookie,
      json: { name: "mine", ...foreign, ...power },
    });
    const { key } = made.body as { key: string };
    expect((await send("GET", "/api/user", { apiKey: key })).body).toMatchObject({ email });
  });
});

test.each([
  "__proto__.polluted",
  "constructor.prototype.polluted",
  "json.__proto__",
  "0.constructor.prototype.x",
])("api-29 a tRPC call that marks %s as a date changes no prototype", async (path) => {
  const { cookie } = world.stranger;
  const json = { json: { name: "Ada" }, meta: { values: { [path]: ["Date"] } } };
  const answer = await send("POST", "/api/trpc/account.updateProfile", { cookie, json });
  expect(answer.text).not.toMatch(/polluted|Internal|at \w+ \(/);
  const { body } = await send("GET", "/api/user", { cookie });
  expect(Object.keys(body as object)).not.toContain("polluted");
});

test.each(PATH_TRICKS)("api-29 %s opens nothing to nobody", async (target) => {
  const { status, text, location = "" } = await sendRaw("GET", target);
  expect(status).toBeLessThan(500);
  if (status === 200) expect(text).toMatch(/^<!DOCTYPE html>/i);
  expect(text).not.toMatch(/"receipts":|"dependencies":|root:x?:0:0/);
  expect(location).not.toMatch(/^(?:https?:)?[\\/]{2}(?!ca\.localhost)/);
});

test("api-29 the image optimizer fetches nothing from elsewhere", async () => {
  const asked: string[] = [];
  const canary = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("secret");
  }).listen(0, "127.0.0.1");
  await once(canary, "listening");
  const { port } = canary.address() as AddressInfo;
  const targets = [
    `http://127.0.0.1:${port}/a.png`,
    `//127.0.0.1:${port}/a.png`,
    `/\\127.0.0.1:${port}/a.png`,
    `http://[::1]:${port}/a.png`,
    `http://ca.localhost@127.0.0.1:${port}/a.png`,
    "file:///etc/passwd",
  ];
  for (const target of targets) {
    const { status, text } = await sendRaw(
      "GET",
      `/_next/image?url=${encodeURIComponent(target)}&w=640&q=75`,
    );
    expect([target, status]).toEqual([target, 400]);
    expect(text).not.toContain("secret");
  }
  canary.close();
  expect(asked).toEqual([]);
});

test("api-29 a link is mailed for the edition's own address, whatever a request says of its host", async () => {
  const email = newAddress();
  const headers = {
    origin: EDITION_URLS.ca.origin,
    referer: "https://evil.example/",
    "x-host": "evil.example",
  };
  await send("POST", "/api/auth/magic-link", {
    json: { email, redirectUrl: "https://evil.example" },
    headers,
  });
  const [mail] = await mailsTo(email);
  expect(mail?.links.filter((link) => !new URL(link).hostname.endsWith("localhost"))).toEqual([]);
  expect(mail?.text).not.toContain("evil.example");
});

test.each(FOREIGN_REDIRECTS)("accounts-14 after signing in nobody is sent to %j", async (redirectUrl) => {
  const email = newAddress();
  await send("POST", "/api/auth/magic-link", { json: { email, redirectUrl } });
  const { body } = await send("POST", "/api/auth/verify-token", { json: await linkTo(email) });
  const { redirectTo } = body as { redirectTo: string };
  const { origin } = EDITION_URLS.ca;
  expect(new URL(redirectTo, origin).origin).toBe(origin);
  expect(redirectTo).toMatch(/^\/(?![\\/])/);
});

describe("api-11 a page elsewhere makes no signed-in browser act", () => {
  const forms: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ["a foreign origin", { origin: "https://evil.example" }],
    ["the origin null", { origin: "null" }],
    ["another port of this host", { origin: "http://ca.localhost:1" }],
    ["an origin that begins like ours", { origin: "http://ca.localhost.evil.example" }],
    ["a cross-site fetch without an origin", { "sec-fetch-site": "cross-site" }],
    ["a sibling's fetch", { "sec-fetch-site": "same-site", origin: "http://evil.localhost:3000" }],
    ["a form", { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" }],
    ["a form of plain text", { origin: "https://evil.example", "content-type": "text/plain" }],
    ["a bearer that is no key", { origin: "https://evil.example", authorization: "Bearer nobody" }],
  ];
  test.each(forms)("by %s", async (_what, headers) => {
    const { cookie } = world.owner;
    const before = (await send("GET", "/api/user", { cookie })).body;
    const answer = await send("PUT", "/api/account/profile", { cookie, headers, json: { name: "Mallory" } });
    expect(answer.status).toBe(403);
    expect((await send("GET", "/api/user", { cookie })).body).toEqual(before);
  });
});

test("accounts-10 a mail scanner that follows a link uses nothing up", async () => {
  const email = newAddress();
  await send("POST", "/api/auth/magic-link", { json: { email } });
  const link = await linkTo(email);
  const page = `/login/callback?token=${link.token}&email=${encodeURIComponent(email)}`;
  for (const method of ["HEAD", "GET", "OPTIONS", "GET"]) await sendRaw(method, page);
  expect((await send("POST", "/api/auth/verify-token", { json: link })).status).toBe(200);
});

test("accounts-10 tokens of mailed links are 256 random bits, each its own", async () => {
  const email = newAddress();
  for (let count = 0; count < 4; count += 1) await send("POST", "/api/auth/magic-link", { json: { email } });
  const mails = await mailsTo(email, 4);
  const tokens = mails.flatMap(({ links }) =>
    links.flatMap((link) => new URL(link).searchParams.get("token") ?? []),
  );
  expect(new Set(tokens).size).toBe(4);
  for (const token of tokens) expect(Buffer.from(token, "base64url").length).toBe(32);
});
