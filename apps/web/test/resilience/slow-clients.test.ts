import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerWithDrafts } from "./support/owner";
import { openProduct, type Product, report } from "./support/product";

const EACH = 250;
/** Longer than a client has for its headers and, where there is time to wait, also for its body. */
const PATIENT = Number(process.env.AWAY_SECONDS ?? 8) >= 30;
const WAIT_MS = PATIENT ? 75_000 : 25_000;

let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await openProduct();
  ({ cookie } = await ownerWithDrafts(product, 1));
  await product.readyAgain();
});
afterAll(() => product.close());

/** Connects, sends `beginning`, then a byte a second; collects what it is told until it is disconnected. */
async function slowClient(beginning: string) {
  const socket: Socket = connect(product.port, "127.0.0.1");
  const client = { told: "", gone: false, socket };
  socket.on("error", () => {});
  socket.on("data", (part) => {
    client.told += part.toString();
  });
  socket.on("close", () => {
    client.gone = true;
  });
  await once(socket, "connect");
  socket.write(beginning);
  const drip = setInterval(() => socket.write("a"), 1000);
  socket.on("close", () => clearInterval(drip));
  return client;
}

test("api-15 500 clients that send a byte a second keep nobody from being answered, are told so and let go", async () => {
  const host = `Host: 127.0.0.1:${product.port}`;
  const headers = `GET /api/tax-report/years HTTP/1.1\r\n${host}\r\nX-Slow: `;
  const body = `POST /api/login HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"`;
  const slowHeaders = await Promise.all(Array.from({ length: EACH }, () => slowClient(headers)));
  const slowBodies = await Promise.all(Array.from({ length: EACH }, () => slowClient(body)));
  const all = [...slowHeaders, ...slowBodies];

  const statuses: number[] = [];
  const until = performance.now() + WAIT_MS;
  const awaited = PATIENT ? all : slowHeaders;
  while (performance.now() < until && awaited.some(({ gone }) => !gone)) {
    statuses.push((await product.send("GET", "/api/tax-report/years", { cookie })).status);
    await sleep(500);
  }
  // A client's sign-in calls beyond those that may wait are refused before their bodies are read.
  const letGo = awaited.filter(({ gone, told: notice }) => gone && /^HTTP\/1\.1 (?:408|503) /.test(notice));
  for (const { socket } of all) socket.destroy();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(letGo.length).toBe(awaited.length);
  expect((await product.send("GET", "/api/ready")).status).toBe(200);
  report({
    done: `${EACH} clients with slow headers and ${EACH} with slow bodies`,
    times: 1,
    happened: `${statuses.length} calls beside them answered 200; ${letGo.length} were told 408 or 503 and let go`,
  });
});
