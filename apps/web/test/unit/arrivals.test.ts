import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "../../src/server/process/http-server";
import { callsInTurn } from "../../src/server/process/turns/calls-in-turn";

const AT_ONCE = 300;

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close().closeAllConnections();
});

/** A server that tells how many connections were taken when each of its calls began. */
async function listening() {
  let taken = 0;
  const takenAt: number[] = [];
  server = createHttpServer({
    handle: callsInTurn((_request, response) => {
      takenAt.push(taken);
      response.end("{}");
    }),
  });
  server.on("connection", () => {
    taken += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const call = () => {
    const socket = connect(port, "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write("GET /api/receipts HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return socket;
  };
  return { takenAt, call };
}

test("api-53 of three hundred that connect at once, each is taken before the first call begins", async () => {
  const { takenAt, call } = await listening();
  const all = Array.from({ length: AT_ONCE }, () => call());
  await Promise.all(all.map((socket) => once(socket, "data")));
  expect(Math.min(...takenAt)).toBe(AT_ONCE);
});

test("api-53 connections that go on coming keep no call waiting for ever", async () => {
  const { takenAt, call } = await listening();
  let goesOn = true;
  const again = () => {
    if (!goesOn) return;
    call();
    setImmediate(again);
  };
  const first = call();
  again();
  await once(first, "data");
  goesOn = false;
  expect(takenAt.length).toBeGreaterThan(0);
});
