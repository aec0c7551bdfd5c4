import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { askHealth } from "../../launcher/process/ask-health";

let server: Server | undefined;
afterEach(() => new Promise((resolve) => server?.close(resolve)));

/** Starts a server that treats every connection as told; resolves with its variables. */
async function serverThat(serve: (socket: Socket) => void): Promise<{ PORT: string }> {
  server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => serve(socket));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { PORT: String(typeof address === "object" && address ? address.port : 0) };
}

const HEAD = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n";

test.each([
  [
    "is reset",
    (socket: Socket) => socket.write(`${HEAD}half`, () => setTimeout(() => socket.resetAndDestroy(), 50)),
  ],
  [
    "goes on as no HTTP",
    (socket: Socket) => socket.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nno size\r\n"),
  ],
  ["ends in the middle", (socket: Socket) => socket.end(`${HEAD}half`)],
])("operating-21 an answer whose connection then %s is one, and ends nothing", async (_what, serve) => {
  const uncaught: unknown[] = [];
  const keep = (error: unknown) => uncaught.push(error);
  process.on("uncaughtException", keep);
  const status = await askHealth(await serverThat(serve));
  await sleep(200);
  process.off("uncaughtException", keep);
  expect(status).toBe(200);
  expect(uncaught).toEqual([]);
});

test("operating-21 a connection that is reset before any answer is none", async () => {
  const variables = await serverThat((socket) => socket.resetAndDestroy());
  await expect(askHealth(variables)).rejects.toThrow("ECONNRESET");
});
