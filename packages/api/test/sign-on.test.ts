import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { someWayLeft, waysInLeft } from "../src/auth/ways-in-left";
import { hashToken } from "../src/gate/secret-token";
import { actorOfSession } from "../src/gate/session-gate";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { findOrCreateBySso } from "../src/sign-on/find-or-create-by-sso";
import { removeSignOn } from "../src/sign-on/own-sign-ons";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const ISSUER = "https://issuer.example";
const issued = (subject: string, email: string | null = `${subject}@example.com`, emailVerified = true) => ({
  issuer: ISSUER,
  subject,
  email,
  emailVerified,
});
const cookiesOf = (setCookies: readonly string[]) => setCookies.join("\n");

describe("somebody whom the issuer vouches for", () => {
  test("accounts-58 gets an account by a new verified address, which asks for the consents", async () => {
    const { context } = testApp.anonymous();
    expect(await findOrCreateBySso(context, issued("new"))).toEqual({ ok: true, value: "new" });
    expect(cookiesOf(context.setCookies)).toContain("session-token=");
    const user = await testApp.database.user.findUniqueOrThrow({ where: { email: "new@example.com" } });
    expect(user).toMatchObject({ consentsDue: true, emailVerified: expect.any(Date), passwordHash: null });
  });

  test.each([
    ["unverified@example.com", false],
    [null, true],
  ])("accounts-58 gets and links nothing by the address %s, verified %s", async (email, verified) => {
    const { context } = testApp.anonymous();
    const before = await testApp.database.user.count();
    const arrived = await findOrCreateBySso(context, issued("nobody", email, verified));
    expect(arrived).toEqual({ ok: true, value: "unverified-address" });
    expect(context.setCookies).toEqual([]);
    expect(await testApp.database.user.count()).toBe(before);
    expect(await testApp.database.signOn.count({ where: { subject: "nobody" } })).toBe(0);
  });

  test("accounts-58 is known by issuer and subject afterwards, whatever their address has become", async () => {
    await findOrCreateBySso(testApp.anonymous().context, issued("moved"));
    const { context } = testApp.anonymous();
    const arrived = await findOrCreateBySso(context, issued("moved", "elsewhere@example.com", false));
    expect(arrived).toEqual({ ok: true, value: "known" });
    expect(await testApp.database.user.count({ where: { email: "elsewhere@example.com" } })).toBe(0);
    const foreign = { ...issued("moved", null), issuer: "https://other.example" };
    expect(await findOrCreateBySso(testApp.anonymous().context, foreign)).toEqual({
      ok: true,
      value: "unverified-address",
    });
  });
});

describe("a sign-on with the address of an account", () => {
  test("accounts-59 opens nothing before that account confirmed it, and is mailed to its owner", async () => {
    const owner = await testApp.signIn("owner@example.com");
    const { context } = testApp.anonymous();
    for (let tries = 0; tries < 2; tries++) {
      expect(await findOrCreateBySso(context, issued("owner"))).toEqual({ ok: true, value: "mailed" });
    }
    expect(context.setCookies).toEqual([]);
    const asked = (await testApp.mails()).filter(({ to }) => to === "owner@example.com");
    expect(asked[0]?.text).toContain("/login/callback?token=");

    const { signOns } = await owner.call.signOns.list();
    expect(signOns).toMatchObject([{ confirmed: false, issuer: "issuer.example" }]);
    const stranger = await testApp.signIn();
    const id = signOns[0]?.id ?? "";
    expect((await refusalOf(stranger.call.signOns.confirm({ id }))).code).toBe("NOT_FOUND");

    await owner.call.signOns.confirm({ id });
    const reported = (await testApp.mails()).at(-1);
    expect(reported).toMatchObject({
      to: "owner@example.com",
      subject: expect.stringContaining("Example ID"),
    });
    const again = testApp.anonymous();
    expect(await findOrCreateBySso(again.context, issued("owner"))).toEqual({ ok: true, value: "known" });
    expect(cookiesOf(again.context.setCookies)).toContain("session-token=");
  });

  test("accounts-59 waits a day for the confirmation, and is then gone", async () => {
    const { call, context } = await testApp.signIn("late@example.com");
    await findOrCreateBySso(testApp.anonymous().context, issued("late"));
    const [waiting] = (await call.signOns.list()).signOns;
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + 25 * 3_600_000);
    expect((await call.signOns.list()).signOns).toEqual([]);
    const actor = context.actor && { ...context.actor, confirmedAt: testApp.clock.now };
    const confirmed = createCaller({ ...context, actor });
    expect((await refusalOf(confirmed.signOns.confirm({ id: waiting?.id ?? "" }))).code).toBe("NOT_FOUND");
    await clearExpired(testApp.services);
    expect(await testApp.database.signOn.count({ where: { subject: "late" } })).toBe(0);
    testApp.clock.now = before;
  });

  test("accounts-59 is confirmed on the account page by somebody who is signed in, never with another address", async () => {
    const here = await testApp.signIn("here@example.com");
    expect(await findOrCreateBySso(here.context, issued("here"))).toEqual({ ok: true, value: "waiting" });
    expect(await findOrCreateBySso(here.context, issued("other"))).toEqual({
      ok: true,
      value: "other-address",
    });
    expect(await testApp.database.signOn.count({ where: { subject: "other" } })).toBe(0);
  });
});

test("accounts-83 a sign-on to one account, in a browser that is signed in to another, asks first and names both", async () => {
  await findOrCreateBySso(testApp.anonymous().context, issued("mine"));
  const victim = await testApp.signIn("victim@example.com");
  const arrived = await findOrCreateBySso(victim.context, issued("mine"));
  expect(victim.context.setCookies).toEqual([]);
  const askAt = arrived.ok && typeof arrived.value === "object" ? arrived.value.askAt : "";
  const { pathname, searchParams } = new URL(askAt, "http://ca.localhost:3000");
  expect(pathname).toBe("/login/callback");
  const link = { token: searchParams.get("token") ?? "", email: searchParams.get("email") ?? "" };
  const refusal = await refusalOf(victim.call.auth.verifyToken(link));
  expect(refusal.message).toContain("v•••@example.com");
  expect(refusal.message).toContain("m•••@example.com");
  expect(await victim.call.auth.verifyToken({ ...link, switchAccount: true })).toMatchObject({
    user: { email: "mine@example.com" },
  });
  expect(cookiesOf(victim.context.setCookies)).toContain("session-token=");
});

test("accounts-72 the last way into an account stays, and any other goes", async () => {
  const bare = await openTestApp({ settings: { mailLeaves: false } });
  await findOrCreateBySso(bare.anonymous().context, issued("only"));
  const user = await bare.database.user.findUniqueOrThrow({ where: { email: "only@example.com" } });
  const { settings } = bare.services;
  expect(await waysInLeft(bare.database, settings, user.id)).toEqual({
    password: 0,
    link: 0,
    signOns: 1,
    passkeys: 0,
  });
  const { id } = await bare.database.signOn.findFirstOrThrow({ where: { userId: user.id } });
  const sessionTokenHash = hashToken("token of this test");
  await bare.database.session.updateMany({ where: { userId: user.id }, data: { sessionTokenHash } });
  const actor = await actorOfSession(bare.pool, "token of this test", bare.clock.now);
  if (!actor) throw new Error("The session of the new account was not found.");
  const context = { ...bare.anonymous().context, actor };
  expect(await removeSignOn(context, { id })).toMatchObject({ ok: false, reason: "last_way_in" });
  expect(await bare.database.signOn.count({ where: { id } })).toBe(1);

  await bare.database.user.update({ where: { id: user.id }, data: { passwordHash: "a hash" } });
  expect(await removeSignOn(context, { id })).toMatchObject({ ok: true });
  expect(someWayLeft(await waysInLeft(bare.database, { ...settings, passwordLogin: false }, user.id))).toBe(
    false,
  );
  await bare.close();
});

test("accounts-60 without passwords nobody registers, signs in, asks for or sets one, and a link signs in", async () => {
  const without = await openTestApp({ settings: { passwordLogin: false } });
  const { call } = without.anonymous();
  const credentials = { email: "ada@example.com", password: "Correct-Horse-7" };
  const person = await without.signIn("ada@example.com");
  await without.mayChoosePassword(person.user.id);
  const { keepApiKeys } = { keepApiKeys: true };
  const { password } = credentials;
  for (const tried of [
    call.auth.register(credentials),
    call.auth.login(credentials),
    call.auth.requestPasswordReset({ email: credentials.email }),
    person.call.auth.resetPassword({ password, keepApiKeys }),
    person.call.account.changePassword({ password, keepApiKeys }),
  ]) {
    expect(await refusalOf(tried)).toMatchObject({
      code: "FORBIDDEN",
      message: expect.stringContaining("Password sign-in is turned off"),
    });
  }
  expect(await call.signOns.waysIn()).toEqual({ password: false, signOn: { name: "Example ID" } });
  await call.auth.requestMagicLink({ email: credentials.email });
  expect((await without.mails()).at(-1)?.to).toBe(credentials.email);
  await without.close();
});
