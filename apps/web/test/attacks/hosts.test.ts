import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { ownAddress } from "./support/own-address";
import { rawCall } from "./support/raw-call";

let product: Product;
let port: number;
beforeAll(async () => {
  product = await openProduct({ HOST: "0.0.0.0" });
  port = product.port;
});
afterAll(() => product.close());

const PATHS = [
  "/",
  "/reports",
  "/login?redirect=/reports",
  "/no-such-page",
  "/api/health",
  "/api/outbox",
  "/api/user",
  "/api/trpc/auth.user",
  "/api/auth/session",
  "/icons/icon.svg",
  "/robots.txt",
  "/_next/static/chunks/none.js",
  "/_next/image?url=/icons/icon.svg&w=64&q=75",
  "//evil.example/",
];

describe("operating-5 a Host that is not configured", () => {
  test.each(PATHS)("is answered 421 at %s, and led nowhere", async (path) => {
    const headers = { host: "rebound.example" };
    const { status, headers: reported, text } = await rawCall({ port, path, headers });
    expect([status, reported.location, JSON.parse(text).code]).toEqual([421, undefined, "misdirected"]);
  });

  test("may not make a page of that name act, as one does whose name was pointed at this machine", async () => {
    const host = `rebound.example:${port}`;
    const headers = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
    const sent = { port, path: "/api/auth/magic-link", json: { email: "owner@example.com" }, headers };
    expect((await rawCall({ ...sent, method: "POST" })).status).toBe(421);
    expect((await rawCall({ port, path: "/api/outbox" })).text).not.toContain("owner@example.com");
  });
});

const DIAGNOSTICS = [
  ["GET", "/api/outbox", undefined],
  ["GET", "/outbox", undefined],
  ["GET", "/auth-debug", undefined],
  ["GET", "/email-test", undefined],
  ["POST", "/api/test/email", { email: "somebody@example.com" }],
  ["POST", "/api/trpc/diagnostics.sendTestMail", { json: { email: "somebody@example.com" } }],
] as const;

/** How outbox and diagnostics answer calls that arrive at an address. */
async function diagnosticsFrom(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number[]> {
  const statuses: number[] = [];
  for (const [method, path, json] of DIAGNOSTICS) {
    const sent = { port, address, method, path, headers: { host: `${address}:${port}`, ...headers } };
    statuses.push((await rawCall({ ...sent, ...(json ? { json } : {}) })).status);
  }
  return statuses;
}

const OPEN = DIAGNOSTICS.map(() => 200);
const SHUT = DIAGNOSTICS.map(() => 404);

test("operating-4 HOST opens the product to others, and outbox and diagnostics to nobody but this machine", async () => {
  const address = ownAddress();
  const headers = { host: `${address}:${port}` };
  expect((await rawCall({ port, address, path: "/api/health", headers })).status).toBe(200);
  expect(await diagnosticsFrom(address)).toEqual(SHUT);
  // A client's own claim does not make it a caller on this machine.
  expect(await diagnosticsFrom(address, { "x-gf-this-machine": "yes" })).toEqual(SHUT);
  expect(await diagnosticsFrom("127.0.0.1")).toEqual(OPEN);
});

test("api-9 what the framework would answer with a 500 is refused before it", async () => {
  const statusOf = async (method: string, path: string) => (await rawCall({ port, method, path })).status;
  expect(await statusOf("TRACE", "/api/user")).toBe(405);
  expect(await statusOf("GET", "/_next/image?url=/api/../..http://evil.example/&w=64&q=75")).toBe(400);
  expect(await statusOf("GET", "http://localhost/api/health")).toBe(400);
});

test("operating-24 a request through a proxy shuts outbox and diagnostics for everybody, and is told of once", async () => {
  const headers = { "x-forwarded-for": "203.0.113.5" };
  for (let call = 0; call < 3; call += 1) await rawCall({ port, path: "/api/health", headers });
  expect(await diagnosticsFrom("127.0.0.1")).toEqual(SHUT);
  expect(product.output().match(/came through a proxy/g)).toHaveLength(1);
});
