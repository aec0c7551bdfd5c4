import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { prepareClaimDocuments } from "../src/claims/documents/read-claim-documents";
import type { Actor } from "../src/gate/actor";
import { actorOfApiKey } from "../src/gate/api-key-gate";
import { hashToken } from "../src/gate/secret-token";
import { actorOfSession } from "../src/gate/session-gate";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const ENDED = {
  code: "NOT_FOUND",
  message: "This invitation was already used or withdrawn, or has expired. Ask for a new one.",
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  // One client has thirty mails an hour, and all of these are one.
  await testApp.pool.query("DELETE FROM rate_limits");
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** The person's calls as their session is now: whose records it looks at is asked at every call. */
async function callOf({ token, context }: Person) {
  return createCaller({ ...context, actor: await actorOfSession(testApp.pool, token, testApp.clock.now) });
}

async function mailedToken(email: string): Promise<string> {
  const mail = (await testApp.mails()).filter(({ to }) => to === email).at(-1);
  const [url = ""] = /http\S+join-household\S+/.exec(mail?.text ?? "") ?? [];
  return new URLSearchParams(new URL(url).hash.slice(1)).get("invitation") ?? "";
}

async function invited(role: "member" | "preparer") {
  const owner = await testApp.signIn();
  const guest = await testApp.signIn();
  await logged(testApp, owner, [{ name: "GF rye loaf" }]);
  const { id } = await owner.call.household.invite({ email: guest.user.email, role });
  return { owner, guest, id, token: await mailedToken(guest.user.email) };
}

async function joined(role: "member" | "preparer") {
  const both = await invited(role);
  await both.guest.call.household.accept({ token: both.token });
  return { ...both, call: await callOf(both.guest) };
}

describe("accounts-55 an invitation", () => {
  test("is mailed, stored as a hash alone, and opens the records in the session that accepts it", async () => {
    const { owner, guest, token, id } = await invited("preparer");
    expect(token).toMatch(/^[\w-]{43}$/);
    const row = await testApp.database.householdInvitation.findUniqueOrThrow({ where: { id } });
    expect(row.tokenHash).toBe(hashToken(token));
    await guest.call.household.accept({ token });
    const call = await callOf(guest);
    expect((await call.taxReport.lineItems()).lineItems).toMatchObject([{ name: "GF rye loaf" }]);
    expect(await call.auth.user()).toMatchObject({ email: guest.user.email, role: "preparer" });
    expect(await owner.call.household.list()).toMatchObject({
      members: [{ email: guest.user.email, role: "preparer" }],
      invitations: [],
    });
  });

  test("is accepted once, by the address that it was mailed to, before its end and unless it was withdrawn", async () => {
    const { owner, guest, token } = await invited("member");
    const other = await testApp.signIn();
    expect(await refusalOf(other.call.household.accept({ token }))).toEqual({
      code: "FORBIDDEN",
      message: "This invitation was sent to another address. Sign in with that address to accept it.",
    });
    await guest.call.household.accept({ token });
    expect(await refusalOf(guest.call.household.accept({ token }))).toEqual(ENDED);
    const late = await invited("member");
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + 14 * DAY_MS);
    expect(await refusalOf(late.guest.call.household.accept({ token: late.token }))).toEqual(ENDED);
    testApp.clock.now = before;
    await late.owner.call.household.withdraw({ id: late.id });
    expect(await refusalOf(late.guest.call.household.accept({ token: late.token }))).toEqual(ENDED);
    expect((await owner.call.household.list()).members).toHaveLength(1);
  });

  test("opened twice at once makes one member", async () => {
    const { owner, guest, token } = await invited("member");
    const tries = [1, 2].map(() => guest.call.household.accept({ token }));
    const settled = await Promise.allSettled(tries);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await owner.call.household.list()).members).toHaveLength(1);
  });

  test("to oneself, to a member, or as an owner is refused with what to do", async () => {
    const { owner, guest } = await joined("member");
    const invite = (email: string, role: string) =>
      refusalOf(owner.call.household.invite({ email, role } as never));
    expect(await invite(owner.user.email.toUpperCase(), "member")).toEqual({
      code: "CONFLICT",
      message: "These are your own records: invite someone else to them.",
    });
    expect((await invite(guest.user.email, "preparer")).message).toBe(
      `${guest.user.email} can already use your records.`,
    );
    expect((await invite("a@example.com", "owner")).message).toContain("issues.roleNeeded");
  });

  test("accounts-84 carries nothing of its sender's wording: no name, no address, in no header", async () => {
    const owner = await testApp.signIn("friendly-bank@evil.example");
    await owner.call.account.updateProfile({ name: "Your bank: call 555 0100" });
    const sender = createCaller({
      ...owner.context,
      actor: await actorOfSession(testApp.pool, owner.token, testApp.clock.now),
    });
    await sender.household.invite({ email: "victim@example.com", role: "member" });
    const mail = (await testApp.mails()).filter(({ to }) => to === "victim@example.com").at(-1);
    expect(mail?.subject).toBe("You are invited to someone’s records at GF Ledger");
    expect(JSON.stringify(mail)).not.toMatch(/bank|555|evil/i);
  });

  test("accounts-84 is one of five that an account mails in a day, whoever they are for", async () => {
    const owner = await testApp.signIn();
    for (let sent = 0; sent < 5; sent += 1)
      await owner.call.household.invite({ email: `guest-${sent}@example.com`, role: "preparer" });
    const sixth = owner.call.household.invite({ email: "guest-5@example.com", role: "preparer" });
    expect((await refusalOf(sixth)).code).toBe("TOO_MANY_REQUESTS");
  });

  test("accounts-85 names nobody by an address: what a name holds of one is left out, and it is cut", async () => {
    const { call } = await testApp.signIn();
    const nameOf = async (name: string) => (await call.account.updateProfile({ name })).name;
    expect(await nameOf("Maria www.evil.example/x maria@evil.example")).toBe("Maria");
    expect(await nameOf("M".repeat(100))).toBe("M".repeat(60));
    expect(await nameOf("https://evil.example")).toBeNull();
  });

  test("sent again ends the one before", async () => {
    const { owner, guest, token } = await invited("member");
    await owner.call.household.invite({ email: guest.user.email, role: "preparer" });
    expect(await refusalOf(guest.call.household.accept({ token }))).toEqual(ENDED);
    await guest.call.household.accept({ token: await mailedToken(guest.user.email) });
    expect((await owner.call.household.list()).members).toMatchObject([{ role: "preparer" }]);
  });
});

describe("accounts-69 a member", () => {
  test("chooses whose records the session looks at, and only among those that are open to them", async () => {
    const { owner, guest, call } = await joined("member");
    expect((await call.household.accounts()).accounts).toMatchObject([
      { accountId: guest.user.id, role: "owner", current: false },
      { accountId: owner.user.id, role: "member", current: true },
    ]);
    await call.household.lookAt({ accountId: null });
    expect((await (await callOf(guest)).taxReport.lineItems()).lineItems).toEqual([]);
    const stranger = await testApp.signIn();
    const refusal = await refusalOf(call.household.lookAt({ accountId: stranger.user.id }));
    expect(refusal.code).toBe("NOT_FOUND");
    await call.household.lookAt({ accountId: owner.user.id });
    expect((await (await callOf(guest)).taxReport.lineItems()).lineItems).toHaveLength(1);
  });

  test("writes in those records, and is named in what is recorded of it", async () => {
    const { owner, guest, call } = await joined("member");
    const [line] = (await call.taxReport.lineItems()).lineItems;
    await call.taxReport.updateLineItem({ id: line?.id ?? "", price: 5.99 });
    const changes = await testApp.database.recordChange.findMany({
      where: { userId: owner.user.id, field: "price" },
    });
    const by = { changedByKind: "member", changedById: guest.user.id, changedBy: guest.user.email };
    expect(changes).toMatchObject([by]);
  });

  test.each([
    ["you", "you (member)", "you (membre)"],
    ["the owner", "the owner (member)", "the owner (membre)"],
    ["API key scan", "API key scan (member)", "API key scan (membre)"],
    ["GF Ledger", "GF Ledger (member)", "GF Ledger (membre)"],
    ["Olga (owner)", "Olga owner (member)", "Olga owner (membre)"],
    ["Olga （titulaire）", "Olga titulaire (member)", "Olga titulaire (membre)"],
    [`you (owner)${"\u2003\u3164".repeat(24)}x`, "you owner x (member)", "you owner x (membre)"],
    ["()", "? (member)", "? (membre)"],
  ])(
    "claim-39 who is called %s is not taken for anybody else in what is recorded",
    async (name, sentence, dit) => {
      const { owner, guest } = await joined("member");
      await testApp.database.user.update({ where: { id: guest.user.id }, data: { name } });
      const call = await callOf(guest);
      const [line] = (await call.taxReport.lineItems()).lineItems;
      await call.taxReport.updateLineItem({ id: line?.id ?? "", price: 5.99 });
      await owner.call.taxReport.updateLineItem({ id: line?.id ?? "", price: 6.49 });
      const { id } = await owner.call.claims.create({ taxYear: 2026 });
      const whoIn = async (caller: typeof call) =>
        (await caller.claims.changes({ id })).recorded
          .filter(({ field }) => field === "price")
          .map(({ changedBy }) => changedBy);
      expect(await whoIn(owner.call)).toEqual(["you", sentence]);
      expect(await whoIn(call)).toEqual(["the owner", sentence]);
      const { context } = owner;
      expect(await whoIn(createCaller({ ...context, locale: "fr-CA" }))).toEqual(["vous", dit]);
      // What the PDF, the workbook and its CSV are written from.
      const actor = context.actor as Actor;
      const documents = await prepareClaimDocuments({ ...context, actor, ownLocale: "fr-CA" }, { id });
      if (!documents.ok) throw new Error("The papers were refused.");
      const changes = (await documents.value.read()).changes.filter(({ field }) => field === "prix");
      expect(changes.map(({ changedBy }) => changedBy)).toEqual(["la ou le titulaire du compte", dit]);
    },
  );

  test("claim-39 a key is said to be one, whatever it is called", async () => {
    const { owner } = await joined("member");
    const { key } = await owner.call.account.createApiKey({ name: "you (owner)”, “x" });
    const actor = await actorOfApiKey(testApp.database, key, testApp.clock.now);
    const call = createCaller({ ...owner.context, actor });
    const [line] = (await call.taxReport.lineItems()).lineItems;
    await call.taxReport.updateLineItem({ id: line?.id ?? "", price: 5.99 });
    const { id } = await owner.call.claims.create({ taxYear: 2026 });
    const { recorded } = await owner.call.claims.changes({ id });
    expect(recorded.find(({ field }) => field === "price")?.changedBy).toBe("API key “you (owner) , x”");
  });

  test("claim-39 what was recorded before roles were is said by what it says", async () => {
    const { owner } = await joined("member");
    const [line] = (await owner.call.taxReport.lineItems()).lineItems;
    const { id } = await owner.call.claims.create({ taxYear: 2026 });
    const names = ["you", "API key scan", "GF Ledger", "Maria"];
    await testApp.database.recordChange.createMany({
      data: names.map((changedBy, order) => ({
        userId: owner.user.id,
        thing: "line-item",
        thingId: line?.id ?? "",
        change: "changed",
        field: "price",
        changedBy,
        changedByKind: null,
        changedById: null,
        changedAt: new Date(testApp.clock.now.getTime() - order),
      })),
    });
    const { recorded } = await owner.call.claims.changes({ id });
    expect(recorded.filter(({ field }) => field === "price").map(({ changedBy }) => changedBy)).toEqual([
      "you",
      "API key “scan”",
      "GF Ledger",
      "Maria (member)",
    ]);
  });

  test("is out at the very next call once removed, and may leave by themselves", async () => {
    const { owner, guest } = await joined("member");
    const [member] = (await owner.call.household.list()).members;
    await owner.call.household.remove({ id: member?.id ?? "" });
    const after = await callOf(guest);
    expect((await after.taxReport.lineItems()).lineItems).toEqual([]);
    expect(await after.auth.user()).toMatchObject({ role: "owner" });
    const other = await joined("member");
    await other.call.household.leave({ accountId: other.owner.user.id });
    expect((await (await callOf(other.guest)).taxReport.lineItems()).lineItems).toEqual([]);
    expect((await other.owner.call.household.list()).members).toEqual([]);
  });

  test("made a preparer may write no more from the next call on", async () => {
    const { owner, guest, call } = await joined("member");
    const [member] = (await owner.call.household.list()).members;
    const [line] = (await call.taxReport.lineItems()).lineItems;
    await owner.call.household.changeRole({ id: member?.id ?? "", role: "preparer" });
    const write = (await callOf(guest)).taxReport.updateLineItem({ id: line?.id ?? "", price: 1 });
    expect((await refusalOf(write)).code).toBe("FORBIDDEN");
  });

  test.each(["removed", "made a preparer"])(
    "%s takes nothing back from the next call on, not even what they had deleted themselves",
    async (outcome) => {
      const { owner, guest, call } = await joined("member");
      const [line] = (await call.taxReport.lineItems()).lineItems;
      const id = line?.id ?? "";
      await call.taxReport.deleteLineItem({ id });
      const [member] = (await owner.call.household.list()).members;
      const memberId = member?.id ?? "";
      if (outcome === "removed") await owner.call.household.remove({ id: memberId });
      else await owner.call.household.changeRole({ id: memberId, role: "preparer" });
      const undo = (await callOf(guest)).taxReport.restoreLineItem({ id });
      expect((await refusalOf(undo)).code).toBe(outcome === "removed" ? "NOT_FOUND" : "FORBIDDEN");
      expect((await owner.call.taxReport.lineItems()).lineItems).toEqual([]);
    },
  );

  test("deletes no account but their own, and goes with it", async () => {
    const { owner, guest, call } = await joined("member");
    expect((await refusalOf(call.account.delete({}))).code).toBe("FORBIDDEN");
    await testApp.database.user.delete({ where: { id: guest.user.id } });
    expect((await owner.call.household.list()).members).toEqual([]);
    expect(await testApp.database.user.count({ where: { id: owner.user.id } })).toBe(1);
  });
});

describe("accounts-56 comments", () => {
  test("are written by owner and preparer, about the claim or one line item, and say by whom", async () => {
    const { owner, guest, call } = await joined("preparer");
    const { id: claimId } = await owner.call.claims.create({ taxYear: 2026 });
    const [line] = (await call.taxReport.lineItems()).lineItems;
    await call.comments.add({ claimId, lineItemId: line?.id ?? null, text: "Which size is this?" });
    await owner.call.comments.add({ claimId, text: "675 g, I looked it up." });
    expect((await call.comments.list({ claimId })).comments).toMatchObject([
      {
        author: `${guest.user.email} (preparer)`,
        own: true,
        lineItem: "GF rye loaf",
        purchaseDate: line?.purchaseDate,
        text: "Which size is this?",
      },
      { author: `${owner.user.email} (owner)`, own: false, lineItem: null, text: "675 g, I looked it up." },
    ]);
  });

  test("are deleted by whoever wrote them and by the owner, by nobody else", async () => {
    const { owner, call } = await joined("preparer");
    const { id: claimId } = await owner.call.claims.create({ taxYear: 2026 });
    const theirs = await call.comments.add({ claimId, text: "One" });
    const owners = await owner.call.comments.add({ claimId, text: "Two" });
    expect((await refusalOf(call.comments.delete({ id: owners.id }))).code).toBe("NOT_FOUND");
    await call.comments.delete({ id: theirs.id });
    const again = await call.comments.add({ claimId, text: "Three" });
    await owner.call.comments.delete({ id: again.id });
    expect((await owner.call.comments.list({ claimId })).comments).toMatchObject([{ text: "Two" }]);
  });

  test("are open until somebody of the household says that they are dealt with, and can be opened again", async () => {
    const { owner, call } = await joined("preparer");
    const { id: claimId } = await owner.call.claims.create({ taxYear: 2026 });
    const { id, settled } = await call.comments.add({ claimId, text: "Is the letter the newest?" });
    expect(settled).toBe(false);
    await owner.call.comments.settle({ id, settled: true });
    expect((await call.comments.list({ claimId })).comments).toMatchObject([{ id, settled: true }]);
    await call.comments.settle({ id, settled: false });
    expect((await owner.call.comments.list({ claimId })).comments).toMatchObject([{ id, settled: false }]);
    const stranger = await joined("member");
    const theirs = stranger.call.comments.settle({ id, settled: true });
    expect((await refusalOf(theirs)).code).toBe("NOT_FOUND");
  });

  test("about nothing, too long, or about somebody else's line item are refused", async () => {
    const { owner, call } = await joined("preparer");
    const { id: claimId } = await owner.call.claims.create({ taxYear: 2026 });
    const stranger = await joined("member");
    const [foreign] = (await stranger.call.taxReport.lineItems()).lineItems;
    const about = call.comments.add({ claimId, lineItemId: foreign?.id ?? "", text: "Whose is it?" });
    expect((await refusalOf(about)).code).toBe("NOT_FOUND");
    for (const text of ["", "x".repeat(2001)])
      expect((await refusalOf(call.comments.add({ claimId, text }))).code).toBe("BAD_REQUEST");
  });
});
