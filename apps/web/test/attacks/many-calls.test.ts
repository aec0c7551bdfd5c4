import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerWithDrafts } from "../resilience/support/owner";
import { openProduct, type Product } from "../resilience/support/product";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";

const AT_ONCE = 400;
const ROUNDS = process.env.SOAK === "1" ? 20 : 1;

let product: Product;
beforeAll(async () => {
  product = await openProduct({ RATE_LIMIT_SCALE: "100" });
});
afterAll(() => product.close());

/** Somebody whose browser keeps its connection open, or opens one for each call. `ask` resolves with a call's status. */
function browser(cookie: string, keepAlive: boolean) {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const call = request(`${product.origin}${path}`, { agent, headers: { cookie } }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
      });
      call.once("error", reject).end();
    });
  return { ask, close: () => agent.destroy() };
}

const PATHS = ["/api/receipts", "/api/tax-report/years", "/api/people", "/api/claims"];

test("api-43 400 calls of one account at once keep another account waiting for less than a second each, over an open connection and over new ones, and all are answered", async () => {
  const greedy = await ownerWithDrafts(product, 20);
  const other = await ownerWithDrafts(product, 1);
  const ask = (cookie: string, path: string) => product.send("GET", path, { cookie, waitsMs: 60_000 });
  const browsers = [true, false].map((keepsAlive) => browser(other.cookie, keepsAlive));
  for (const path of PATHS) {
    await ask(greedy.cookie, path);
    for (const person of browsers) await person.ask(path);
  }
  const health = await watchHealth(product.origin);
  for (let round = 0; round < ROUNDS; round += 1) {
    let left = AT_ONCE;
    const many = Array.from({ length: AT_ONCE }, async (_, n) => {
      const { status } = await ask(greedy.cookie, PATHS[n % PATHS.length] ?? "");
      left -= 1;
      return status;
    });
    const waits: number[] = [];
    await Promise.all(
      browsers.map(async (person) => {
        while (left > 0) {
          const asked = performance.now();
          expect(await person.ask("/api/receipts")).toBe(200);
          waits.push(performance.now() - asked);
          await sleep(20);
        }
      }),
    );
    expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
    expect(Math.max(...waits)).toBeLessThan(HEALTH_WITHIN_MS);
  }
  for (const person of browsers) person.close();
  expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
});

/** Elsewhere than this suite's other clients, so that a share is kept from it. */
const STRANGER = "127.0.0.9";

test.each(["/docs/api?#", "/_next/#", "/#.png", "/api/ready?#"])(
  "api-57 400 requests at once by nobody to %s keep the others waiting for less than a second",
  async (path) => {
    const agent = new Agent({ maxSockets: AT_ONCE });
    const ask = (n: number) =>
      new Promise<number>((resolve, reject) => {
        const target = `${product.origin}${path.replace("#", String(n))}`;
        const call = request(target, { agent, localAddress: STRANGER }, (answer) => {
          answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
        });
        call.once("error", reject).end();
      });
    await ask(0);
    const health = await watchHealth(product.origin);
    const statuses = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => ask(n)));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await health.stop()).toBeLessThan(HEALTH_WITHIN_MS);
    agent.destroy();
  },
);
