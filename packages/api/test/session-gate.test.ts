import { sessionCookieName } from "@gf-ledger/domain/account/cookie-names";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { cookieIn } from "../src/auth/session-cookie";
import { newToken } from "../src/gate/secret-token";
import { actorOfSession } from "../src/gate/session-gate";
import { openTestApp, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const actorOf = (token: string) => actorOfSession(testApp.pool, token, testApp.clock.now);

test("accounts-4 sessions that are asked for at once each name their own person", async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => testApp.signIn()));
  const actors = await Promise.all([...people, ...people].map(({ token }) => actorOf(token)));
  expect(actors.map((actor) => actor?.user.id)).toEqual([...people, ...people].map(({ user }) => user.id));
});

test("accounts-4 a session nobody has does not touch those that are asked for beside it", async () => {
  const person = await testApp.signIn();
  const tokens = ["unknown", person.token, "", person.token, "unknown too"];
  const actors = await Promise.all(tokens.map(actorOf));
  expect(actors.map((actor) => actor?.user.id ?? null)).toEqual([
    null,
    person.user.id,
    null,
    person.user.id,
    null,
  ]);
});

test("accounts-1 a session token that somebody planted in a browser before the sign-in is nobody's after it", async () => {
  const email = "planted@example.com";
  await testApp.database.user.create({ data: { email, emailVerified: testApp.clock.now } });
  const planted = newToken();
  const { context } = testApp.anonymous();
  const browser = { ...context, cookieHeader: `${sessionCookieName(false)}=${planted}` };
  await testApp.anonymous().call.auth.requestMagicLink({ email });
  const mail = (await testApp.mails()).findLast(({ to }) => to === email);
  const { searchParams } = new URL(/http\S+login\/callback\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await createCaller(browser).auth.verifyToken({ token: searchParams.get("token") ?? "", email });
  const given = cookieIn(browser.setCookies[0]?.split(";")[0] ?? "", sessionCookieName(false)) ?? "";
  expect(given).not.toBe(planted);
  expect(await actorOfSession(testApp.pool, planted, testApp.clock.now)).toBeNull();
  expect((await actorOfSession(testApp.pool, given, testApp.clock.now))?.user.email).toBe(email);
});

test("accounts-4 whoever signed out is nobody at the very next call, however often was asked before", async () => {
  const { token, user } = await testApp.signIn();
  await Promise.all(Array.from({ length: 10 }, () => actorOf(token)));
  await testApp.database.session.deleteMany({ where: { userId: user.id } });
  expect(await Promise.all([actorOf(token), actorOf(token), actorOf(token)])).toEqual([null, null, null]);
});
