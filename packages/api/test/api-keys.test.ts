import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { actorOfApiKey } from "../src/gate/api-key-gate";
import { lastLinkTo, openBrowser } from "./support/browser";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PASSWORD = "Correct1horse";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const actorOf = (key: string, daysLater = 0) =>
  actorOfApiKey(testApp.database, key, new Date(testApp.clock.now.getTime() + daysLater * DAY_MS));

/** The calls as a script makes them with a key. */
async function byKey(key: string) {
  return createCaller({ ...testApp.anonymous().context, actor: await actorOf(key) });
}

describe("accounts-39 API keys", () => {
  test("are shown once, stored hashed, and open the account they belong to until they are revoked", async () => {
    const { call, user } = await testApp.signIn();
    const { key, id } = await call.account.createApiKey({ name: "My script" });
    expect(key).toMatch(/^gfl_[\w-]{40,}$/);
    expect(JSON.stringify(await testApp.database.apiKey.findMany())).not.toContain(key);
    expect(JSON.stringify(await call.account.apiKeys())).not.toContain(key);
    expect((await actorOf(key))?.user.id).toBe(user.id);
    await call.account.revokeApiKey({ id });
    expect(await actorOf(key)).toBeNull();
  });

  test("have an end, one year from their making unless it is nearer, and open nothing from then on", async () => {
    const { call } = await testApp.signIn();
    const year = await call.account.createApiKey({ name: "For a year" });
    const week = await call.account.createApiKey({ name: "For a week", expiresInDays: 7 });
    expect([year.expiresAt, week.expiresAt]).toEqual([
      "2027-03-20T12:00:00.000Z",
      "2026-03-27T12:00:00.000Z",
    ]);
    expect(await actorOf(week.key, 6.9)).not.toBeNull();
    expect(await actorOf(week.key, 7)).toBeNull();
    expect(await actorOf(year.key, 364.9)).not.toBeNull();
    expect(await actorOf(year.key, 365)).toBeNull();
    const refusal = await refusalOf(call.account.createApiKey({ name: "For ever", expiresInDays: 366 }));
    expect(refusal.code).toBe("BAD_REQUEST");
    expect(refusal.message).toContain("issues.keyDays");
  });

  test("do what their scope says, and the list shows scope, end and last use", async () => {
    const { call } = await testApp.signIn();
    const { key } = await call.account.createApiKey({ name: "Reader", scopes: ["read"] });
    const script = await byKey(key);
    expect(await script.taxReport.lineItems()).toEqual({ lineItems: [], nextCursor: null });
    expect(await refusalOf(script.receipts.create({ image: Buffer.from("hello") }))).toEqual({
      code: "FORBIDDEN",
      message: "This API key can only read. Create one that can write on your account page.",
    });
    expect(await call.account.apiKeys()).toMatchObject([
      {
        name: "Reader",
        scopes: ["read"],
        expiresAt: "2027-03-20T12:00:00.000Z",
        lastUsedAt: testApp.clock.now.toISOString(),
      },
    ]);
  });

  test("accounts-35 somebody else's key and session are not found", async () => {
    const owner = await testApp.signIn();
    const { id } = await owner.call.account.createApiKey({ name: "Mine" });
    const [session] = await owner.call.account.sessions();
    const { call } = await testApp.signIn();
    expect((await refusalOf(call.account.revokeApiKey({ id }))).code).toBe("NOT_FOUND");
    expect((await refusalOf(call.account.revokeSession({ id: session?.id ?? "" }))).code).toBe("NOT_FOUND");
  });
});

/** Opens a mailed reset link in a browser of the owner's. */
async function openReset(email: string) {
  const browser = openBrowser(testApp, "198.51.100.60");
  await browser.go(({ auth }) => auth.requestPasswordReset({ email }));
  const link = await lastLinkTo(testApp, email, /password/i);
  await browser.go(({ auth }) => auth.verifyToken(link));
  return browser;
}

describe("accounts-11, accounts-39 after a reset link was opened", () => {
  test("accounts-49 the password is set by the session that opened it, once; an older session and a key have no right to it", async () => {
    const older = await testApp.signIn("stolen-session@example.com");
    const { key } = await older.call.account.createApiKey({ name: "Stolen" });
    const browser = await openReset(older.user.email);
    const script = await byKey(key);
    expect((await refusalOf(older.call.auth.resetPassword({ password: "Stranger1" }))).code).toBe(
      "FORBIDDEN",
    );
    expect((await refusalOf(script.auth.resetPassword({ password: "Stranger1" }))).code).toBe("FORBIDDEN");
    await browser.go(({ auth }) => auth.resetPassword({ password: PASSWORD }));
    const again = browser.go(({ auth }) => auth.resetPassword({ password: "Another1" }));
    expect((await refusalOf(again)).code).toBe("FORBIDDEN");
  });

  test("accounts-49 of two passwords set at once, one is set and the other refused", async () => {
    const { user } = await testApp.signIn("at-once@example.com");
    const browser = await openReset(user.email);
    const outcomes = await Promise.allSettled(
      ["Correct1horse", "Correct2horse"].map((password) =>
        browser.go(({ auth }) => auth.resetPassword({ password })),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("accounts-49 the right ends after an hour", async () => {
    const { user } = await testApp.signIn("late-reset@example.com");
    const browser = await openReset(user.email);
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 3_600_000);
    const late = await refusalOf(browser.go(({ auth }) => auth.resetPassword({ password: PASSWORD })));
    testApp.clock.now = now;
    expect(late.code).toBe("FORBIDDEN");
  });

  test.each([
    [false, 0],
    [true, 1],
  ])(
    "accounts-49 every other session ends, and every key unless she keeps them (keepApiKeys: %s)",
    async (keepApiKeys, left) => {
      const older = await testApp.signIn();
      const { key } = await older.call.account.createApiKey({ name: "Script" });
      const browser = await openReset(older.user.email);
      await browser.go(({ auth }) => auth.resetPassword({ password: PASSWORD, keepApiKeys }));
      expect(await testApp.database.session.count({ where: { userId: older.user.id } })).toBe(1);
      expect(await testApp.database.apiKey.count({ where: { userId: older.user.id } })).toBe(left);
      expect((await actorOf(key)) !== null).toBe(keepApiKeys);
    },
  );
});

describe("accounts-39 a first password needs a fresh link", () => {
  const wish = { password: PASSWORD };

  test("neither a key nor a session of another day sets it; one that came by a link does, within the hour", async () => {
    const older = await testApp.signIn("no-password@example.com");
    const { key } = await older.call.account.createApiKey({ name: "Script" });
    expect((await refusalOf((await byKey(key)).account.changePassword(wish))).code).toBe("FORBIDDEN");
    expect(await refusalOf(older.call.account.changePassword(wish))).toEqual({
      code: "FORBIDDEN",
      message: "Please sign in with a new emailed link first, then set your password within an hour.",
    });
    const browser = openBrowser(testApp, "198.51.100.61");
    await browser.go(({ auth }) => auth.requestMagicLink({ email: older.user.email }));
    const link = await lastLinkTo(testApp, older.user.email);
    await browser.go(({ auth }) => auth.verifyToken(link));
    await browser.go(({ account }) => account.changePassword(wish));
    expect(await actorOf(key)).toBeNull();
  });

  test("a sign-in link gives no right where there is a password: the old one is asked for, and keys stay", async () => {
    const person = await testApp.signIn("has-password@example.com");
    await testApp.mayChoosePassword(person.user.id);
    await person.call.account.changePassword(wish);
    const { key } = await person.call.account.createApiKey({ name: "Script" });
    const browser = openBrowser(testApp, "198.51.100.62");
    await browser.go(({ auth }) => auth.requestMagicLink({ email: person.user.email }));
    const link = await lastLinkTo(testApp, person.user.email);
    await browser.go(({ auth }) => auth.verifyToken(link));
    const reset = browser.go(({ auth }) => auth.resetPassword({ password: "Another1" }));
    expect((await refusalOf(reset)).code).toBe("FORBIDDEN");
    const change = { currentPassword: PASSWORD, password: "Another1" };
    await browser.go(({ account }) => account.changePassword(change));
    expect(await actorOf(key)).not.toBeNull();
  });
});
