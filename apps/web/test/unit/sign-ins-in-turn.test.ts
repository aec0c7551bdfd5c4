import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { signInsInTurn } from "../../src/server/process/sign-ins-in-turn";

function opened() {
  const begun: ServerResponse[] = [];
  const handle = signInsInTurn((_request, response) => begun.push(response));
  const send = (method: string, url: string) => {
    const response = Object.assign(new EventEmitter(), { destroyed: false }) as unknown as ServerResponse;
    handle({ method, url } as IncomingMessage, response);
    return response;
  };
  return { begun, send };
}

test.each([
  "/api/login",
  "/api/register",
  "/api/reset-password",
  "/api/auth/verify-token",
  "/api/trpc/auth.login?batch=1",
])("accounts-47 of many %s at once six begin, and each answered one lets the next begin", async (url) => {
  const { begun, send } = opened();
  for (let count = 0; count < 20; count++) send("POST", url);
  await sleep(0);
  expect(begun).toHaveLength(6);
  begun[0]?.emit("close");
  begun[1]?.emit("close");
  await sleep(20);
  expect(begun).toHaveLength(8);
});

test("accounts-47 a sender who never ends a call holds its turn for a moment only, and one who left takes none", async () => {
  const { begun, send } = opened();
  const sent = Array.from({ length: 8 }, () => send("POST", "/api/login"));
  Object.assign(sent[6] ?? {}, { destroyed: true });
  await sleep(400);
  expect(begun).toEqual([...sent.slice(0, 6), sent[7]]);
});

test("accounts-47 other calls wait for nobody", async () => {
  const { begun, send } = opened();
  for (let count = 0; count < 20; count++) send("POST", "/api/login");
  for (const url of ["/api/health", "/api/login", "/auth"]) send("GET", url);
  send("POST", "/api/chat/message");
  await sleep(0);
  expect(begun).toHaveLength(10);
});
