import { createTestDatabase, type TestDatabase } from "@gf-ledger/db/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRateLimits, type RateLimits } from "../src/limits/rate-limits";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** How many of so many calls are let through. */
async function allowed(servers: readonly RateLimits[], key: string, calls: number): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: calls }, (_, call) => servers[call % servers.length]?.consume("callsOfCaller", key)),
  );
  return outcomes.filter(({ status }) => status === "fulfilled").length;
}

describe("api-19 everything else is 600 a minute", () => {
  test("one server lets exactly 600 through, however many come at once", async () => {
    expect(await allowed([createRateLimits(db.pool)], "one", 700)).toBe(600);
  });

  test("two servers share them and together never let more through", async () => {
    const servers = [createRateLimits(db.pool), createRateLimits(db.pool)];
    expect(await allowed(servers, "two", 1300)).toBe(600);
  });

  test("a refused caller is told to wait no longer than a minute", async () => {
    const limits = createRateLimits(db.pool);
    await allowed([limits], "three", 600);
    const error = await limits.consume("callsOfCaller", "three").catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ code: "rate_limited" });
    const { retryAfterSeconds } = (error as { details: { retryAfterSeconds: number } }).details;
    expect(retryAfterSeconds).toBeGreaterThan(50);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test("most calls do not ask the database", async () => {
    const limits = createRateLimits(db.pool);
    await allowed([limits], "four", 40);
    const { rows } = await db.pool.query("SELECT points FROM rate_limits WHERE key LIKE '%four'");
    expect(rows).toEqual([{ points: 40 }]);
  });
});
