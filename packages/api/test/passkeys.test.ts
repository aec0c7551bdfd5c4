import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { someWayLeft, waysInLeft } from "../src/auth/ways-in-left";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { MAX_PASSKEYS } from "../src/passkeys/own-passkeys";
import { authenticator } from "./support/authenticator";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Owner = Awaited<ReturnType<TestApp["signIn"]>>;

async function added(owner: Owner, name = "My phone", device = authenticator()) {
  const credential = device.make(await owner.call.passkeys.options());
  await owner.call.passkeys.add({ name, credential });
  return device;
}

/** Signs in as a browser does, and says who was let in with what cookies. */
async function signIn(device: ReturnType<typeof authenticator>, lies: Parameters<typeof device.use>[1] = {}) {
  const { call, context } = testApp.anonymous();
  const credential = device.use(await call.passkeys.signInOptions(), lies);
  const user = await call.passkeys.signIn({ credential });
  return { user, cookies: context.setCookies.join("\n"), credential };
}

describe("accounts-62 passkeys of an account", () => {
  test("are added and named, told by mail, listed with their last use, and renamed", async () => {
    const owner = await testApp.signIn();
    const device = await added(owner, "  Kitchen   tablet ");
    const mail = (await testApp.mails()).at(-1);
    expect(mail).toMatchObject({ to: owner.user.email, text: expect.stringContaining("Kitchen") });
    const [passkey] = await owner.call.passkeys.list();
    expect(passkey).toMatchObject({ host: "ca.localhost", lastUsedAt: null });
    await signIn(device);
    await owner.call.passkeys.rename({ id: passkey?.id ?? "", name: "Old tablet" });
    expect(await owner.call.passkeys.list()).toMatchObject([
      { name: "Old tablet", lastUsedAt: testApp.clock.now.toISOString() },
    ]);
  });

  test("ask for a key that names its person and verifies them, and for none that is there already", async () => {
    const owner = await testApp.signIn();
    const device = await added(owner);
    const options = await owner.call.passkeys.options();
    expect(options).toMatchObject({
      rp: { id: "ca.localhost" },
      user: { name: owner.user.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.id }],
    });
    const again = device.make(await owner.call.passkeys.options());
    const refusal = await refusalOf(owner.call.passkeys.add({ name: "Again", credential: again }));
    expect(refusal.code).toBe("CONFLICT");
  });

  test(`are ${MAX_PASSKEYS} at most`, async () => {
    const owner = await testApp.signIn();
    const { id: userId } = owner.user;
    const late = await owner.call.passkeys.options();
    await testApp.database.passkey.createMany({
      data: Array.from({ length: MAX_PASSKEYS }, (_, count) => ({
        userId,
        credentialId: `${userId}${count}`,
        publicKey: "none",
        counter: 0n,
        transports: [],
        host: "ca.localhost",
        name: `${count}`,
        createdAt: testApp.clock.now,
      })),
    });
    expect((await refusalOf(owner.call.passkeys.options())).message).toContain(`${MAX_PASSKEYS}`);
    const credential = authenticator().make(late);
    expect((await refusalOf(owner.call.passkeys.add({ name: "One more", credential }))).code).toBe(
      "CONFLICT",
    );
  });

  test("accounts-72 are removed while another way in remains, and then open nothing", async () => {
    const owner = await testApp.signIn();
    const device = await added(owner);
    const [passkey] = await owner.call.passkeys.list();
    expect(await owner.call.passkeys.remove({ id: passkey?.id ?? "" })).toEqual([]);
    expect((await refusalOf(signIn(device))).code).toBe("UNAUTHORIZED");
  });

  test("accounts-72 keep their last one where nothing else leads into the account", async () => {
    const alone = await openTestApp({ settings: { passwordLogin: false, mailLeaves: false, signOn: null } });
    try {
      const owner = await alone.signIn();
      const credential = authenticator().make(await owner.call.passkeys.options());
      const [passkey] = await owner.call.passkeys.add({ name: "The only one", credential });
      const refusal = await refusalOf(owner.call.passkeys.remove({ id: passkey?.id ?? "" }));
      expect(refusal).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("only way") });
      const { settings } = alone.services;
      expect(someWayLeft(await waysInLeft(alone.database, settings, owner.user.id))).toBe(true);
      const moved = { ...settings, appUrls: { ca: "https://moved.example", us: "https://us.moved.example" } };
      expect(someWayLeft(await waysInLeft(alone.database, moved, owner.user.id))).toBe(false);
    } finally {
      await alone.close();
    }
  });

  test("answer to nobody else", async () => {
    const owner = await testApp.signIn();
    await added(owner);
    const [passkey] = await owner.call.passkeys.list();
    const { call } = await testApp.signIn();
    const id = passkey?.id ?? "";
    expect((await refusalOf(call.passkeys.rename({ id, name: "Mine" }))).code).toBe("NOT_FOUND");
    expect((await refusalOf(call.passkeys.remove({ id }))).code).toBe("NOT_FOUND");
  });
});

describe("accounts-63 signing in with a passkey", () => {
  test("makes the same session as every other way in", async () => {
    const owner = await testApp.signIn();
    const device = await added(owner);
    const { user, cookies } = await signIn(device);
    expect(user.email).toBe(owner.user.email);
    expect(cookies).toContain("session-token=");
    expect(await owner.call.account.sessions()).toHaveLength(2);
  });

  test.each([
    ["a password manager's, which is copied to every device", "passwordManager", ["internal", "hybrid"]],
    ["a phone's beside the computer, which is not copied yet", "phoneNearby", ["hybrid"]],
  ] as const)("works by %s, each time, and is known again", async (_what, kind, transports) => {
    const owner = await testApp.signIn();
    const device = await added(owner, "Vault", authenticator({ kind }));
    for (let use = 0; use < 2; use++) expect((await signIn(device)).user.email).toBe(owner.user.email);
    expect((await owner.call.passkeys.options()).excludeCredentials).toEqual([
      { id: device.id, type: "public-key", transports },
    ]);
  });

  test("asks for a key without naming anybody", async () => {
    const options = await testApp.anonymous().call.passkeys.signInOptions();
    expect(options).toMatchObject({ rpId: "ca.localhost", userVerification: "required" });
    expect(options).not.toHaveProperty("allowCredentials");
  });

  test("waits 15 minutes for the answer, and forgets the question then", async () => {
    const device = await added(await testApp.signIn());
    const { call } = testApp.anonymous();
    const credential = device.use(await call.passkeys.signInOptions());
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + 15 * 60_000 + 1);
    expect((await refusalOf(call.passkeys.signIn({ credential }))).message).toContain("took too long");
    await clearExpired(testApp.services);
    expect(await testApp.database.passkeyChallenge.count()).toBe(0);
    testApp.clock.now = before;
  });
});

describe("accounts-64 an answer is refused, and nobody is signed in", () => {
  test("that was given before, also when both come at once", async () => {
    const owner = await testApp.signIn();
    const device = await added(owner);
    const { credential } = await signIn(device);
    const replayed = await refusalOf(testApp.anonymous().call.passkeys.signIn({ credential }));
    expect(replayed.code).toBe("UNAUTHORIZED");
    const twice = device.use(await testApp.anonymous().call.passkeys.signInOptions());
    const answers = await Promise.allSettled(
      [1, 2].map(() => testApp.anonymous().call.passkeys.signIn({ credential: twice })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test.each([
    ["of a device that nobody added", () => authenticator(), {}],
    ["made for another site", null, { origin: "https://evil.example" }],
    ["without the person being verified", null, { verified: false }],
  ] as const)("%s", async (_what, stranger, lies) => {
    const known = await added(await testApp.signIn());
    const refusal = await refusalOf(signIn(stranger?.() ?? known, lies));
    expect(refusal).toMatchObject({
      code: "UNAUTHORIZED",
      message: expect.stringContaining("isn't linked to an account"),
    });
  });

  test("accounts-86 on the host of the other edition, also by whoever copied the key and says it was asked there", async () => {
    const device = await added(await testApp.signIn());
    const there = testApp.anonymous("us");
    const asked = await there.call.passkeys.signInOptions();
    expect(asked).toMatchObject({ rpId: "us.localhost" });
    const credential = device.use(asked, { host: "us.localhost", origin: "http://us.localhost:3000" });
    expect((await refusalOf(there.call.passkeys.signIn({ credential }))).code).toBe("UNAUTHORIZED");
    expect(there.context.setCookies).toEqual([]);
    expect((await signIn(device)).cookies).toContain("session-token=");
  });

  test("signed by another device in a known one's name", async () => {
    const known = await added(await testApp.signIn());
    const { call } = testApp.anonymous();
    const forged = { ...authenticator().use(await call.passkeys.signInOptions()), id: known.id };
    expect((await refusalOf(call.passkeys.signIn({ credential: { ...forged, rawId: known.id } }))).code).toBe(
      "UNAUTHORIZED",
    );
  });

  test("whose counter went back: it may be a copy, and what to do is said", async () => {
    const device = await added(await testApp.signIn());
    await signIn(device, { counter: 7 });
    const refusal = await refusalOf(signIn(device, { counter: 7 }));
    expect(refusal).toMatchObject({ code: "FORBIDDEN", message: expect.stringContaining("copied") });
    expect((await signIn(device, { counter: 8 })).cookies).toContain("session-token=");
  });

  test("but one that doesn't count signs in each time", async () => {
    const device = await added(await testApp.signIn());
    for (let use = 0; use < 2; use++) {
      expect((await signIn(device, { counter: 0 })).cookies).toContain("session-token=");
    }
  });

  test("with a challenge that was sent for something else, or for somebody else", async () => {
    const owner = await testApp.signIn();
    const device = await added(owner);
    const { call } = testApp.anonymous();
    const adding = device.use(await owner.call.passkeys.options());
    expect((await refusalOf(call.passkeys.signIn({ credential: adding }))).code).toBe("UNAUTHORIZED");
    const other = await testApp.signIn();
    const credential = authenticator().make(await owner.call.passkeys.options());
    expect((await refusalOf(other.call.passkeys.add({ name: "Theirs", credential }))).code).toBe(
      "UNAUTHORIZED",
    );
    const unverified = authenticator().make(await owner.call.passkeys.options(), { verified: false });
    expect((await refusalOf(owner.call.passkeys.add({ name: "Weak", credential: unverified }))).code).toBe(
      "UNAUTHORIZED",
    );
  });

  test("whose text is not what WebAuthn sends", async () => {
    const device = await added(await testApp.signIn());
    const { call } = testApp.anonymous();
    const credential = device.use(await call.passkeys.signInOptions());
    for (const clientDataJSON of ["bm90IGpzb24", "bnVsbA", "e30"]) {
      const broken = { ...credential, response: { ...credential.response, clientDataJSON } };
      expect((await refusalOf(call.passkeys.signIn({ credential: broken }))).code).toBe("UNAUTHORIZED");
    }
  });
});
