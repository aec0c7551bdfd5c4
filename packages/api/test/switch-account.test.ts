import { AppError } from "@gf-ledger/domain/app-error";
import { afterAll, beforeAll, expect, test } from "vitest";
import { actorOfSession } from "../src/gate/session-gate";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A link that was mailed to an address, as it is opened. */
async function mailedLink(email: string, kind: { isPasswordReset?: true; isRegistration?: true } = {}) {
  await testApp.anonymous().call.auth.requestMagicLink({ email, ...kind });
  const mail = (await testApp.mails()).findLast(({ to }) => to === email);
  const { searchParams } = new URL(/http\S+login\/callback\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return { token: searchParams.get("token") ?? "", email };
}

async function sessionsOf(userId: string) {
  return testApp.database.session.count({ where: { userId } });
}

test.each([
  ["sign-in", {}],
  ["reset", { isPasswordReset: true }],
  ["verification", { isRegistration: true }],
] as const)(
  "accounts-83 a %s link, in a browser that is signed in as somebody else, asks first, naming both in part",
  async (kind, asked) => {
    const address = `attacker-${kind}@evil.example`;
    const attacker = await testApp.database.user.create({
      data: { email: address, emailVerified: kind === "verification" ? null : testApp.clock.now },
    });
    const victim = await testApp.signIn(`maria-${kind}@example.com`);
    const link = await mailedLink(address, asked);
    const refused = await victim.call.auth
      .verifyToken(link)
      .catch((error: { cause?: unknown }) => error.cause);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      code: "signed_in_as_another",
      status: 409,
      details: { body: { signedInAs: "m•••@example.com", linkFor: "a•••@evil.example" } },
    });
    // She stays who she is, and the link is not spent.
    expect(victim.context.setCookies).toEqual([]);
    expect(await actorOfSession(testApp.pool, victim.token, testApp.clock.now)).not.toBeNull();
    expect(await sessionsOf(attacker.id)).toBe(0);
    expect(await victim.call.auth.testToken(link)).toMatchObject({ found: true });
    // Agreed to, it goes on, and the session that it replaces ends.
    const answer = await victim.call.auth.verifyToken({ ...link, switchAccount: true });
    expect(answer.user.email).toBe(address);
    expect(victim.context.setCookies.join()).toContain("session-token=");
    expect(await sessionsOf(victim.user.id)).toBe(0);
  },
);

test("accounts-83 nobody is asked where nobody is signed in, or whoever the link is for", async () => {
  const person = await testApp.signIn("ada@example.com");
  const signedOut = await testApp.anonymous().call.auth.verifyToken(await mailedLink("ada@example.com"));
  expect(signedOut.user.email).toBe("ada@example.com");
  const again = await person.call.auth.verifyToken(await mailedLink("ada@example.com"));
  expect(again.user.email).toBe("ada@example.com");
});

test("accounts-83 accounts-12 a link that is spent, over or of another address is refused as ever", async () => {
  const victim = await testApp.signIn();
  const link = await mailedLink("attacker@evil.example");
  expect(
    (await refusalOf(victim.call.auth.verifyToken({ ...link, email: "other@example.com" }))).message,
  ).toBe("The verification link is invalid. The email does not match.");
  expect((await refusalOf(victim.call.auth.verifyToken({ ...link, token: "none" }))).message).toBe(
    "Failed to verify your email. Please try again.",
  );
  const before = testApp.clock.now;
  testApp.clock.now = new Date(before.getTime() + 25 * 3_600_000);
  expect((await refusalOf(victim.call.auth.verifyToken(link))).message).toBe(
    "Your verification link has expired. Please request a new one.",
  );
  testApp.clock.now = before;
});
