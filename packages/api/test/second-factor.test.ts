import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../src/auth/password";
import { answerOf } from "../src/refusals/refusal-error";
import { authenticator } from "./support/authenticator";
import { lastLinkTo } from "./support/browser";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const password = "Correct1horse";
const STEP_MS = 30_000;

let testApp: TestApp;
let passwordHash: string;
beforeAll(async () => {
  testApp = await openTestApp();
  passwordHash = answerOf(await hashPassword(password));
});
afterAll(() => testApp.close());

async function ownerWithPassword() {
  const owner = await testApp.signIn();
  await testApp.database.user.update({ where: { id: owner.user.id }, data: { passwordHash } });
  return owner;
}

/** An app that shows codes, as a phone does, some steps ahead or behind. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: testApp.clock.now.getTime() + steps * STEP_MS });

async function guarded() {
  const owner = await ownerWithPassword();
  const { secret } = await owner.call.secondFactor.begin();
  const { recoveryCodes } = await owner.call.secondFactor.confirm({ code: codeOf(secret) });
  nextCode();
  await testApp.mails();
  const login = (code?: string) =>
    testApp.anonymous().call.auth.login({ email: owner.user.email, password, ...(code ? { code } : {}) });
  return { owner, secret, recoveryCodes, login };
}

function nextCode(steps = 1) {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + steps * STEP_MS);
}

describe("accounts-65 an authenticator app", () => {
  test("is set up, and in force from its first right code on", async () => {
    const owner = await ownerWithPassword();
    const { email } = owner.user;
    const { secret, uri } = await owner.call.secondFactor.begin();
    expect(decodeURIComponent(uri)).toContain(
      `otpauth://totp/GF Ledger:${email}?issuer=GF Ledger&secret=${secret}`,
    );
    expect(await testApp.anonymous().call.auth.login({ email, password })).toMatchObject({ email });
    expect((await refusalOf(owner.call.secondFactor.confirm({ code: "000000" }))).code).toBe("UNAUTHORIZED");
    expect(await owner.call.secondFactor.show()).toMatchObject({ on: false });
    const { recoveryCodes } = await owner.call.secondFactor.confirm({ code: codeOf(secret) });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(await owner.call.secondFactor.show()).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect((await refusalOf(testApp.anonymous().call.auth.login({ email, password }))).message).toContain(
      "six digits",
    );
  });

  test("keeps its secret sealed and its recovery codes as hashes", async () => {
    const { owner, secret, recoveryCodes } = await guarded();
    const { id: userId } = owner.user;
    const stored = await testApp.database.secondFactor.findUniqueOrThrow({ where: { userId } });
    expect(stored.sealedSecret).not.toContain(secret);
    const rows = await testApp.database.recoveryCode.findMany({ where: { userId } });
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]?.replaceAll("-", ""));
  });

  test("is not set up without a password, or in place of one in force", async () => {
    const { owner } = await guarded();
    expect((await refusalOf(owner.call.secondFactor.begin())).code).toBe("CONFLICT");
    const byLink = await testApp.signIn();
    const refusal = await refusalOf(byLink.call.secondFactor.begin());
    expect(refusal.message).toContain("Set a password");
    expect((await refusalOf(byLink.call.secondFactor.confirm({ code: "123456" }))).code).toBe("CONFLICT");
  });

  test("is asked of the password alone: a passkey and a mailed link sign in without it", async () => {
    const { owner } = await guarded();
    const device = authenticator();
    const credential = device.make(await owner.call.passkeys.options());
    await owner.call.passkeys.add({ name: "Phone", credential });
    const { call } = testApp.anonymous();
    const used = device.use(await call.passkeys.signInOptions());
    expect(await call.passkeys.signIn({ credential: used })).toMatchObject({ email: owner.user.email });
  });

  test("is not told to somebody with a wrong password", async () => {
    const { owner } = await guarded();
    const { call } = testApp.anonymous();
    const refusal = await refusalOf(call.auth.login({ email: owner.user.email, password: "Wrong1horse" }));
    expect(refusal.message).toBe("Email or password is incorrect.");
  });
});

describe("accounts-66 a code", () => {
  test("works once, also when it comes twice at once, and none before it works any more", async () => {
    const { secret, login } = await guarded();
    const earlier = codeOf(secret);
    nextCode();
    const code = codeOf(secret);
    const twice = await Promise.allSettled([login(code), login(code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await refusalOf(login(earlier))).message).toContain("already used");
  });

  test.each([
    [-1, true],
    [1, true],
    [-3, false],
    [2, false],
  ])("of a clock that is %s steps of 30 seconds off signs in: %s", async (steps, signsIn) => {
    const { secret, login } = await guarded();
    nextCode(3);
    const outcome = await login(codeOf(secret, steps)).then(
      () => true,
      (error: Error) => error.message,
    );
    expect(outcome).toEqual(signsIn || expect.stringContaining("clock"));
  });

  test("is guessed ten times in a quarter of an hour, by somebody with the password; right ones are not counted", async () => {
    const { secret, login, recoveryCodes } = await guarded();
    await login(codeOf(secret));
    nextCode();
    const codes: string[] = [];
    for (let count = 0; count < 11; count++) codes.push((await refusalOf(login("000000"))).code);
    expect(codes).toEqual([...Array(10).fill("UNAUTHORIZED"), "TOO_MANY_REQUESTS"]);
    expect((await refusalOf(login(recoveryCodes[0]))).code).toBe("TOO_MANY_REQUESTS");
  });

  test("accounts-71 may be a recovery code, typed as one likes, which works once and is told by mail", async () => {
    const { owner, login, recoveryCodes } = await guarded();
    const [first = ""] = recoveryCodes;
    await login(` ${first.toUpperCase().replaceAll("-", " ")} `);
    const mail = (await testApp.mails()).at(-1);
    expect(mail).toMatchObject({ to: owner.user.email, text: expect.stringContaining("9 are left") });
    expect((await refusalOf(login(first))).code).toBe("UNAUTHORIZED");
    expect(await owner.call.secondFactor.show()).toMatchObject({ recoveryCodesLeft: 9 });
  });

  test("accounts-71 that is a recovery code works once, also when it comes twice at once", async () => {
    const { login, recoveryCodes } = await guarded();
    const [first = ""] = recoveryCodes;
    const twice = await Promise.allSettled([login(first), login(first)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("accounts-71 of an app whose secret was sealed with another AUTH_SECRET is told apart, and a recovery code works", async () => {
    const { owner, secret, login, recoveryCodes } = await guarded();
    const sealedSecret = Buffer.alloc(64).toString("base64");
    await testApp.database.secondFactor.update({ where: { userId: owner.user.id }, data: { sealedSecret } });
    expect((await refusalOf(login(codeOf(secret)))).message).toContain("AUTH_SECRET has changed");
    expect(await login(recoveryCodes[1])).toMatchObject({ email: owner.user.email });
  });
});

describe("accounts-67 an authenticator app in force", () => {
  test("is turned off, and the password signs in alone again; the owner is mailed", async () => {
    const { owner, login } = await guarded();
    expect(await owner.call.secondFactor.remove()).toMatchObject({
      on: false,
      recoveryCodesLeft: 0,
    });
    expect((await testApp.mails()).at(-1)?.subject).toContain("no longer asks for a code");
    expect(await login()).toMatchObject({ email: owner.user.email });
  });

  test("gets ten new recovery codes, and those before work no more", async () => {
    const { owner, login, recoveryCodes } = await guarded();
    const renewed = await owner.call.secondFactor.renewCodes();
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect((await refusalOf(login(recoveryCodes[0]))).code).toBe("UNAUTHORIZED");
    expect(await login(renewed.recoveryCodes[0])).toMatchObject({ email: owner.user.email });
    const without = await ownerWithPassword();
    expect((await refusalOf(without.call.secondFactor.renewCodes())).code).toBe("CONFLICT");
  });
});

describe("accounts-68 a mailed link", () => {
  async function openLink(email: string) {
    const { call } = testApp.anonymous();
    await call.auth.requestMagicLink({ email });
    return call.auth.verifyToken(await lastLinkTo(testApp, email, /sign-in link/));
  }
  const notifiedDevices = async (userId: string) =>
    testApp.database.session.count({ where: { userId, linkUsedAt: { not: null } } });

  test("signs in past passkeys and codes, and every device signed in before is told, until it has seen it", async () => {
    const { owner, login, recoveryCodes } = await guarded();
    await login(recoveryCodes[0]);
    await openLink(owner.user.email);
    expect(await testApp.database.session.count({ where: { userId: owner.user.id } })).toBe(3);
    expect(await notifiedDevices(owner.user.id)).toBe(2);
    await owner.call.account.linkUseSeen();
    expect(await notifiedDevices(owner.user.id)).toBe(1);
  });

  test("tells nobody of an account that is guarded by nothing else", async () => {
    const owner = await ownerWithPassword();
    await openLink(owner.user.email);
    expect(await notifiedDevices(owner.user.id)).toBe(0);
  });
});
