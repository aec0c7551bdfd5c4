import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { currentCall } from "@gf-ledger/db/call";
import { expect, test } from "vitest";
import { rememberOwner } from "../../src/server/process/turns/call-owner";
import { callsInTurn } from "../../src/server/process/turns/calls-in-turn";

/** The part of a response that the turns use, with the status of a refusal. */
class Answer extends EventEmitter {
  destroyed = false;
  writableFinished = false;
  status = 0;
  retryAfter = "";

  writeHead(status: number, headers: Record<string, string>) {
    Object.assign(this, { status, retryAfter: headers["Retry-After"] });
    return this;
  }

  end() {
    this.writableFinished = true;
    this.emit("close");
  }
}

interface Sent {
  readonly client?: string;
  readonly session?: string;
  readonly method?: string;
  readonly url?: string;
  readonly complete?: boolean;
}

function opened() {
  const begun: Answer[] = [];
  const owners: (string | undefined)[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  const handle = callsInTurn((_request, response) => {
    begun.push(response as unknown as Answer);
    owners.push(currentCall()?.owner);
    signals.push(currentCall()?.left);
  });
  const send = ({
    client = "198.51.100.1",
    session,
    method = "GET",
    url = "/api/receipts",
    complete = true,
  }: Sent) => {
    const answer = new Answer();
    const cookie = session ? { cookie: `next-auth.session-token=${session}` } : {};
    const request = { method, url, complete, headers: { "x-gf-client-address": client, ...cookie } };
    void handle(request as unknown as IncomingMessage, answer as unknown as ServerResponse);
    return answer;
  };
  return { begun, owners, signals, send };
}

/** Turns of the event loop in which whatever may begin has begun: how fast this machine is decides nothing. */
async function settled() {
  for (let turn = 0; turn < 20; turn++) await nextTurn();
}

const signedIn = (session: string, accountId: string) =>
  rememberOwner(new Headers({ cookie: `next-auth.session-token=${session}` }), accountId);

test("api-43 of 400 calls of one account four are handled at once, and another account's begins at once", async () => {
  signedIn("session of a", "account a");
  signedIn("session of b", "account b");
  const { begun, owners, send } = opened();
  const many = Array.from({ length: 400 }, (_, n) =>
    send({ session: "session of a", client: `10.0.0.${n % 200}` }),
  );
  await settled();
  expect(begun).toHaveLength(4);
  const other = send({ session: "session of b" });
  await settled();
  expect(begun.at(-1)).toBe(other);
  expect([owners[0], owners.at(-1)]).toEqual(["account a", "account b"]);
  many[0]?.end();
  await settled();
  expect(begun).toHaveLength(6);
});

test("api-43 whoever shows sessions that open nothing counts by their address", async () => {
  const { begun, owners, send } = opened();
  for (let n = 0; n < 100; n += 1) send({ session: `invented ${n}` });
  await settled();
  expect([begun.length, owners[0]]).toEqual([4, "client 198.51.100.1"]);
});

test("api-43 beyond 600 calls of one owner a further one is told when to come again; files and health wait for no call", async () => {
  const { begun, send } = opened();
  const sent = Array.from({ length: 601 }, () => send({}));
  expect([sent.at(-2)?.status, sent.at(-1)?.status, sent.at(-1)?.retryAfter]).toEqual([0, 429, "5"]);
  for (const url of ["/api/health", "/_next/static/chunk.js"]) send({ url });
  await settled();
  expect(begun).toHaveLength(6);
});

test.each(["/api/receipts", "/_next/no-such-file", "/no-such-file.png", "/api/health"])(
  "api-57 of 100 at once to %s, answered as soon as they begin, a few are worked on before anything else",
  async (url) => {
    let handled = 0;
    const handle = callsInTurn((_request, response) => {
      handled += 1;
      queueMicrotask(() => response.end());
    });
    const request = {
      method: "GET",
      url,
      complete: true,
      headers: { "x-gf-client-address": "198.51.100.1" },
    };
    for (let n = 0; n < 100; n += 1)
      void handle(request as unknown as IncomingMessage, new Answer() as unknown as ServerResponse);
    let limit = handled;
    while (handled < 100) {
      const before = handled;
      await nextTurn();
      limit = Math.max(limit, handled - before);
    }
    expect(limit).toBeLessThanOrEqual(8);
  },
);

test("api-43 a body that is sent slowly holds nobody's turn for longer than a moment", async () => {
  const { begun, send } = opened();
  for (let n = 0; n < 4; n += 1) send({ method: "POST", complete: false });
  const next = send({});
  await expect.poll(() => begun).toContain(next);
});

test("operating-52 a call that only reads is told when its caller leaves, one that may write is not", async () => {
  const { signals, send } = opened();
  const [read, answered] = [send({}), send({})];
  send({ method: "POST" });
  await settled();
  read?.emit("close");
  answered?.end();
  expect(signals.map((signal) => signal?.aborted ?? null)).toEqual([true, false, null]);
});
