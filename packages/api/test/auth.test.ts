import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastLinkTo as linkTo, openBrowser } from "./support/browser";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PASSWORD = "Correct1horse";
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const lastLinkTo = (email: string, subject?: RegExp) => linkTo(testApp, email, subject);

function client(address: string, edition?: "ca" | "us") {
  const person = testApp.anonymous(edition);
  Object.assign(person.context, { client: address });
  return person;
}

describe("accounts-5 registration", () => {
  test("asks to verify the address, mails a link and sets no session", async () => {
    const browser = openBrowser(testApp, "198.51.100.1");
    const login = () =>
      browser.go(({ auth }) => auth.login({ email: "new@example.com", password: PASSWORD }));
    const answer = await browser.go(({ auth }) =>
      auth.register({ email: "New@Example.com ", password: PASSWORD }),
    );
    expect(answer).toEqual({
      user: null,
      email: "new@example.com",
      authStatus: "email_verification_required",
    });
    expect([...browser.cookies.keys()]).toEqual(["gf-ledger-registration"]);
    expect((await refusalOf(login())).code).toBe("FORBIDDEN");
    const link = await lastLinkTo("new@example.com");
    const verified = await browser.go(({ auth }) => auth.verifyToken(link));
    expect(verified).toMatchObject({
      isNewUser: true,
      redirectTo: "/upload-receipt",
      user: { email: "new@example.com" },
    });
    expect([...browser.cookies.keys()]).toEqual(["next-auth.session-token", "gf-ledger-device"]);
    expect(await login()).toMatchObject({ email: "new@example.com" });
  });

  test("the half of a link that stays in the browser is sent to this host alone, for a day, and to no script", async () => {
    const { call, context } = client("198.51.100.30");
    Object.assign(context, { secure: true });
    await call.auth.register({ email: "flags@example.com", password: PASSWORD });
    expect(context.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-gf-ledger-registration=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=Sat, 21 Mar 2026 12:00:00 GMT; Secure$/,
      ),
    ]);
  });

  test("an address that exists is answered the same, keeps its password, and its owner gets a sign-in link", async () => {
    const { call } = client("198.51.100.2");
    const { user } = await testApp.signIn("taken@example.com");
    const answer = await call.auth.register({ email: user.email, password: "Another1password" });
    expect(answer).toEqual({ user: null, email: user.email, authStatus: "email_verification_required" });
    expect((await testApp.database.user.findUnique({ where: { id: user.id } }))?.passwordHash).toBeNull();
    expect((await lastLinkTo(user.email)).token).not.toBe("");
  });

  test("EMAIL_VERIFICATION=off answers the user with a session", async () => {
    const open = await openTestApp({ settings: { emailVerification: false } });
    const { call, context } = open.anonymous();
    const answer = await call.auth.register({ email: "quick@example.com", password: PASSWORD });
    expect(answer).toMatchObject({ authStatus: "authenticated", user: { email: "quick@example.com" } });
    expect(context.setCookies[0]).toMatch(/^next-auth\.session-token=.+; Path=\/; HttpOnly; SameSite=Lax/);
    await open.close();
  });

  test("accounts-8 a password somebody set for another's address dies when the owner comes in by a sign-in link", async () => {
    const { call } = client("198.51.100.3");
    await call.auth.register({ email: "victim@example.com", password: PASSWORD });
    await call.auth.requestMagicLink({ email: "victim@example.com" });
    await call.auth.verifyToken(await lastLinkTo("victim@example.com", /sign-in link/));
    expect((await refusalOf(call.auth.login({ email: "victim@example.com", password: PASSWORD }))).code).toBe(
      "UNAUTHORIZED",
    );
  });
});

describe("accounts-10 and accounts-12 mailed links", () => {
  test("a link works once", async () => {
    const { call } = client("198.51.100.4");
    await call.auth.requestMagicLink({ email: "once@example.com" });
    const link = await lastLinkTo("once@example.com");
    const openings = await Promise.allSettled([
      call.auth.verifyToken(link),
      call.auth.verifyToken(link),
      call.auth.verifyToken(link),
    ]);
    expect(openings.filter((opening) => opening.status === "fulfilled")).toHaveLength(1);
  });

  test("accounts-9 the first opened link of a new address makes its account, verifies it and mails a welcome, once", async () => {
    const { call } = client("198.51.100.10");
    const email = "first@example.com";
    const welcomes = async () =>
      (await testApp.mails()).filter(({ to, subject }) => to === email && subject.startsWith("Welcome"))
        .length;
    await call.auth.requestMagicLink({ email });
    const first = await lastLinkTo(email);
    expect([await testApp.database.user.count({ where: { email } }), await welcomes()]).toEqual([0, 0]);
    expect(await call.auth.verifyToken(first)).toMatchObject({ isNewUser: true, user: { email } });
    const { emailVerified } = await testApp.database.user.findUniqueOrThrow({ where: { email } });
    expect([emailVerified, await welcomes()]).toEqual([testApp.clock.now, 1]);
    await call.auth.requestMagicLink({ email });
    expect(await call.auth.verifyToken(await lastLinkTo(email))).toMatchObject({ isNewUser: false });
    expect(await welcomes()).toBe(1);
  });

  test("accounts-17 is stored only as a hash", async () => {
    const { call } = client("198.51.100.5");
    await call.auth.requestMagicLink({ email: "hash@example.com" });
    const { token } = await lastLinkTo("hash@example.com");
    const rows = await testApp.database.verificationToken.findMany({ where: { email: "hash@example.com" } });
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await testApp.database.outgoingMail.count({ where: { text: { contains: token } } })).toBe(0);
  });

  test("accounts-12 accounts-13 expired, of another address, unknown: each in the catalogue's words, and the test call never consumes", async () => {
    const { call } = client("198.51.100.6");
    await call.auth.requestMagicLink({ email: "late@example.com" });
    const { token } = await lastLinkTo("late@example.com");
    const mine = { token, email: "late@example.com" };
    expect(await call.auth.testToken(mine)).toEqual({ found: true, emailMatches: true, isExpired: false });
    expect((await refusalOf(call.auth.verifyToken({ token, email: "else@example.com" }))).message).toBe(
      "The verification link is invalid. The email does not match.",
    );
    const now = testApp.clock.now;
    testApp.clock.now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await refusalOf(call.auth.verifyToken(mine))).message).toBe(
      "Your verification link has expired. Please request a new one.",
    );
    expect(await call.auth.testToken(mine)).toMatchObject({ isExpired: true });
    testApp.clock.now = now;
    expect((await refusalOf(call.auth.verifyToken({ ...mine, token: "nonsense" }))).message).toBe(
      "Failed to verify your email. Please try again.",
    );
    expect(await call.auth.verifyToken(mine)).toMatchObject({ user: { email: "late@example.com" } });
  });

  test("accounts-11 a reset link lives 1 hour, signs in, and then a new password is asked for", async () => {
    const browser = openBrowser(testApp, "198.51.100.7");
    const person = await testApp.signIn("reset@example.com");
    await browser.go(({ auth }) => auth.requestPasswordReset({ email: "reset@example.com" }));
    const link = await lastLinkTo("reset@example.com");
    expect(await browser.go(({ auth }) => auth.verifyToken(link))).toMatchObject({
      redirectTo: "/reset-password",
      isNewUser: false,
    });
    await browser.go(({ auth }) => auth.resetPassword({ password: PASSWORD }));
    const { call } = client("198.51.100.7");
    expect(await call.auth.login({ email: "reset@example.com", password: PASSWORD })).toMatchObject({
      id: person.user.id,
    });
  });

  test("accounts-7 a reset for an unknown address is answered the same and mails nobody", async () => {
    const { call } = client("198.51.100.8");
    const known = await testApp.signIn("known@example.com");
    const answers = [
      await call.auth.requestPasswordReset({ email: known.user.email }),
      await call.auth.requestPasswordReset({ email: "nobody@example.com" }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect((await testApp.mails()).filter((mail) => mail.to === "nobody@example.com")).toEqual([]);
  });

  test("accounts-14 a redirect leads to the product's own hosts alone", async () => {
    const { call } = client("198.51.100.9");
    const targets = {
      "/reports?year=2026": "/reports?year=2026",
      "https://evil.example/x": "/upload-receipt",
      "//evil.example": "/upload-receipt",
      "/.//evil.example": "/upload-receipt",
      "/a/..//evil.example": "/upload-receipt",
      "/a/%2E%2e//evil.example": "/upload-receipt",
      "http://us.localhost:3000/tools": "/tools",
    };
    for (const [redirectUrl, expected] of Object.entries(targets)) {
      const email = `r${Object.keys(targets).indexOf(redirectUrl)}@example.com`;
      await call.auth.requestMagicLink({ email, redirectUrl });
      expect((await call.auth.verifyToken(await lastLinkTo(email))).redirectTo).toBe(expected);
    }
  });
});

describe("accounts-18 limits", () => {
  test("five failed logins for one address from one client: 429 with the time to wait", async () => {
    const { call } = client("198.51.100.20");
    for (let count = 0; count < 5; count++) {
      expect(
        (await refusalOf(call.auth.login({ email: "locked@example.com", password: "Wrong1pass" }))).code,
      ).toBe("UNAUTHORIZED");
    }
    const refusal = await refusalOf(call.auth.login({ email: "locked@example.com", password: "Wrong1pass" }));
    expect(refusal).toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(refusal.message).toMatch(/Please try again in \d+ (seconds|minutes)\./);
  });

  test("mail-6 five mails an hour for an address and client together", async () => {
    const { call } = client("198.51.100.21");
    for (let count = 0; count < 5; count++) await call.auth.requestMagicLink({ email: "flood@example.com" });
    expect((await refusalOf(call.auth.requestMagicLink({ email: "flood@example.com" }))).code).toBe(
      "TOO_MANY_REQUESTS",
    );
  });
});

test("mail-7 three test mails an hour for a client, whomever they go to", async () => {
  const { call } = client("198.51.100.22");
  const sendTo = (email: string) => call.diagnostics.sendTestMail({ email });
  for (const name of ["ada", "ben", "cleo"]) await sendTo(`${name}@example.com`);
  expect((await refusalOf(sendTo("dora@example.com"))).code).toBe("TOO_MANY_REQUESTS");
  const tests = (await testApp.mails()).filter(({ subject }) => subject === "GF Ledger test email");
  expect(tests.map(({ to }) => to)).toEqual(["ada@example.com", "ben@example.com", "cleo@example.com"]);
});

test("accounts-16 POST /api/logout ends the session in the database", async () => {
  const { call, user, context } = await testApp.signIn();
  await call.auth.logout();
  expect(await testApp.database.session.count({ where: { userId: user.id } })).toBe(0);
  expect(context.setCookies[0]).toContain("Expires=Thu, 01 Jan 1970");
});
