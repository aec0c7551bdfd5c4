import { afterAll, beforeAll, expect, test } from "vitest";
import { lastLinkTo, openBrowser } from "./support/browser";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Opens the link that an address asked for; answers what the server says. */
async function opened(email: string, asked: { consented?: boolean; redirectUrl?: string }) {
  const browser = openBrowser(testApp, "198.51.100.60");
  await browser.go(({ auth }) => auth.requestMagicLink({ email, ...asked }));
  const link = await lastLinkTo(testApp, email);
  return { browser, answer: await browser.go(({ auth }) => auth.verifyToken(link)) };
}

test("accounts-50 accounts-44 consents given with the address hold for the account that its link makes", async () => {
  const { answer } = await opened("kept@example.com", { consented: true });
  expect(answer).toMatchObject({
    isNewUser: true,
    redirectTo: "/upload-receipt",
    user: { consentsDue: false },
  });
});

test("accounts-50 an account that a link alone made asks for the consents until they are given", async () => {
  const { browser, answer } = await opened("unasked@example.com", {});
  expect(answer).toMatchObject({ isNewUser: true, user: { consentsDue: true } });
  const me = () => browser.go(({ auth }) => auth.user());
  expect(await me()).toMatchObject({ consentsDue: true });
  await browser.go(({ account }) => account.updateProfile({ name: "Ada" }));
  expect(await me()).toMatchObject({ consentsDue: true });
  await browser.go(({ account }) => account.updateProfile({ consented: true }));
  expect(await me()).toMatchObject({ name: "Ada", consentsDue: false });
});

test("accounts-50 accounts-44 an account from before is asked for nothing, and its link leads to the reports", async () => {
  await testApp.signIn("old@example.com");
  const { answer } = await opened("old@example.com", {});
  expect(answer).toMatchObject({
    isNewUser: false,
    redirectTo: "/dashboard",
    user: { consentsDue: false },
  });
});

test("accounts-44 a page that was wished for comes before the first receipt", async () => {
  const { answer } = await opened("wished@example.com", { redirectUrl: "/tools" });
  expect(answer).toMatchObject({ isNewUser: true, redirectTo: "/tools" });
});

test("accounts-50 who registered with a password gave the consents in the form", async () => {
  const browser = openBrowser(testApp, "198.51.100.61");
  await browser.go(({ auth }) => auth.register({ email: "form@example.com", password: "Correct1horse" }));
  const link = await lastLinkTo(testApp, "form@example.com");
  const answer = await browser.go(({ auth }) => auth.verifyToken(link));
  expect(answer).toMatchObject({ isNewUser: true, user: { consentsDue: false } });
});
