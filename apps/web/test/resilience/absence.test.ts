import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerWithDrafts } from "./support/owner";
import { FIGURES_TOKEN, openProduct, type Product, report } from "./support/product";

const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 8) * 1000;
const CONNECTIONS = 500;

let product: Product;
let cookie: string;
beforeAll(async () => {
  product = await openProduct();
  ({ cookie } = await ownerWithDrafts(product, 1));
  await product.readyAgain();
});
afterAll(() => product.close());

test("api-8 operating-18 while the database hangs, callers are told so at once and what to do; then all is well again by itself", async () => {
  for (const pid of product.databaseProcesses()) process.kill(pid, "SIGSTOP");
  const until = performance.now() + AWAY_MS;
  await sleep(6000);
  const reported = await product.send("GET", "/api/tax-report/years", { cookie });
  const words = await reported.json();
  const ready = await product.send("GET", "/api/ready");
  const health = await product.send("GET", "/api/health");
  const page = await product.send("GET", "/");
  await sleep(Math.max(0, until - performance.now()));
  for (const pid of product.databaseProcesses()) process.kill(pid, "SIGCONT");
  const back = await product.readyAgain();

  expect([reported.status, ready.status, health.status, page.status]).toEqual([503, 503, 200, 200]);
  expect(reported.headers.get("retry-after")).toBe("5");
  expect(words).toMatchObject({
    code: "unavailable",
    message: expect.stringContaining("try again"),
  });
  expect((await product.send("GET", "/api/tax-report/years", { cookie })).status).toBe(200);
  report({
    done: `database stopped answering for ${AWAY_MS / 1000} s`,
    times: 1,
    happened: `503 with Retry-After meanwhile, pages served; well again ${(back / 1000).toFixed(1)} s after`,
  });
});

test("500 connections that say nothing keep nobody from being answered", async () => {
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    connect(product.port, "127.0.0.1").on("error", () => {}),
  );
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () =>
      product.send("GET", "/api/tax-report/years", { cookie }).then(({ status }) => status),
    ),
  );
  for (const socket of sockets) socket.destroy();
  expect(new Set(statuses)).toEqual(new Set([200]));
  report({
    done: `${CONNECTIONS} open connections`,
    times: 1,
    happened: "20 calls beside them answered 200",
  });
});

test("The figures for Prometheus are there for who holds the token, and for nobody else", async () => {
  const ask = (token: string) =>
    fetch(`${product.origin}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask("another-token-than-that")).status).toBe(404);
  const text = await (await ask(FIGURES_TOKEN)).text();
  const names = ["gf_request_seconds", "gf_reading_seconds", "gf_readings_under_way", "gf_limits_hit_total"];
  for (const name of [
    ...names,
    "gf_mails_waiting",
    "gf_database_connections",
    "nodejs_eventloop_lag_seconds",
  ]) {
    expect(text).toContain(`# TYPE ${name} `);
  }
  expect(text).toMatch(/gf_request_seconds_count\{route_class="report",method="GET",status="200"\} \d+/);
});

test("A stop lets the call under way finish, and leaves no database behind", async () => {
  const socket = connect(product.port, "127.0.0.1");
  const body = JSON.stringify({ email: "nobody@example.com", password: "Correct-Horse-7" });
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: 127.0.0.1:${product.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await sleep(500);
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  const stopped = product.stop();
  await sleep(500);
  socket.write(body.slice(10));
  await once(socket, "close");
  await stopped;
  expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 401 [\s\S]*Email or password is incorrect/);
  expect(() => product.postmaster()).toThrow("ENOENT");
});
