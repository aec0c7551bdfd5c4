import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { inspect } from "node:util";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import pg from "pg";
import { expect, test, vi } from "vitest";
import type { Container } from "../../src/server/container";
import { lookAhead } from "../../src/server/session-ahead";

const COOKIE = "next-auth.session-token=abc";

/** One request told to a server whose database is not there, with the headers that every server gives it. */
async function toldOf(request: { method?: string; url?: string; headers?: Record<string, string> }) {
  const { method = "GET", url = "/api/tax-report/years", headers = { cookie: COOKIE } } = request;
  const message = Object.assign(new IncomingMessage(new Socket()), { method, url });
  message.headers = { ...headers, "x-gf-request-id": "one" };
  const response = new ServerResponse(message);
  const services = {
    pool: new pg.Pool({ host: "127.0.0.1", port: await freePort() }),
    now: () => new Date(),
    environment: {
      TRUST_PROXY: headers["x-forwarded-proto"] === undefined ? 0 : 1,
    } as Container["environment"],
    settings: { production: false } as Container["settings"],
    databaseWatch: { away: false, close: async () => {} },
    sessionsAhead: new Map() as Container["sessionsAhead"],
  };
  lookAhead(services, message, response);
  return { ahead: services.sessionsAhead, response };
}

test("a call that reads has its session looked up before its route is known", async () => {
  const { ahead } = await toldOf({});
  await expect(ahead.get("one")).rejects.toThrow("ECONNREFUSED");
});

test("a failure that no route asks for ends nothing, and is forgotten with its request", async () => {
  const { ahead, response } = await toldOf({});
  // Looked at from outside: whoever awaited it would take the failure on.
  await vi.waitFor(() => expect(inspect(ahead.get("one"))).toContain("<rejected>"));
  response.emit("close");
  expect(ahead.size).toBe(0);
});

test.each([
  ["changes something", { method: "POST" }],
  ["is for a page", { url: "/reports" }],
  ["has no session", { headers: {} }],
  ["brings an API key", { headers: { cookie: COOKIE, authorization: "Bearer gfl_x" } }],
  [
    "came over https with a cookie that http set",
    { headers: { cookie: COOKIE, "x-forwarded-proto": "https" } },
  ],
])("a call that %s is not looked at ahead", async (_case, request) => {
  expect((await toldOf(request)).ahead.size).toBe(0);
});
