import { LANGUAGE_COOKIE, LANGUAGES } from "@gf-ledger/domain/edition/locale";
import { signInLinkMessage } from "@gf-ledger/mail/messages/sign-in/sign-in-link";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountRecord } from "../src/account-data/queries/account-record";
import { createCaller } from "../src/app-router";
import { mailedByItself } from "../src/mail/mail-in-languages";
import { enqueueMail } from "../src/mail/outgoing-mail";
import { lastLinkTo, openBrowser } from "./support/browser";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test("accounts-57 a language is chosen by nobody until it is, is kept, and can be given back to the browser", async () => {
  const person = await testApp.signIn();
  expect(await person.call.auth.user()).toMatchObject({ language: null });
  expect(await person.call.account.updateProfile({ language: "fr" })).toMatchObject({ language: "fr" });
  expect(await person.call.account.updateProfile({ name: "Ada" })).toMatchObject({ language: "fr" });
  expect(person.context.setCookies.join()).toMatch(
    new RegExp(`^${LANGUAGE_COOKIE}=fr; Path=/; SameSite=Lax`),
  );
  expect(await person.call.account.updateProfile({ language: null })).toMatchObject({ language: null });
  expect(person.context.setCookies.at(-1)).toContain(`${LANGUAGE_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`);
});

test.each(LANGUAGES)("accounts-57 %s is kept with an account, and with a mail to it", async (language) => {
  const { call } = await testApp.signIn();
  expect(await call.account.updateProfile({ language })).toMatchObject({ language });
  const now = new Date();
  const mail = { recipient: "kept@example.com", subject: "S", text: "T", html: "H", language };
  const stored = { ...mail, nextAttemptAt: now, createdAt: now, sentAt: now };
  expect(await testApp.database.outgoingMail.create({ data: stored })).toMatchObject({ language });
});

test.each(["de", "fr-CA", "FR", ""])(
  "accounts-57 a language that is not spoken is refused: %s",
  async (language) => {
    const { call } = await testApp.signIn();
    const sent = { language } as unknown as { language: "fr" };
    expect((await refusalOf(call.account.updateProfile(sent))).code).toBe("BAD_REQUEST");
  },
);

test("accounts-57 signing in on another device brings the language there", async () => {
  const email = "ailleurs@example.com";
  const person = await testApp.signIn(email);
  const here = openBrowser(testApp, "198.51.100.70");
  await here.go(({ auth }) => auth.requestMagicLink({ email }));
  const before = await lastLinkTo(testApp, email);
  await here.go(({ auth }) => auth.verifyToken(before));
  expect(here.cookies.has(LANGUAGE_COOKIE)).toBe(false);
  await person.call.account.updateProfile({ language: "fr" });
  await here.go(({ auth }) => auth.requestMagicLink({ email }));
  const after = await lastLinkTo(testApp, email);
  await here.go(({ auth }) => auth.verifyToken(after));
  expect(here.cookies.get(LANGUAGE_COOKIE)).toBe("fr");
});

test("accounts-57 a language chosen on one device reaches another that is signed in, and an API key's caller gets no cookie", async () => {
  const email = "deux@example.com";
  const elsewhere = await testApp.signIn(email);
  const here = openBrowser(testApp, "198.51.100.71");
  await here.go(({ auth }) => auth.requestMagicLink({ email }));
  const link = await lastLinkTo(testApp, email);
  await here.go(({ auth }) => auth.verifyToken(link));
  await elsewhere.call.account.updateProfile({ language: "fr" });
  expect(await here.go(({ auth }) => auth.user())).toMatchObject({ language: "fr" });
  expect(here.cookies.get(LANGUAGE_COOKIE)).toBe("fr");
  const { context } = elsewhere;
  const byKey = {
    ...context,
    cookieHeader: null,
    setCookies: [],
    actor: { ...context.actor, via: "api-key" },
  };
  await createCaller(byKey as typeof context).auth.user();
  expect(byKey.setCookies).toEqual([]);
});

test("accounts-57 an account made in French begins with French, one made in English with no choice", async () => {
  async function made(email: string, language: "en" | "fr") {
    const { context } = testApp.anonymous("ca", language);
    await createCaller(context).auth.requestMagicLink({ email });
    const { user } = await createCaller(context).auth.verifyToken(await lastLinkTo(testApp, email));
    return user.language;
  }
  expect(await made("nouvelle@example.com", "fr")).toBe("fr");
  expect(await made("new@example.com", "en")).toBeNull();
});

test("accounts-40 accounts-57 the download of one's data holds the language", async () => {
  const person = await testApp.signIn();
  await person.call.account.updateProfile({ language: "fr" });
  const source = { database: testApp.database, actor: person.context.actor };
  expect(await accountRecord(source as Parameters<typeof accountRecord>[0])).toMatchObject({
    language: "fr",
  });
});

const subjectsTo = async (email: string) =>
  (await testApp.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

test("mail-13 a mail is in the language that its reader has when it is sent, whatever the page's", async () => {
  const email = "depuis@example.com";
  const person = await testApp.signIn(email);
  const page = testApp.anonymous("ca", "en");
  await page.call.auth.requestMagicLink({ email });
  await person.call.account.updateProfile({ language: "fr" });
  expect(await subjectsTo(email)).toEqual(["Votre lien de connexion à GF Ledger"]);
  await testApp.anonymous("ca", "fr").call.auth.requestMagicLink({ email });
  await person.call.account.updateProfile({ language: "en" });
  expect((await subjectsTo(email)).at(-1)).toBe("Your sign-in link for GF Ledger");
});

test("mail-13 who chose no language reads that of the page, and English on the US edition", async () => {
  const [french, american] = ["page@example.com", "usa@example.com"];
  await testApp.anonymous("ca", "fr").call.auth.requestMagicLink({ email: french });
  await testApp.anonymous("us", "fr").call.auth.requestMagicLink({ email: american });
  expect(await subjectsTo(french)).toEqual(["Votre lien de connexion à GF Ledger"]);
  expect(await subjectsTo(american)).toEqual(["Your sign-in link for GF Ledger"]);
});

test("mail-13 a mail that no request causes follows the setting, and keeps no link once it is sent", async () => {
  const person = await testApp.signIn("impots@example.com");
  await person.call.account.updateProfile({ language: "fr" });
  await testApp.database.$transaction((transaction) =>
    enqueueMail(testApp.services, transaction, mailedByItself("ca"), (locale) =>
      signInLinkMessage({ to: "impots@example.com", locale, link: "https://gfledger.ca/secret" }),
    ),
  );
  expect(await subjectsTo("impots@example.com")).toEqual(["Votre lien de connexion à GF Ledger"]);
  const rows = await testApp.database.outgoingMail.findMany({ where: { sentAt: { not: null } } });
  expect(rows.length).toBeGreaterThan(4);
  expect(JSON.stringify(rows)).not.toContain("secret");
});
