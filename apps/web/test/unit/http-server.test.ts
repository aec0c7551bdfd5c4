import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { drain } from "../../src/server/process/drain";
import { type Answered, createHttpServer } from "../../src/server/process/http-server";
import { processState } from "../../src/server/process/process-state";
import { routeClassOf } from "../../src/server/process/request/route-class";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
  processState().stopping = false;
});

async function listening(options: Partial<Parameters<typeof createHttpServer>[0]> = {}) {
  const answered: Answered[] = [];
  const server = createHttpServer({
    handle: (request, response) => {
      request.resume();
      request.once("end", () => response.end(String(request.headers["x-gf-request-id"])));
    },
    onAnswered: (one) => answered.push(one),
    ...options,
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { server, port, answered };
}

async function stated(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  await once(socket, "close");
  return Buffer.concat(parts).toString();
}

test("api-15 a client that sends its headers too slowly is answered 408, not left hanging", async () => {
  const { port } = await listening({ headersMs: 150, requestMs: 300 });
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
  const answer = await stated(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain("Please try again.");
});

test("api-15 a client that sends its body too slowly is answered 408, and others are served meanwhile", async () => {
  const { port } = await listening({ headersMs: 1500, requestMs: 1500 });
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{");
  const slow = stated(socket);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(await slow).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close/);
});

/**
 * Answers after the first piece of a body and reads no further, like a route that refuses what it is sent.
 */
async function refuseMidway(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "POST") await Readable.toWeb(request).getReader().read();
  response.writeHead(request.method === "POST" ? 413 : 200, { "Content-Length": 0 }).end();
}

test.each([
  ["what is not HTTP", "nonsense\r\n\r\n", 400],
  ["a tunnel", "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n", 405],
  ["another protocol", "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n", 400],
])(
  "api-15 %s is refused, and a client that never ends its side of the connection is let go",
  async (_case, request, status) => {
    const { server, port } = await listening();
    // Like the framework's own listener, which leaves open a connection that it has nothing to say on.
    server.on("upgrade", (_request, socket) => socket.on("error", () => {}));
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    socket.write(request);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
    const open = () =>
      new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    await expect.poll(open).toBe(0);
    socket.destroy();
  },
);

test("operating-25 what development hands on to the framework is asked for under a known name", async () => {
  const onUpgrade: NonNullable<Parameters<typeof createHttpServer>[0]["onUpgrade"]> = (_request, socket) =>
    socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n");
  const { port } = await listening({ onUpgrade, isKnownHost: (host) => host === "known" });
  const ask = (host: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    return stated(socket);
  };
  expect(await ask("known")).toMatch(/^HTTP\/1\.1 101 /);
  expect(await ask("rebound.example")).toMatch(/^HTTP\/1\.1 421 /);
});

test("api-14 a body that is refused midway is let through, and the next request on its connection is answered", async () => {
  const { port } = await listening({ handle: (...call) => void refuseMidway(...call) });
  const socket = connect(port, "127.0.0.1");
  const size = 8 * 1024 * 1024;
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
  socket.write(Buffer.alloc(size));
  socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect((await stated(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

test("api-14 a refused body that has no end is cut off", async () => {
  const { port } = await listening({ handle: (...call) => void refuseMidway(...call) });
  const socket = connect(port, "127.0.0.1");
  const megabyte = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(0x100000), Buffer.from("\r\n")]);
  let megabytes = 0;
  async function* endless() {
    yield "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (; megabytes < 500; megabytes++) yield megabyte;
  }
  await expect(pipeline(endless, socket)).rejects.toThrow();
  expect(megabytes).toBeGreaterThan(30);
  expect(megabytes).toBeLessThan(100);
});

test("api-14 a body that stops coming after its answer ends the connection without a second answer", async () => {
  const { port } = await listening({
    handle: (...call) => void refuseMidway(...call),
    headersMs: 150,
    requestMs: 300,
  });
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{");
  expect((await stated(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
});

test("api-7 every request has an id that the answer carries, whatever the client sent under its name", async () => {
  const { port, answered } = await listening();
  const answer = await fetch(`http://127.0.0.1:${port}/a?b`, { headers: { "x-gf-request-id": "forged" } });
  const id = answer.headers.get("x-request-id");
  expect(await answer.text()).toBe(id);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(answered).toMatchObject([{ requestId: id, method: "GET", url: "/a?b", status: 200 }]);
});

test("api-57 a call that waits in each queue writes no warning of a leak into the log", async () => {
  const warned: Error[] = [];
  const note = (warning: Error) => warned.push(warning);
  process.on("warning", note);
  const { port } = await listening({
    handle: (_request, response) => {
      for (let turn = 0; turn < 20; turn++) response.once("close", () => {});
      response.end("done");
    },
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("done");
  await sleep(50);
  process.off("warning", note);
  expect(warned).toEqual([]);
});

test("api-9 what is not HTTP, has too long headers or an address that can't be read, gets an answer with a sentence", async () => {
  const { port } = await listening();
  const send = (text: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(text);
    return stated(socket);
  };
  expect(await send("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 [\s\S]*could not be read/);
  const long = `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"a".repeat(20_000)}\r\n\r\n`;
  expect(await send(long)).toMatch(/^HTTP\/1\.1 431 [\s\S]*clear this site's cookies/);
  expect((await fetch(`http://127.0.0.1:${port}/%E0%A4%A`)).status).toBe(400);
});

test("A server that is asked to stop refuses what waits, still answers for a while, then answers what is under way and ends", async () => {
  const order: string[] = [];
  const release: { now?: () => void } = {};
  const { server, port } = await listening({
    handle: (request, response) => {
      if (request.url === "/quick") return void response.end("quick");
      release.now = () => response.end("whole answer");
    },
    isStopping: () => processState().stopping,
  });
  const { beforeExit, onStopping } = processState();
  const end = async () => void order.push("work ended");
  const refuseWaiting = () => void order.push("waiting refused");
  beforeExit.add(end);
  onStopping.add(refuseWaiting);
  const underWay = fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text());
  await once(server, "request");
  const times = { tellMs: 300, requestsMs: 5000, workMs: 1000 };
  const stopped = drain([server], times).then(() => order.push("stopped"));
  const meanwhile = await fetch(`http://127.0.0.1:${port}/quick`);
  order.push(`still ${meanwhile.status}, connection ${meanwhile.headers.get("connection")}`);
  await sleep(600);
  await expect(fetch(`http://127.0.0.1:${port}/quick`)).rejects.toThrow();
  order.push("answered");
  release.now?.();
  expect(await underWay).toBe("whole answer");
  await stopped;
  beforeExit.delete(end);
  onStopping.delete(refuseWaiting);
  expect(order).toEqual([
    "waiting refused",
    "still 200, connection close",
    "answered",
    "work ended",
    "stopped",
  ]);
});

test("500 connections that say nothing keep nobody from being served", async () => {
  const { port } = await listening();
  const silent = Array.from({ length: 500 }, () => connect(port, "127.0.0.1"));
  await Promise.all(silent.map((socket) => once(socket, "connect")));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  for (const socket of silent) socket.destroy();
});

test.each([
  ["GET", "/reports?year=2026", "page"],
  ["GET", "/_next/static/chunks/a.js", "file"],
  ["GET", "/api/ready", "health"],
  ["POST", "/api/receipts", "reading"],
  ["GET", "/api/receipts", "api"],
  ["POST", "/api/trpc/receipts.create?batch=1", "reading"],
  ["GET", "/api/trpc/auth.user,taxReport.years?batch=1", "auth"],
  ["GET", "/api/trpc/taxReport.lineItems", "report"],
  ["POST", "/api/login", "auth"],
  ["DELETE", "/api/account", "account"],
  ["PUT", "/api/receipt-items/1/selection", "api"],
])("%s %s is counted as %s", (method, url, routeClass) => {
  expect(routeClassOf(method, url)).toBe(routeClass);
});
