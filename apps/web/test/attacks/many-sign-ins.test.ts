import { afterAll, beforeAll, expect, test } from "vitest";
import { openProduct, type Product } from "../resilience/support/product";
import { callerFrom } from "./support/callers";
import { HEALTH_WITHIN_MS, watchHealth } from "./support/health-watch";

const AT_ONCE = 150;
const ROUNDS = process.env.SOAK === "1" ? 20 : 2;

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

test("accounts-47 while 150 people sign in at once, health answers; who waits too long is told when to try again", async () => {
  // Each round has new people at a new address, whose limits nobody has used.
  const signIn = (round: number, person: number) =>
    callerFrom(product, `127.0.0.${2 + round}`).send("POST", "/api/login", {
      json: { email: `person-${round}-${person}@example.com`, password: "Wrong-Horse-1" },
    });
  await signIn(ROUNDS, 0);
  const health = await watchHealth(product.origin);
  const answers: Awaited<ReturnType<typeof signIn>>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    answers.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, person) => signIn(round, person)))),
    );
  }
  const slowest = await health.stop();
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
  expect(busy.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
  expect(answers.length - busy.length).toBeGreaterThan(50);
  expect(slowest).toBeLessThan(HEALTH_WITHIN_MS);
});
