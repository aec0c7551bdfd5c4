import { verify } from "@node-rs/argon2";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { lastLinkTo, openBrowser } from "./support/browser";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const OLD = "Correct-Horse-7";
const NEW = "Another-Horse-8";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
// A hold that a failed test did not use up must not meet another file's login.
afterEach(() => void vi.mocked(verify).mockReset());

/**
 * Somebody with a password and a session; `reset` sets another by a mailed link, in a browser of the owner's.
 */
async function openPerson() {
  const person = await testApp.signIn();
  await testApp.mayChoosePassword(person.user.id);
  await person.call.account.changePassword({ password: OLD });
  const { email, id: userId } = person.user;
  const browser = openBrowser(testApp, "198.51.100.90");
  await browser.go(({ auth }) => auth.requestPasswordReset({ email }));
  const link = await lastLinkTo(testApp, email, /password/i);
  await browser.go(({ auth }) => auth.verifyToken(link));
  const reset = () => browser.go(({ auth }) => auth.resetPassword({ password: NEW }));
  const login = (password: string) => testApp.anonymous().call.auth.login({ email, password });
  return { ...person, userId, reset, login };
}

/** Runs `happen` after the next password was found right, before the caller learns of it. */
async function onceVerified(happen: () => Promise<unknown>): Promise<void> {
  const { verify: compare } = await import("@node-rs/argon2/index.js");
  vi.mocked(verify).mockImplementationOnce(async (...args) => {
    const fits = await compare(...args);
    await happen();
    return fits;
  });
}

const WRONG = { code: "UNAUTHORIZED", message: "Email or password is incorrect." };
const sessionsOf = (userId: string) => testApp.database.session.count({ where: { userId } });

test("accounts-49 a login whose password is reset while it is checked is refused and leaves no session", async () => {
  const { userId, reset, login } = await openPerson();
  await onceVerified(reset);
  expect(await refusalOf(login(OLD))).toEqual(WRONG);
  expect(await sessionsOf(userId)).toBe(1);
  expect(await login(NEW)).toMatchObject({ id: userId });
});

test("accounts-49 a login waits for a password that is being set, and is refused once it is", async () => {
  const { userId, login } = await openPerson();
  const client = await testApp.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("UPDATE users SET password_hash = 'another' WHERE id = $1", [userId]);
    const refusal = refusalOf(login(OLD));
    const waiting =
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    await expect.poll(() => testApp.pool.query(waiting)).toMatchObject({ rowCount: 1 });
    await client.query("DELETE FROM sessions WHERE user_id = $1", [userId]);
    await client.query("COMMIT");
    expect(await refusal).toEqual(WRONG);
  } finally {
    client.release(true);
  }
  expect(await sessionsOf(userId)).toBe(0);
});

test("accounts-49 a change of the password that a reset overtakes changes nothing", async () => {
  const { call, userId, reset, login } = await openPerson();
  await onceVerified(reset);
  const change = call.account.changePassword({ currentPassword: OLD, password: "Stranger-Horse-9" });
  expect(await refusalOf(change)).toEqual({
    code: "FORBIDDEN",
    message: "Your current password is incorrect.",
  });
  expect(await login(NEW)).toMatchObject({ id: userId });
});

test("accounts-39 accounts-49 a session that a reset ended makes no API key, though its call had begun", async () => {
  const { call, userId, reset } = await openPerson();
  await reset();
  expect(await refusalOf(call.account.createApiKey({ name: "Stolen" }))).toEqual({
    code: "UNAUTHORIZED",
    message: "Please sign in first.",
  });
  expect(await testApp.database.apiKey.count({ where: { userId } })).toBe(0);
});
