import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { appRouter } from "@gf-ledger/api/app-router";
import { routeTable } from "@gf-ledger/rest/route-table";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHttpServer } from "../../src/server/process/http-server";

const ROUTES = join(import.meta.dirname, "../../src/app/api");

/** An address that a route of the framework answers to GET: `[id]` and `[...path]` stand for one part. */
const FILES = readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("route.ts") && /\bGET\b/.test(readFileSync(join(ROUTES, file), "utf8")))
  .map(
    (file) =>
      `/api/${file
        .replaceAll("\\", "/")
        .replace(/\/route\.ts$/, "")
        .replace(/\[[.\w]+\]/g, "x")}`,
  );
const CALLS = routeTable
  .filter(({ method }) => method === "GET")
  .map(({ path }) => path.replace(/\{\w+\}/g, "x"));
type Procedures = Readonly<Record<string, { readonly _def: { readonly type: string } }>>;
const QUERIES = Object.entries(appRouter._def.procedures as unknown as Procedures)
  .filter(([, { _def }]) => _def.type === "query")
  .map(([name]) => `/api/trpc/${name}?batch=1`);
const ADDRESSES = [
  ...new Set([...FILES, ...CALLS, ...QUERIES, "/api/auth/session", "/api/auth/csrf", "/api/openapi.json"]),
];

/** What every visitor is answered alike. */
const SAME_FOR_EVERYBODY = [
  "/api/calendar/x",
  "/api/health",
  "/api/letters/x",
  "/api/metrics",
  "/api/openapi.json",
  "/api/ready",
];

let server: Server;
beforeAll(async () => {
  server = createHttpServer({ handle: (_request, response) => void response.end("let through") });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close().closeAllConnections());

async function isLetThrough(path: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const lines = Object.entries({ Host: "ca.localhost", Connection: "close", ...headers });
  socket.end(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  const answer = await text(socket);
  if (!answer.startsWith("HTTP/1.1 403 ")) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  return answer.startsWith("HTTP/1.1 200 ");
}

async function letThrough(headers: Readonly<Record<string, string>>): Promise<string[]> {
  const through = await Promise.all(
    ADDRESSES.map(async (path) => ((await isLetThrough(path, headers)) ? [path] : [])),
  );
  return through.flat().sort();
}

const SESSION = "theme=dark; next-auth.session-token=x";

describe("api-49 of all addresses that answer a GET", () => {
  test("there are more than a hundred, and those that answer everybody alike are among them", () => {
    expect(ADDRESSES.length).toBeGreaterThan(100);
    expect(ADDRESSES).toEqual(expect.arrayContaining([...SAME_FOR_EVERYBODY, "/api/account/export"]));
  });

  test.each([
    ["a page of another site, with a session", { cookie: SESSION, "sec-fetch-site": "cross-site" }],
    [
      "a neighbour under the same domain, over https",
      { cookie: "__Secure-next-auth.session-token=x", "sec-fetch-site": "same-site" },
    ],
    [
      "a page of another site, with a claim's link",
      { cookie: "gf-ledger-claim-1f=x", "sec-fetch-site": "cross-site" },
    ],
  ])("%s opens only those", async (_what, headers) => {
    expect(await letThrough(headers as Record<string, string>)).toEqual(SAME_FOR_EVERYBODY);
  });

  test.each([
    ["GF Ledger's own page", { cookie: SESSION, "sec-fetch-site": "same-origin" }],
    ["an address that is typed or bookmarked", { cookie: SESSION, "sec-fetch-site": "none" }],
    ["a script, or a browser that does not say", { cookie: SESSION }],
    [
      "a page of another site with an API key",
      { "sec-fetch-site": "cross-site", authorization: "Bearer gfl_x" },
    ],
    [
      "a page of another site without cookies of a person",
      { "sec-fetch-site": "cross-site", cookie: "theme=dark" },
    ],
  ])("%s opens all", async (_what, headers) => {
    expect(await letThrough(headers as Record<string, string>)).toEqual([...ADDRESSES].sort());
  });
});

test("api-49 a page, and a sign-on's way back, are opened from another site", async () => {
  const headers = { cookie: SESSION, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  for (const path of ["/", "/tax-summary", "/login/callback?token=x", "/api/auth/callback/sign-on?code=x"])
    expect(await isLetThrough(path, headers)).toBe(true);
});
