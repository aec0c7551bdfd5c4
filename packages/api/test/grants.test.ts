import type { GrantKind } from "@gf-ledger/domain/account/grants";
import { GRANT_KINDS } from "@gf-ledger/domain/account/grants";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { hashPassword } from "../src/auth/password";
import { actorOfApiKey } from "../src/gate/api-key-gate";
import { hashToken, newToken } from "../src/gate/secret-token";
import { actorOfSession } from "../src/gate/session-gate";
import { newMailToken } from "../src/mail-in/mail-in-address";
import { answerOf } from "../src/refusals/refusal-error";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const PASSWORD = "New-Horse-8";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** An account with one grant of every kind, and one that is over of those that end by themselves. */
async function withEveryGrant() {
  const owner = await testApp.signIn();
  const { database, clock } = testApp;
  const userId = owner.user.id;
  const [now, past, later] = [clock.now, new Date(clock.now.getTime() - 1), new Date("2027-01-01")];
  const claim = await owner.call.claims.create({ taxYear: 2025 });
  const member = await testApp.signIn();
  await database.householdMember.create({
    data: { userId, memberId: member.user.id, role: "member", acceptedAt: now },
  });
  for (const [name, expiresAt] of [
    ["live", later],
    ["over", past],
  ] as const) {
    const email = `${name}@example.com`;
    const hashes = { tokenHash: hashToken(newToken()), createdAt: now, expiresAt };
    await database.householdInvitation.create({ data: { userId, email, role: "member", ...hashes } });
    await database.claimLink.create({
      data: { claimId: claim.id, email, ...hashes, tokenHash: hashToken(newToken()) },
    });
    const key = { prefix: "gfl_abc", keyHash: hashToken(newToken()), scopes: ["read"], expiresAt };
    await database.apiKey.create({ data: { userId, name, ...key } });
    await database.session.create({
      data: { userId, sessionTokenHash: hashToken(newToken()), expires: expiresAt, userAgent: name },
    });
  }
  await database.mailAddress.create({ data: { userId, token: newMailToken(), createdAt: now } });
  await database.mailSender.create({ data: { userId, email: "shop@example.com", createdAt: now } });
  const hook = { url: "https://hooks.example.org/h", events: ["claim.filed"], sealedSecret: "sealed" };
  await database.webhook.create({ data: { userId, ...hook, createdAt: now } });
  await database.calendarFeed.create({
    data: { userId, secretHash: hashToken(newToken()), language: "en", createdAt: now },
  });
  const passkey = {
    credentialId: newToken(),
    publicKey: "key",
    counter: 0n,
    transports: [],
    host: "ca.localhost",
  };
  await database.passkey.create({ data: { userId, ...passkey, name: "Phone", createdAt: now } });
  const signOn = { issuer: "https://id.example", subject: newToken(), email: owner.user.email };
  await database.signOn.create({ data: { userId, ...signOn, createdAt: now, confirmedAt: now } });
  await database.secondFactor.create({
    data: { userId, sealedSecret: "sealed", createdAt: now, confirmedAt: now },
  });
  await database.recoveryCode.create({ data: { userId, codeHash: hashToken(newToken()) } });
  await testApp.mayChoosePassword(userId);
  return { owner, userId };
}

const kindsOf = (grants: readonly { kind: GrantKind }[]) => grants.map(({ kind }) => kind);

describe("accounts-81 the grants of an account", () => {
  test("are listed, one of every kind, without those that are over and without this session", async () => {
    const { owner } = await withEveryGrant();
    const grants = await owner.call.account.grants();
    expect(kindsOf(grants)).toEqual(GRANT_KINDS);
    expect(grants.find(({ kind }) => kind === "webhook")?.name).toBe("hooks.example.org");
    expect(grants.find(({ kind }) => kind === "session")?.name).toBe("live");
  });
});

describe("accounts-82 a password reset", () => {
  test("ends every grant that is not kept", async () => {
    const { owner, userId } = await withEveryGrant();
    await owner.call.auth.resetPassword({ password: PASSWORD });
    expect(await owner.call.account.grants()).toEqual([]);
    const { database } = testApp;
    expect(await database.session.count({ where: { userId } })).toBe(1);
    expect(await database.apiKey.count({ where: { userId } })).toBe(0);
    expect(await database.householdInvitation.count({ where: { userId } })).toBe(0);
    expect(await database.recoveryCode.count({ where: { userId } })).toBe(0);
    expect(await database.claimLink.count({ where: { claim: { userId }, revokedAt: null } })).toBe(0);
  });

  test.each(GRANT_KINDS)("keeps the %s that was ticked, and nothing else", async (kind) => {
    const { owner } = await withEveryGrant();
    const kept = (await owner.call.account.grants()).filter((grant) => grant.kind === kind);
    await owner.call.auth.resetPassword({ password: PASSWORD, keep: kept.map(({ id }) => ({ kind, id })) });
    expect(await owner.call.account.grants()).toEqual(kept);
  });

  test("keeps nothing of somebody else's, whatever ids are sent", async () => {
    const [one, two] = [await withEveryGrant(), await withEveryGrant()];
    const before = await two.owner.call.account.grants();
    const keep = before.map(({ kind, id }) => ({ kind, id }));
    await one.owner.call.auth.resetPassword({ password: PASSWORD, keep });
    expect(await one.owner.call.account.grants()).toEqual([]);
    expect(await two.owner.call.account.grants()).toEqual(before);
  });

  test("keeps keys, webhooks and the calendar as a whole for a script that says keepApiKeys", async () => {
    const { owner } = await withEveryGrant();
    await owner.call.auth.resetPassword({ password: PASSWORD, keepApiKeys: true });
    expect(kindsOf(await owner.call.account.grants())).toEqual(["api-key", "webhook", "calendar"]);
  });

  test("of an account that has no password yet, on the account page, ends them too", async () => {
    const { owner } = await withEveryGrant();
    await owner.call.account.changePassword({ password: PASSWORD });
    expect(await owner.call.account.grants()).toEqual([]);
  });

  test("is no reset where the current password is given: other sessions end, and nothing else", async () => {
    const { owner, userId } = await withEveryGrant();
    const passwordHash = answerOf(await hashPassword("Correct1horse"));
    await testApp.database.user.update({ where: { id: userId }, data: { passwordHash } });
    await owner.call.account.changePassword({ currentPassword: "Correct1horse", password: PASSWORD });
    expect(kindsOf(await owner.call.account.grants())).toEqual(
      GRANT_KINDS.filter((kind) => kind !== "session"),
    );
  });
});

test("accounts-80 a stolen session whose calls are under way gives nothing once the reset has ended it", async () => {
  const { owner, userId } = await withEveryGrant();
  const token = newToken();
  const session = { userId, sessionTokenHash: hashToken(token), expires: new Date("2027-01-01") };
  await testApp.database.session.create({ data: { ...session, confirmedAt: testApp.clock.now } });
  const actor = await actorOfSession(testApp.pool, token, testApp.clock.now);
  const thief = createCaller({ ...owner.context, actor });
  const claim = await owner.call.claims.create({ taxYear: 2024 });
  await owner.call.auth.resetPassword({ password: PASSWORD });
  for (const give of [
    () => thief.household.invite({ email: "thief@example.com", role: "member" }),
    () => thief.claimLinks.create({ claimId: claim.id, email: "thief@example.com", expiresInDays: 30 }),
    () => thief.account.createApiKey({ name: "Thief" }),
    () => thief.webhooks.create({ url: "https://example.org/h", events: ["claim.filed"] }),
    () => thief.calendarFeed.make(),
  ]) {
    expect((await refusalOf(give())).code).toBe("UNAUTHORIZED");
  }
  expect(await owner.call.account.grants()).toEqual([]);
});

/** How many wait for a row that somebody else holds. */
const waiting = async () =>
  (
    await testApp.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rows.length;

/** Holds a row until it is let go of. */
async function hold(table: "claims" | "household_invitations", id: string) {
  const other = await testApp.pool.connect();
  await other.query("BEGIN");
  await other.query(`SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
  return async () => {
    await other.query("COMMIT");
    other.release();
  };
}

test("accounts-80 an invitation that is accepted while its owner resets the password makes no member who stays", async () => {
  const [owner, guest] = [await testApp.signIn(), await testApp.signIn()];
  const { id } = await owner.call.household.invite({ email: guest.user.email, role: "member" });
  const mail = (await testApp.mails()).findLast(({ to }) => to === guest.user.email);
  const token = /#invitation=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  await testApp.mayChoosePassword(owner.user.id);
  const letGo = await hold("household_invitations", id);
  const accepting = guest.call.household.accept({ token });
  await expect.poll(waiting).toBe(1);
  const resetting = owner.call.auth.resetPassword({ password: PASSWORD });
  await expect.poll(waiting).toBe(2);
  await letGo();
  await Promise.all([accepting, resetting]);
  expect(await owner.call.account.grants()).toEqual([]);
});

/** A claim, and the calls of an API key and of a member that can share it, both under way already. */
async function sharers() {
  const owner = await testApp.signIn();
  const { id: claimId } = await owner.call.claims.create({ taxYear: 2025 });
  const key = await owner.call.account.createApiKey({ name: "Script" });
  const member = await testApp.signIn();
  const { id: memberId } = await testApp.database.householdMember.create({
    data: { userId: owner.user.id, memberId: member.user.id, role: "member", acceptedAt: testApp.clock.now },
  });
  await member.call.household.lookAt({ accountId: owner.user.id });
  const actors = {
    key: await actorOfApiKey(testApp.database, key.key, testApp.clock.now),
    member: await actorOfSession(testApp.pool, member.token, testApp.clock.now),
  };
  const share = (by: keyof typeof actors) =>
    createCaller({ ...owner.context, actor: actors[by] }).claimLinks.create({
      claimId,
      email: "cpa@example.com",
      expiresInDays: 30,
    });
  const sent = (by: keyof typeof actors) => {
    const { imports, receipts } = createCaller({ ...owner.context, actor: actors[by] });
    const file = {
      fileName: "groceries.csv",
      file: Buffer.from("Date,Item,GF price\n2026-01-14,GF bread,7.49"),
    };
    return {
      table: async () => imports.make({ ...file, mapping: (await owner.call.imports.preview(file)).mapping }),
      photo: () => receipts.create({ image: Buffer.from("a photo") }),
    };
  };
  const kept = async () => {
    const where = { userId: owner.user.id };
    return [
      await testApp.database.lineItem.count({ where }),
      await testApp.database.receipt.count({ where }),
    ];
  };
  const links = () =>
    testApp.database.claimLink.findMany({ where: { claimId }, select: { revokedAt: true, makerKind: true } });
  const ownReset = async () => {
    await testApp.mayChoosePassword(member.user.id);
    const own = await testApp.database.session.create({
      data: {
        userId: member.user.id,
        sessionTokenHash: hashToken(newToken()),
        expires: new Date("2027-01-01"),
        maySetPasswordUntil: new Date("2027-01-01"),
      },
    });
    const actor = { ...member.context.actor, sessionId: own.id } as typeof member.context.actor;
    await createCaller({ ...member.context, actor }).auth.resetPassword({ password: PASSWORD });
  };
  const ends = {
    "a revoked key": ["key", () => owner.call.account.revokeApiKey({ id: key.id })],
    "a removed member": ["member", () => owner.call.household.remove({ id: memberId })],
    "a member made a preparer": [
      "member",
      () => owner.call.household.changeRole({ id: memberId, role: "preparer" }),
    ],
    "a member after their own reset": ["member", ownReset],
  } as const;
  return { claimId, share, sent, kept, links, ends };
}

const ENDS = [
  "a revoked key",
  "a removed member",
  "a member made a preparer",
  "a member after their own reset",
] as const;

describe("accounts-80 claim-38 the call of", () => {
  test.each(ENDS)("%s, under way before, makes no link", async (who) => {
    const { share, links, ends } = await sharers();
    const [by, end] = ends[who];
    await end();
    expect((await refusalOf(share(by))).code).toBe("UNAUTHORIZED");
    expect(await links()).toEqual([]);
  });

  test.each(ENDS)("accounts-93 %s, under way before, stores neither a table nor a photo", async (who) => {
    const { sent, kept, ends } = await sharers();
    const [by, end] = ends[who];
    await end();
    for (const send of Object.values(sent(by))) expect((await refusalOf(send())).code).toBe("UNAUTHORIZED");
    expect(await kept()).toEqual([0, 0]);
  });

  test.each(ENDS)("%s that came first makes a link, which then ends", async (who) => {
    const { claimId, share, links, ends } = await sharers();
    const [by, end] = ends[who];
    // The link's row has to wait for its claim's, after the right to make it was looked at.
    const letGo = await hold("claims", claimId);
    const sharing = share(by);
    await expect.poll(waiting).toBe(1);
    let ended = false;
    const ending = end().then(() => {
      ended = true;
    });
    await expect.poll(async () => ended || (await waiting()) === 2).toBe(true);
    await letGo();
    await Promise.all([sharing, ending]);
    expect(await links()).toEqual([
      { revokedAt: testApp.clock.now, makerKind: by === "key" ? "api-key" : by },
    ]);
  });
});
