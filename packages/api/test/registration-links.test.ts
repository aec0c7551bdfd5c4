import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, lastLinkTo, openBrowser } from "./support/browser";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const HERS = "Her-Password-1";
const HIS = "His-Password-1";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

let people = 0;
/** An address that nobody used yet, the browser of its owner, and a stranger's. */
function newPeople() {
  people += 1;
  return {
    email: `owner-${people}@example.com`,
    hers: openBrowser(testApp, `192.0.2.${people}`),
    his: openBrowser(testApp, `198.51.100.${people}`),
  };
}

async function register(browser: Browser, email: string, password: string) {
  const answer = await browser.go(({ auth }) => auth.register({ email, password }));
  await testApp.mails();
  return answer;
}
const open = (browser: Browser, link: { token: string; email: string }) =>
  browser.go(({ auth }) => auth.verifyToken(link));

/** How a login with the password ends for somebody who was never there. */
async function loginEnds(email: string, password: string): Promise<string> {
  const elsewhere = openBrowser(testApp, `203.0.113.${people}`);
  return elsewhere
    .go(({ auth }) => auth.login({ email, password }))
    .then(
      () => "signed in",
      (error: { code: string }) => error.code,
    );
}

test("accounts-8 a link opened in the browser that registered takes the password over", async () => {
  const { email, hers } = newPeople();
  await register(hers, email, HERS);
  expect(await open(hers, await lastLinkTo(testApp, email))).toMatchObject({
    message: "Your email has been verified.",
    redirectTo: "/upload-receipt",
  });
  expect(await loginEnds(email, HERS)).toBe("signed in");
});

test("accounts-8 opened anywhere else it signs in and asks for a password; the one that waited is dropped", async () => {
  const { email, hers } = newPeople();
  const phone = openBrowser(testApp, "192.0.2.200");
  await register(hers, email, HERS);
  expect(await open(phone, await lastLinkTo(testApp, email))).toMatchObject({
    message: "Your email has been verified. Please choose your password.",
    isNewUser: true,
    redirectTo: "/reset-password",
  });
  expect(await loginEnds(email, HERS)).toBe("UNAUTHORIZED");
  await phone.go(({ auth }) => auth.resetPassword({ password: "Chosen-Here-1" }));
  expect(await loginEnds(email, "Chosen-Here-1")).toBe("signed in");
});

test("Pre-hijacking: who registers her address first has no password on it when she opens his link", async () => {
  const { email, hers, his } = newPeople();
  await register(his, email, HIS);
  await open(hers, await lastLinkTo(testApp, email));
  expect(await loginEnds(email, HIS)).toBe("UNAUTHORIZED");
});

test("Pre-hijacking: he registers first, she after him; hers works and his does not", async () => {
  const { email, hers, his } = newPeople();
  await register(his, email, HIS);
  await register(hers, email, HERS);
  await open(hers, await lastLinkTo(testApp, email));
  expect([await loginEnds(email, HIS), await loginEnds(email, HERS)]).toEqual(["UNAUTHORIZED", "signed in"]);
});

test("Pre-hijacking: he registers again after her, and she opens the newest link; nobody's password is taken over", async () => {
  const { email, hers, his } = newPeople();
  await register(hers, email, HERS);
  await register(his, email, HIS);
  expect(await open(hers, await lastLinkTo(testApp, email))).toMatchObject({ redirectTo: "/reset-password" });
  expect([await loginEnds(email, HIS), await loginEnds(email, HERS)]).toEqual([
    "UNAUTHORIZED",
    "UNAUTHORIZED",
  ]);
});

test("Pre-hijacking: he asks for a link after her registration; hers still works when she opens her own", async () => {
  const { email, hers, his } = newPeople();
  await register(hers, email, HERS);
  const own = await lastLinkTo(testApp, email);
  await his.go(({ auth }) => auth.requestMagicLink({ email, isRegistration: true }));
  await open(hers, own);
  expect(await loginEnds(email, HERS)).toBe("signed in");
});

test("accounts-8 sent again from the browser that registered, a link keeps the password; asked for by a stranger it does not", async () => {
  const again = { isRegistration: true };
  const one = newPeople();
  await register(one.hers, one.email, HERS);
  await one.hers.go(({ auth }) => auth.requestMagicLink({ email: one.email, ...again }));
  await open(one.hers, await lastLinkTo(testApp, one.email));
  expect(await loginEnds(one.email, HERS)).toBe("signed in");
  const other = newPeople();
  await register(other.his, other.email, HIS);
  await other.his.go(({ auth }) => auth.requestMagicLink({ email: other.email, ...again }));
  await open(other.hers, await lastLinkTo(testApp, other.email));
  expect(await loginEnds(other.email, HIS)).toBe("UNAUTHORIZED");
});

test("accounts-8 opening any other link drops the password that waits, so that the older link takes nothing over", async () => {
  const { email, hers, his } = newPeople();
  await register(his, email, HIS);
  const older = await lastLinkTo(testApp, email);
  await hers.go(({ auth }) => auth.requestMagicLink({ email }));
  await open(hers, await lastLinkTo(testApp, email, /sign-in link/));
  expect(await loginEnds(email, HIS)).toBe("UNAUTHORIZED");
  // He cannot open it without her mail; even so it gives him nothing beyond what the mail gives.
  await open(his, older);
  expect(await loginEnds(email, HIS)).toBe("UNAUTHORIZED");
});

test("accounts-8 a reset link of an address that somebody registered drops his password too", async () => {
  const { email, hers, his } = newPeople();
  await register(his, email, HIS);
  await hers.go(({ auth }) => auth.requestPasswordReset({ email }));
  await open(hers, await lastLinkTo(testApp, email, /password/i));
  await hers.go(({ auth }) => auth.resetPassword({ password: HERS }));
  expect([await loginEnds(email, HIS), await loginEnds(email, HERS)]).toEqual(["UNAUTHORIZED", "signed in"]);
});

test("accounts-8 while a registration waits, its password alone is told to verify, and only the last one's", async () => {
  const { email, hers, his } = newPeople();
  await register(his, email, HIS);
  await register(hers, email, HERS);
  expect([await loginEnds(email, HIS), await loginEnds(email, HERS)]).toEqual(["UNAUTHORIZED", "FORBIDDEN"]);
  expect((await testApp.database.user.findUniqueOrThrow({ where: { email } })).passwordHash).toBeNull();
});

test("accounts-8 two registrations of one address at once make one account, and both are answered", async () => {
  const { email, hers, his } = newPeople();
  const answers = await Promise.all([register(hers, email, HERS), register(his, email, HIS)]);
  expect(answers.map(({ authStatus }) => authStatus)).toEqual([
    "email_verification_required",
    "email_verification_required",
  ]);
  expect(await testApp.database.user.count({ where: { email } })).toBe(1);
});

test("accounts-12 a link that was refused takes nothing over", async () => {
  const { email, hers } = newPeople();
  await register(hers, email, HERS);
  const { token } = await lastLinkTo(testApp, email);
  expect((await refusalOf(open(hers, { token, email: "else@example.com" }))).code).toBe("BAD_REQUEST");
  expect(await loginEnds(email, HERS)).toBe("FORBIDDEN");
});
