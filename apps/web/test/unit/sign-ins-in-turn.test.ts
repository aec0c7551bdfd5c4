import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { signInsInTurn } from "../../src/server/process/turns/sign-ins-in-turn";

/** The part of a response that the turns use, with the status and headers of a refusal. */
class Answer extends EventEmitter {
  destroyed = false;
  status = 0;
  headers: Record<string, string> = {};

  writeHead(status: number, headers: Record<string, string>) {
    Object.assign(this, { status, headers });
    return this;
  }

  end() {
    this.emit("close");
  }
}

function opened() {
  const begun: unknown[] = [];
  const handle = signInsInTurn((_request, response) => begun.push(response));
  const send = (method: string, url: string, client = "198.51.100.1") => {
    const answer = new Answer();
    const request = { method, url, headers: { "x-gf-client-address": client } };
    handle(request as unknown as IncomingMessage, answer as unknown as ServerResponse);
    return answer;
  };
  return { begun, send };
}

/** Turns of the event loop in which whatever may begin has begun: how fast this machine is decides nothing. */
async function settled() {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}

const clientOf = (person: number) => `198.51.100.${person}`;

test.each([
  "/api/login",
  "/api/register",
  "/api/reset-password",
  "/api/auth/verify-token",
  "/api/trpc/auth.login?batch=1",
])("accounts-47 of many %s at once six begin, and each answered one lets the next begin", async (url) => {
  const { begun, send } = opened();
  const sent = Array.from({ length: 20 }, (_, person) => send("POST", url, clientOf(person)));
  await settled();
  expect(begun).toHaveLength(6);
  sent[0]?.emit("close");
  sent[1]?.emit("close");
  await settled();
  expect(begun).toHaveLength(8);
});

test("accounts-47 a sender who never ends a call holds its turn for a moment only, and one who left takes none", async () => {
  const { begun, send } = opened();
  const sent = Array.from({ length: 8 }, (_, person) => send("POST", "/api/login", clientOf(person)));
  Object.assign(sent[6] ?? {}, { destroyed: true });
  await expect.poll(() => begun).toEqual([...sent.slice(0, 6), sent[7]]);
});

test("accounts-47 a client that holds back 60 calls keeps nobody else from signing in", async () => {
  const { begun, send } = opened();
  for (let count = 0; count < 60; count++) send("POST", "/api/login");
  const other = send("POST", "/api/login", "198.51.100.2");
  await settled();
  expect(begun).toHaveLength(4);
  expect(begun).toContain(other);
});

test("accounts-47 beyond 100 of one client and 300 together a call is told when to come again", async () => {
  const { send } = opened();
  const refused = (answers: Answer[]) => answers.filter(({ status }) => status === 503).length;
  const callsOf = (person: number) =>
    Array.from({ length: 101 }, () => send("POST", "/api/login", clientOf(person)));
  const first = callsOf(1);
  expect([refused(first), refused(callsOf(2)), refused(callsOf(3))]).toEqual([1, 1, 1]);
  const late = send("POST", "/api/login", clientOf(4));
  expect([late.status, late.headers["Retry-After"]]).toEqual([503, "2"]);
  for (const answer of first) Object.assign(answer, { destroyed: true });
  await expect.poll(() => send("POST", "/api/login", clientOf(4)).status).toBe(0);
});

test("accounts-47 other calls wait for nobody", async () => {
  const { begun, send } = opened();
  for (let person = 0; person < 20; person++) send("POST", "/api/login", clientOf(person));
  await settled();
  for (const url of ["/api/health", "/api/login", "/auth"]) send("GET", url);
  send("POST", "/api/chat/message");
  expect(begun).toHaveLength(10);
});
