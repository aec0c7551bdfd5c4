import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actorOfSession } from "../src/gate/session-gate";
import { createRateLimits, LIMITS } from "../src/limits/rate-limits";
import { deliverDueMail } from "../src/mail/outgoing-mail";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function countedUntil(key: string, expire: number): Promise<void> {
  await testApp.pool.query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1000, $2)", [
    key,
    expire,
  ]);
}

test("api-18 a clock that is set back by a day locks nobody out: what was counted in another time is forgotten", async () => {
  const refused: string[] = [];
  const limits = createRateLimits(testApp.pool, 1, (name) => refused.push(name));
  await countedUntil("mailsForAddressAndClient:ada@example.com", Date.now() + DAY_MS);
  await countedUntil("guessesForAddressAndClient:ada@example.com", Date.now() + DAY_MS);
  await countedUntil("callsOfCaller:client:192.0.2.7", Date.now() + DAY_MS);
  await limits.consume("mailsForAddressAndClient", "ada@example.com");
  await limits.take([["guessesForAddressAndClient", "ada@example.com"]]);
  await limits.consume("callsOfCaller", "client:192.0.2.7");
  expect(refused).toEqual([]);
});

test("api-18 what was counted in this time still counts, says how long to wait, and is heard of", async () => {
  const refused: string[] = [];
  const limits = createRateLimits(testApp.pool, 1, (name) => refused.push(name));
  const window = LIMITS.mailsForAddressAndClient.seconds * 1000;
  await countedUntil("mailsForAddressAndClient:eve@example.com", Date.now() + window - 1000);
  await expect(limits.consume("mailsForAddressAndClient", "eve@example.com")).rejects.toMatchObject({
    code: "rate_limited",
    details: { retryAfterSeconds: expect.any(Number) },
  });
  expect(refused).toEqual(["mailsForAddressAndClient"]);
});

test("A mail that was due before a clock was set back goes out all the same", async () => {
  const mail = { recipient: "ada@example.com", subject: "x", text: "x", html: "x" };
  const at = new Date(testApp.clock.now.getTime() + DAY_MS);
  await testApp.database.outgoingMail.create({ data: { ...mail, nextAttemptAt: at, createdAt: at } });
  expect(await deliverDueMail(testApp.services)).toBe(1);
});

test("accounts-21 a clock that jumps ahead by a day keeps people signed in, by two months it does not", async () => {
  const { token } = await testApp.signIn();
  const later = (days: number) => new Date(testApp.clock.now.getTime() + days * DAY_MS);
  expect(await actorOfSession(testApp.pool, token, later(0.5))).not.toBeNull();
  expect(await actorOfSession(testApp.pool, token, later(60))).toBeNull();
});
