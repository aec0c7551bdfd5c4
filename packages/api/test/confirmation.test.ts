import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appRouter, createCaller } from "../src/app-router";
import { hashPassword } from "../src/auth/password";
import { traitsOf } from "../src/gate/admit";
import { actorOfApiKey } from "../src/gate/api-key-gate";
import { actorOfSession } from "../src/gate/session-gate";
import { answerOf } from "../src/refusals/refusal-error";
import { authenticator } from "./support/authenticator";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PASSWORD = "Correct1horse";
const MINUTE_MS = 60_000;
const NO_ROW = "0192f3c4-7a1e-7c53-9c1f-0b8f4a6d2e11";
/** Any bytes in base64url: the confirmation is asked for before they are looked at. */
const MADE = {
  id: "AA",
  rawId: "AA",
  type: "public-key" as const,
  response: { clientDataJSON: "AA", attestationObject: "AA" },
};

let testApp: TestApp;
let passwordHash: string;
beforeAll(async () => {
  testApp = await openTestApp({ settings: { mailIn: { name: "receipts", domain: "in.example" } } });
  passwordHash = answerOf(await hashPassword(PASSWORD));
});
afterAll(() => testApp.close());

type Call = ReturnType<typeof createCaller>;
type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** The calls of a session as its cookie finds them now. */
async function callOf({ token, context }: Person): Promise<Call> {
  const actor = await actorOfSession(testApp.pool, token, testApp.clock.now);
  return createCaller({ ...context, actor });
}

/** Somebody whose cookie was stolen: signed in long ago, and not confirmed since. */
async function stolen() {
  const owner = await testApp.signIn();
  await testApp.database.user.update({ where: { id: owner.user.id }, data: { passwordHash } });
  await minutesPass(owner, 11);
  return { owner, call: await callOf(owner) };
}

/** Makes a session's confirmation older, which is the same as waiting. */
async function minutesPass({ user }: Person, minutes: number) {
  const confirmedAt = new Date(testApp.clock.now.getTime() - minutes * MINUTE_MS);
  await testApp.database.session.updateMany({ where: { userId: user.id }, data: { confirmedAt } });
}

const mailsTo = async ({ user }: Person) =>
  (await testApp.mails())
    .filter(({ to }) => to === user.email)
    .map(({ subject, text }) => ({ subject, text }));

async function mailedCode(owner: Person) {
  const mail = (await mailsTo(owner)).at(-1);
  return /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
}

const GIVES_A_RIGHT: readonly [string, (call: Call) => Promise<unknown>][] = [
  ["household.invite", (call) => call.household.invite({ email: "thief@example.com", role: "member" })],
  ["household.changeRole", (call) => call.household.changeRole({ id: NO_ROW, role: "member" })],
  [
    "claimLinks.create",
    (call) => call.claimLinks.create({ claimId: NO_ROW, email: "thief@example.com", expiresInDays: 30 }),
  ],
  ["account.createApiKey", (call) => call.account.createApiKey({ name: "Thief" })],
  ["mailIn.turnOn", (call) => call.mailIn.turnOn()],
  ["mailIn.renew", (call) => call.mailIn.renew()],
  ["mailIn.addSender", (call) => call.mailIn.addSender({ email: "thief@example.com" })],
  [
    "webhooks.create",
    (call) => call.webhooks.create({ url: "https://example.org/h", events: ["claim.filed"] }),
  ],
  ["calendarFeed.make", (call) => call.calendarFeed.make()],
  ["passkeys.options", (call) => call.passkeys.options()],
  ["passkeys.add", (call) => call.passkeys.add({ name: "Thief", credential: MADE })],
  ["passkeys.remove", (call) => call.passkeys.remove({ id: NO_ROW })],
  ["signOns.confirm", (call) => call.signOns.confirm({ id: NO_ROW })],
  ["signOns.remove", (call) => call.signOns.remove({ id: NO_ROW })],
  ["secondFactor.begin", (call) => call.secondFactor.begin()],
  ["secondFactor.confirm", (call) => call.secondFactor.confirm({ code: "123456" })],
  ["secondFactor.renewCodes", (call) => call.secondFactor.renewCodes()],
  ["secondFactor.remove", (call) => call.secondFactor.remove()],
];

describe("accounts-76 a session that was not confirmed for ten minutes", () => {
  test.each(GIVES_A_RIGHT)("gives nothing by %s, and mails nobody", async (_path, give) => {
    const { owner, call } = await stolen();
    const refusal = await give(call).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "FORBIDDEN", cause: { code: "confirmation_required" } });
    expect(await mailsTo(owner)).toEqual([]);
    expect(await call.account.grants()).toEqual([]);
  });

  test("is refused these calls and no others", () => {
    const asking = Object.keys(appRouter._def.procedures).filter((path) => traitsOf(path).asksToConfirm);
    expect(asking.sort()).toEqual(GIVES_A_RIGHT.map(([path]) => path).sort());
  });

  test("goes on with everything else", async () => {
    const { call } = await stolen();
    expect(await call.account.apiKeys()).toEqual([]);
    expect(await call.taxReport.lineItems()).toEqual({ lineItems: [], nextCursor: null });
  });

  test("counts as confirmed for ten minutes from its beginning", async () => {
    const owner = await testApp.signIn();
    await minutesPass(owner, 9.9);
    expect(await (await callOf(owner)).account.createApiKey({ name: "Script" })).toHaveProperty("key");
    await minutesPass(owner, 10);
    expect((await refusalOf((await callOf(owner)).account.createApiKey({ name: "Late" }))).code).toBe(
      "FORBIDDEN",
    );
  });

  test("that began before confirmations were kept is asked as well", async () => {
    const owner = await testApp.signIn();
    await testApp.database.session.updateMany({
      where: { userId: owner.user.id },
      data: { confirmedAt: null },
    });
    expect((await refusalOf((await callOf(owner)).calendarFeed.make())).code).toBe("FORBIDDEN");
  });

  test("may give 120 rights an hour, each of which is a mail", async () => {
    const { call, user } = await testApp.signIn();
    const { limits } = testApp.services;
    for (let given = 0; given < 119; given += 1) await limits.consume("grantsOfAccount", user.id);
    expect(await call.calendarFeed.make()).toHaveProperty("address");
    expect((await refusalOf(call.calendarFeed.make())).code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("accounts-77 a session is confirmed", () => {
  test("by the password, whose wrong tries are counted for this session alone", async () => {
    const { owner, call } = await stolen();
    expect(await call.confirmation.show()).toMatchObject({
      confirmedUntil: null,
      password: true,
      passkey: false,
    });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await refusalOf(call.confirmation.byPassword({ password: "Wrong1horse" }))).code).toBe(
        "FORBIDDEN",
      );
    }
    expect((await refusalOf(call.confirmation.byPassword({ password: PASSWORD }))).code).toBe(
      "TOO_MANY_REQUESTS",
    );
    const { email } = owner.user;
    expect(await testApp.anonymous().call.auth.login({ email, password: PASSWORD })).toMatchObject({ email });
    const other = await stolen();
    const until = new Date(testApp.clock.now.getTime() + 10 * MINUTE_MS).toISOString();
    expect(await other.call.confirmation.byPassword({ password: PASSWORD })).toMatchObject({
      confirmedUntil: until,
    });
    expect(await (await callOf(other.owner)).calendarFeed.make()).toHaveProperty("address");
  });

  test("by a passkey of its person, and by nobody else's", async () => {
    const { owner } = await stolen();
    const [mine, anothers] = [authenticator(), authenticator()];
    for (const [device, person] of [
      [mine, owner],
      [anothers, await testApp.signIn()],
    ] as const) {
      await minutesPass(person, 0);
      const call = await callOf(person);
      await call.passkeys.add({ name: "Phone", credential: device.make(await call.passkeys.options()) });
    }
    await minutesPass(owner, 11);
    const call = await callOf(owner);
    const strange = anothers.use(await call.confirmation.passkeyOptions());
    expect((await refusalOf(call.confirmation.byPasskey({ credential: strange }))).code).toBe("FORBIDDEN");
    const credential = mine.use(await call.confirmation.passkeyOptions());
    expect(await call.confirmation.byPasskey({ credential })).toMatchObject({ passkey: true });
    expect((await refusalOf(call.confirmation.byPasskey({ credential }))).code).toBe("FORBIDDEN");
    const forSignIn = mine.use(await testApp.anonymous().call.passkeys.signInOptions());
    expect((await refusalOf(call.confirmation.byPasskey({ credential: forSignIn }))).code).toBe("FORBIDDEN");
    expect(await (await callOf(owner)).calendarFeed.make()).toHaveProperty("address");
  });

  test("without a password where the installation has none", async () => {
    const without = await openTestApp({ settings: { passwordLogin: false } });
    const { call } = await without.signIn();
    expect(await call.confirmation.show()).toMatchObject({ password: false });
    expect((await refusalOf(call.confirmation.byPassword({ password: PASSWORD }))).code).toBe("FORBIDDEN");
    await without.close();
  });
});

describe("accounts-78 a mailed code", () => {
  test("confirms the session that asked for it, once", async () => {
    const { owner, call } = await stolen();
    expect(await call.confirmation.mailCode()).toEqual({ email: owner.user.email });
    const code = await mailedCode(owner);
    expect(JSON.stringify(await testApp.database.session.findMany())).not.toContain(code);
    expect(await call.confirmation.byCode({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
      email: owner.user.email,
    });
    expect((await refusalOf(call.confirmation.byCode({ code }))).code).toBe("FORBIDDEN");
    expect(await (await callOf(owner)).calendarFeed.make()).toHaveProperty("address");
  });

  test("confirms no other session, and none after ten minutes or after a newer one", async () => {
    const { owner, call } = await stolen();
    await call.confirmation.mailCode();
    const earlier = await mailedCode(owner);
    const other = await stolen();
    await other.call.confirmation.mailCode();
    expect((await refusalOf(other.call.confirmation.byCode({ code: earlier }))).code).toBe("FORBIDDEN");
    await call.confirmation.mailCode();
    const newer = await mailedCode(owner);
    if (newer !== earlier) {
      expect((await refusalOf(call.confirmation.byCode({ code: earlier }))).code).toBe("FORBIDDEN");
    }
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + 10 * MINUTE_MS);
    expect((await refusalOf(call.confirmation.byCode({ code: newer }))).code).toBe("FORBIDDEN");
    testApp.clock.now = before;
    expect(await call.confirmation.byCode({ code: newer })).toHaveProperty("confirmedUntil");
  });

  test("is tried five times in a quarter of an hour, and mailed five times an hour", async () => {
    const { owner, call } = await stolen();
    for (let mails = 0; mails < 5; mails += 1) await call.confirmation.mailCode();
    expect((await refusalOf(call.confirmation.mailCode())).code).toBe("TOO_MANY_REQUESTS");
    const code = await mailedCode(owner);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await refusalOf(call.confirmation.byCode({ code: wrong }))).code).toBe("FORBIDDEN");
    }
    expect((await refusalOf(call.confirmation.byCode({ code }))).code).toBe("TOO_MANY_REQUESTS");
  });
});

describe("accounts-79 the owner is mailed", () => {
  test("what was added, when, from which device, and how to undo it", async () => {
    const owner = await testApp.signIn();
    const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
    const call = createCaller({ ...owner.context, userAgent: chrome });
    await call.household.invite({ email: "ann@example.com", role: "preparer" });
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toBe("ann@example.com was invited to your GF Ledger records");
    expect(mail?.text).toContain("When: March 20, 2026, 12:00 UTC");
    expect(mail?.text).toContain("Device: Chrome on Windows");
    expect(mail?.text).toContain("withdraw the invitation on your account page");
    expect(mail?.text).toContain("/account");
  });

  test("of keys, mail-in, senders, webhooks, calendars and passkeys, each once", async () => {
    const owner = await testApp.signIn();
    const { call } = owner;
    await call.account.createApiKey({ name: "Script" });
    await call.mailIn.turnOn();
    await call.mailIn.turnOn();
    await call.mailIn.addSender({ email: "shop@example.com" });
    await call.mailIn.addSender({ email: "shop@example.com" });
    await call.webhooks.create({ url: "https://hooks.example.org/h?k=secret", events: ["claim.filed"] });
    await call.calendarFeed.make();
    const made = authenticator().make(await call.passkeys.options());
    const [passkey] = await call.passkeys.add({ name: "Phone", credential: made });
    await call.passkeys.remove({ id: passkey?.id ?? "" });
    const mails = await mailsTo(owner);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "A passkey no longer opens your GF Ledger account",
      "A passkey now opens your GF Ledger account",
      "A webhook was added to your GF Ledger account",
      "An API key for your GF Ledger account was created",
      "Your GF Ledger account now takes receipts by email",
      "Your GF Ledger calendar has an address",
      "shop@example.com may now email receipts to your GF Ledger account",
    ]);
    expect(JSON.stringify(mails)).not.toContain("secret");
  });

  test("when an invitation is accepted, and when a role changes", async () => {
    const owner = await testApp.signIn();
    const guest = await testApp.signIn();
    await owner.call.household.invite({ email: guest.user.email, role: "preparer" });
    const invited = (await mailsTo(guest)).at(-1)?.text ?? "";
    await guest.call.household.accept({ token: /#invitation=([\w-]+)/.exec(invited)?.[1] ?? "" });
    const [member] = (await owner.call.household.list()).members;
    await owner.call.household.changeRole({ id: member?.id ?? "", role: "member" });
    await owner.call.household.changeRole({ id: member?.id ?? "", role: "member" });
    expect((await mailsTo(owner)).map(({ subject }) => subject).sort()).toEqual([
      `${guest.user.email} can now use your GF Ledger records`,
      `${guest.user.email} has a new role in your GF Ledger records`,
      `${guest.user.email} was invited to your GF Ledger records`,
    ]);
  });

  test("when a key or a member makes a link, with who did it, and when the link is first opened", async () => {
    const owner = await testApp.signIn();
    const claim = await owner.call.claims.create({ taxYear: 2025 });
    const { key } = await owner.call.account.createApiKey({ name: "Bookkeeper" });
    const script = createCaller({
      ...testApp.anonymous().context,
      actor: await actorOfApiKey(testApp.database, key, testApp.clock.now),
    });
    const link = { claimId: claim.id, expiresInDays: 30 };
    const { url } = await script.claimLinks.create({ ...link, email: "cpa@example.com" });
    expect(await mailsTo(owner)).toContainEqual({
      subject: "A link to your GF Ledger claim was created for cpa@example.com",
      text: expect.stringContaining("By: the API key “Bookkeeper”"),
    });
    const member = await testApp.signIn();
    const joined = { userId: owner.user.id, memberId: member.user.id, role: "member" };
    await testApp.database.householdMember.create({ data: { ...joined, acceptedAt: testApp.clock.now } });
    await member.call.household.lookAt({ accountId: owner.user.id });
    await (await callOf(member)).claimLinks.create({ ...link, email: "friend@example.com" });
    expect((await mailsTo(owner)).at(-1)?.text).toContain(`By: ${member.user.email}`);

    const token = url.split("#link=")[1] ?? "";
    const visitor = testApp.anonymous().call;
    await visitor.claimLinks.open({ token, again: false });
    const mail = (await testApp.mails()).filter(({ to }) => to === "cpa@example.com").at(-1);
    const code = /&code=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await visitor.claimLinks.open({ token, code, again: false }).catch(() => {});
    expect((await mailsTo(owner)).at(-1)?.subject).toBe(
      "cpa@example.com opened the link to your GF Ledger claim",
    );
  });
});
