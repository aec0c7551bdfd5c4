import { text } from "node:stream/consumers";
import { ownCookieName } from "@gf-ledger/domain/account/cookie-names";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCaller } from "../src/app-router";
import { openSharedDocument } from "../src/claim-links/open-shared-document";
import { actorOfApiKey } from "../src/gate/api-key-gate";
import { linkOfToken } from "../src/gate/claim-link-gate";
import { hashToken } from "../src/gate/secret-token";
import { actorOfSession } from "../src/gate/session-gate";
import { clearExpired } from "../src/housekeeping/clear-expired";
import { logged } from "./support/logged";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

const HOUR = 3_600_000;
const ENDED =
  "This link doesn't work. It may have expired, been revoked, or been cut off. Ask the person who sent it for a new one.";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const fragment = (url: string) => new URLSearchParams(new URL(url).hash.slice(1));

/** An owner with a claim of one loaf, and a link to it for an accountant. */
async function shared(options: { expiresInDays?: number } = {}) {
  const owner = await testApp.signIn();
  await logged(testApp, owner, [{ name: "GF rye loaf" }]);
  const [year = 0] = (await owner.call.taxReport.years()).years;
  await testApp.database.person.create({
    data: {
      id: owner.user.id,
      userId: owner.user.id,
      name: "Ada Lovelace",
      relation: "self",
      celiac: true,
      birthDate: new Date("1980-05-05"),
    },
  });
  const claim = await owner.call.claims.create({ taxYear: year });
  const email = `accountant-${owner.user.id.slice(-6)}@example.com`;
  const link = await owner.call.claimLinks.create({ claimId: claim.id, email, ...options });
  return { owner, claim, email, link, token: fragment(link.url).get("link") ?? "" };
}

type Shared = Awaited<ReturnType<typeof shared>>;

/** A browser that nobody is signed in with, and that keeps the cookies it is given. */
function browser(client = "198.51.100.7") {
  const jar = new Map<string, string>();
  const context = () => {
    const cookieHeader = [...jar].map(([name, value]) => `${name}=${value}`).join("; ") || null;
    return { ...testApp.anonymous().context, client, cookieHeader, setCookies: [] as string[] };
  };
  return {
    jar,
    context,
    async open(input: { token: string; code?: string; again?: boolean }) {
      const ctx = context();
      const answer = await createCaller(ctx).claimLinks.open(input);
      for (const cookie of ctx.setCookies) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
        jar.set(name, value);
      }
      return { answer, setCookies: ctx.setCookies };
    },
  };
}

async function mailsTo(email: string) {
  return (await testApp.mails()).filter(({ to }) => to === email);
}

async function mailedCode(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  const [url = ""] = /http\S+shared-claim\S+/.exec(mail?.text ?? "") ?? [];
  return fragment(url).get("code") ?? "";
}

async function letIn({ token, email }: Shared) {
  const accountant = browser();
  await accountant.open({ token });
  const { answer } = await accountant.open({ token, code: await mailedCode(email) });
  return { accountant, claim: answer.claim };
}

async function logOf({ owner, claim }: Shared) {
  const [link] = (await owner.call.claimLinks.list({ claimId: claim.id })).links;
  return link?.openings.map(({ what }) => what);
}

describe("claim-26 a link to a claim", () => {
  test("claim-31 is told once and stored as a hash alone; its token stands where no server is told of it", async () => {
    const { owner, claim, link, token } = await shared();
    expect(link.url).toMatch(/^http:\/\/ca\.localhost:3000\/shared-claim#link=[\w-]{43}$/);
    const row = await testApp.database.claimLink.findUniqueOrThrow({ where: { id: link.id } });
    expect(row.tokenHash).toBe(hashToken(token));
    const listed = await owner.call.claimLinks.list({ claimId: claim.id });
    expect(JSON.stringify(listed)).not.toContain(token);
    expect(listed.links).toMatchObject([{ id: link.id, confirmedAt: null, openings: [], openingCount: 0 }]);
  });

  test("shows nothing before its address was confirmed by mail, and mails one confirmation however often it is opened", async () => {
    const case_ = await shared();
    const somebody = browser();
    for (const _time of [1, 2, 3]) {
      const { answer, setCookies } = await somebody.open({ token: case_.token });
      expect([answer, setCookies]).toEqual([{ mailedTo: "a•••@example.com", claim: null }, []]);
    }
    expect(await mailsTo(case_.email)).toHaveLength(1);
    await somebody.open({ token: case_.token, again: true });
    expect(await mailsTo(case_.email)).toHaveLength(2);
  });

  test("lets the browser that has the mailed code see the claim, without birth dates or the owner's address", async () => {
    const case_ = await shared();
    const { accountant, claim } = await letIn(case_);
    expect(claim).toMatchObject({
      taxYear: case_.claim.taxYear,
      status: "draft",
      people: [{ name: "Ada Lovelace", relation: "self", celiac: true }],
      blocks: [{ rows: [{ person: "Ada Lovelace", name: "GF rye loaf" }] }],
    });
    const own = await case_.owner.call.claims.checklist({ id: case_.claim.id });
    expect(claim?.expenses).toBe(own.amountToClaim);
    expect(JSON.stringify(claim)).not.toMatch(/1980|@/);
    expect((await accountant.open({ token: case_.token })).answer.claim).toEqual(claim);
  });

  test("sets a cookie that ends with the link, is out of a script's reach, and shows no other claim", async () => {
    const [mine, other] = [await shared(), await shared()];
    const accountant = browser();
    await accountant.open({ token: mine.token });
    const { setCookies } = await accountant.open({ token: mine.token, code: await mailedCode(mine.email) });
    const name = ownCookieName(`gf-ledger-claim-${mine.link.id.replaceAll("-", "")}`, false);
    expect(setCookies).toEqual([
      expect.stringMatching(`^${name}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax`),
    ]);
    expect(setCookies[0]).toContain(new Date(mine.link.expiresAt).toUTCString());
    expect((await accountant.open({ token: other.token })).answer.claim).toBeNull();
    // The cookie under the other link's name is worth nothing either.
    const value = accountant.jar.get(name) ?? "";
    accountant.jar.set(`gf-ledger-claim-${other.link.id.replaceAll("-", "")}`, value);
    expect((await accountant.open({ token: other.token })).answer.claim).toBeNull();
  });

  test("takes a mailed code once, within its hour, and only with its own link", async () => {
    const [one, two] = [await shared(), await shared()];
    const first = browser();
    await first.open({ token: one.token });
    const code = await mailedCode(one.email);
    const refusal = {
      code: "FORBIDDEN",
      message:
        "This confirmation was already used or has expired. Open the link again, and a new one is emailed.",
    };
    expect(await refusalOf(browser().open({ token: two.token, code }))).toEqual(refusal);
    await first.open({ token: one.token, code });
    expect(await refusalOf(browser().open({ token: one.token, code }))).toEqual(refusal);
    const late = browser();
    await late.open({ token: two.token });
    const lateCode = await mailedCode(two.email);
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + HOUR);
    expect(await refusalOf(late.open({ token: two.token, code: lateCode }))).toEqual(refusal);
    testApp.clock.now = before;
  });

  test("of two browsers with the same code exactly one is let in", async () => {
    const case_ = await shared();
    const asking = browser();
    await asking.open({ token: case_.token });
    const code = await mailedCode(case_.email);
    const tries = await Promise.allSettled([1, 2].map(() => browser().open({ token: case_.token, code })));
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("that is over, withdrawn, broken or of a removed draft is refused in the same words, before any mail", async () => {
    const [over, afterRevoking, removed] = [
      await shared({ expiresInDays: 1 }),
      await shared(),
      await shared(),
    ];
    const { accountant } = await letIn(afterRevoking);
    await afterRevoking.owner.call.claimLinks.revoke({ id: afterRevoking.link.id });
    await removed.owner.call.claims.delete({ id: removed.claim.id });
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + DAY_MS);
    const refusals = [
      await refusalOf(browser().open({ token: over.token })),
      // Its cookie does not help any more.
      await refusalOf(accountant.open({ token: afterRevoking.token })),
      await refusalOf(browser().open({ token: removed.token })),
      await refusalOf(browser().open({ token: "no such token" })),
    ];
    testApp.clock.now = before;
    expect(refusals).toEqual(refusals.map(() => ({ code: "NOT_FOUND", message: ENDED })));
    expect(await mailsTo(over.email)).toEqual([]);
  });

  test("claim-31 writes every opening down for the owner: mails, views and downloads, by which browser", async () => {
    const case_ = await shared();
    const { accountant } = await letIn(case_);
    const asked = { linkId: case_.link.id, document: "summary.csv" } as const;
    const opened = await openSharedDocument(accountant.context(), asked);
    if (!opened.ok) throw new Error("The paper was refused.");
    expect(await text(opened.value.stream)).toContain("GF rye loaf");
    expect(await logOf(case_)).toEqual(["csv", "viewed", "confirmed", "mailed"]);
    const [link] = (await case_.owner.call.claimLinks.list({ claimId: case_.claim.id })).links;
    expect(link?.openings[0]).toMatchObject({ userAgent: "vitest" });
    expect(link?.confirmedAt).toBe(testApp.clock.now.toISOString());
  });

  test("claim-27 hands papers over in French to a page that asks in it, in English to any other", async () => {
    const case_ = await shared();
    const { accountant } = await letIn(case_);
    const asked = { linkId: case_.link.id, document: "summary.csv" } as const;
    const headingOf = async (page: Pick<ReturnType<typeof accountant.context>, "locale" | "ownLocale">) => {
      const opened = await openSharedDocument({ ...accountant.context(), ...page }, asked);
      if (!opened.ok) throw new Error("The paper was refused.");
      return (await text(opened.value.stream)).split(",")[4];
    };
    const french = "Nombre de produits achetés (pour la période de 12 mois)";
    const english = "Number of products bought (for the 12-month period)";
    expect(await headingOf({ locale: "fr-CA", ownLocale: "en-CA" })).toBe(french);
    // A setting that the visitor once kept is not what this page asks in.
    expect(await headingOf({ locale: "en-CA", ownLocale: "fr-CA" })).toBe(english);
  });

  test("hands papers over to a browser that it let in, and to no other", async () => {
    const case_ = await shared();
    const { accountant } = await letIn(case_);
    const asked = { linkId: case_.link.id, document: "summary.csv" } as const;
    const refusal = { ok: false, reason: "claim_link_ended" };
    expect(await openSharedDocument(browser().context(), asked)).toEqual(refusal);
    await case_.owner.call.claimLinks.revoke({ id: case_.link.id });
    expect(await openSharedDocument(accountant.context(), asked)).toEqual(refusal);
  });

  test("gives no right to any call: what reads the claim behind it is refused at every gate", async () => {
    const case_ = await shared();
    const link = await linkOfToken(testApp.database, case_.token, testApp.clock.now);
    const call = createCaller({ ...testApp.anonymous().context, actor: link?.actor ?? null });
    for (const ask of [call.claims.list, call.taxReport.years, call.account.sessions])
      expect((await refusalOf(ask())).code).toBe("FORBIDDEN");
  });

  test("is mailed about five times an hour at most, and guessed at sixty times a quarter of an hour", async () => {
    const case_ = await shared();
    const pushing = browser("198.51.100.9");
    for (const _time of [1, 2, 3, 4, 5]) await pushing.open({ token: case_.token, again: true });
    expect((await refusalOf(pushing.open({ token: case_.token, again: true }))).code).toBe(
      "TOO_MANY_REQUESTS",
    );
    const guessing = browser("198.51.100.10");
    const guesses: string[] = [];
    for (let guess = 0; guess < 61; guess += 1)
      guesses.push((await refusalOf(guessing.open({ token: `guess ${guess}` }))).code);
    expect([new Set(guesses.slice(0, 60)), guesses[60]]).toEqual([
      new Set(["NOT_FOUND"]),
      "TOO_MANY_REQUESTS",
    ]);
  });

  test("is made for a good address and 90 days at most, and twenty of a claim at once", async () => {
    const { owner, claim } = await shared();
    const claimId = claim.id;
    const email = "accountant@example.com";
    const make = (input: object) => owner.call.claimLinks.create({ claimId, email, ...input } as never);
    expect((await refusalOf(make({ email: "accountant" }))).message).toContain("credentials.validEmail");
    expect((await refusalOf(make({ expiresInDays: 91 }))).message).toContain("issues.keyDays");
    for (let made = 1; made < 20; made += 1) await make({});
    expect(await refusalOf(make({}))).toEqual({
      code: "CONFLICT",
      message: "This claim has 20 active links. Revoke one that you no longer need first.",
    });
  });

  test("accounts-92 a claim keeps a hundred links: one that ended unopened makes room, one that was opened never does", async () => {
    const case_ = await shared();
    const { owner, claim, email } = case_;
    await letIn(case_);
    await owner.call.claimLinks.revoke({ id: case_.link.id });
    const { now } = testApp.clock;
    const ended = Array.from({ length: 99 }, (_, at) => ({
      claimId: claim.id,
      email,
      tokenHash: hashToken(`${claim.id} ${at}`),
      createdAt: new Date(now.getTime() - (100 - at) * HOUR),
      expiresAt: now,
    }));
    await testApp.database.claimLink.createMany({ data: ended });
    const idsOf = async () =>
      (await testApp.database.claimLink.findMany({ where: { claimId: claim.id }, select: { id: true } })).map(
        ({ id }) => id,
      );
    const make = () => owner.call.claimLinks.create({ claimId: claim.id, email });
    const made = await make();
    expect(await idsOf()).toHaveLength(100);
    expect(await idsOf()).toEqual(expect.arrayContaining([case_.link.id, made.id]));
    await testApp.database.claimLinkOpening.createMany({
      data: (await idsOf()).map((linkId) => ({ linkId, what: "mailed" })),
    });
    expect(await refusalOf(make())).toEqual({
      code: "CONFLICT",
      message:
        "100 links to this claim have been opened, and the record of who opened them is kept. Send the claim’s package instead of another link.",
    });
    expect(await idsOf()).toHaveLength(100);
    expect((await owner.call.claimLinks.list({ claimId: claim.id })).links).toHaveLength(100);
  });

  test("accounts-92 is opened three hundred times a day at most, so that its log does not grow without end", async () => {
    const case_ = await shared();
    const { accountant } = await letIn(case_);
    const { limits } = accountant.context();
    for (let opened = 1; opened < 300; opened += 1)
      await limits.consume("openingsOfClaimLink", case_.link.id);
    expect((await refusalOf(accountant.open({ token: case_.token }))).code).toBe("TOO_MANY_REQUESTS");
    const document = { linkId: case_.link.id, document: "summary.csv" } as const;
    expect(await openSharedDocument(accountant.context(), document)).toMatchObject({
      reason: "too_many_requests",
    });
  });

  test("is made by a key that may write, and not by one that may only read", async () => {
    const { owner, claim } = await shared();
    const { key } = await owner.call.account.createApiKey({ name: "Reader", scopes: ["read"] });
    const actor = await actorOfApiKey(testApp.database, key, testApp.clock.now);
    const call = createCaller({ ...testApp.anonymous().context, actor });
    expect((await call.claimLinks.list({ claimId: claim.id })).links).toHaveLength(1);
    const made = call.claimLinks.create({ claimId: claim.id, email: "a@example.com" });
    expect((await refusalOf(made)).code).toBe("FORBIDDEN");
  });

  test("claim-40 is listed for the owner with all others, by who made it, and ended with them at once", async () => {
    const { owner, claim, link } = await shared();
    const { key } = await owner.call.account.createApiKey({ name: "scan" });
    const actor = await actorOfApiKey(testApp.database, key, testApp.clock.now);
    const byKey = createCaller({ ...owner.context, actor });
    await byKey.claimLinks.create({ claimId: claim.id, email: "second@example.com" });
    const { links } = await owner.call.claimLinks.listOwned();
    expect(links).toMatchObject([
      { email: "second@example.com", madeBy: "API key “scan”", taxYear: claim.taxYear },
      { id: link.id, madeBy: "you" },
    ]);
    expect((await refusalOf(byKey.claimLinks.listOwned())).code).toBe("FORBIDDEN");
    expect((await refusalOf(byKey.claimLinks.revokeOwned())).code).toBe("FORBIDDEN");
    const stranger = await shared();
    expect(await owner.call.claimLinks.revokeOwned()).toEqual({ ended: 2 });
    expect((await owner.call.claimLinks.listOwned()).links).toEqual([]);
    expect((await stranger.owner.call.claimLinks.listOwned()).links).toHaveLength(1);
  });

  test("claim-38 of a key that is over is shown as ended, and its papers are handed over no more", async () => {
    const case_ = await shared();
    const made = await case_.owner.call.account.createApiKey({ name: "scan", expiresInDays: 5 });
    const actor = await actorOfApiKey(testApp.database, made.key, testApp.clock.now);
    const email = "accountant-of-key@example.com";
    const asked = { claimId: case_.claim.id, email };
    const link = await createCaller({ ...case_.owner.context, actor }).claimLinks.create(asked);
    const { accountant } = await letIn({
      ...case_,
      email,
      link,
      token: fragment(link.url).get("link") ?? "",
    });
    const document = () =>
      openSharedDocument(accountant.context(), { linkId: link.id, document: "summary.csv" });
    const opened = await document();
    if (!opened.ok) throw new Error("The paper was refused.");
    expect(await text(opened.value.stream)).toContain("GF rye loaf");
    const before = testApp.clock.now;
    testApp.clock.now = new Date(before.getTime() + 5 * DAY_MS);
    expect(await document()).toEqual({ ok: false, reason: "claim_link_ended" });
    const { links } = await case_.owner.call.claimLinks.list({ claimId: case_.claim.id });
    expect(links.map(({ works, madeBy, revokedAt }) => [works, madeBy, revokedAt])).toEqual([
      [false, "API key “scan”", null],
      [true, "you", null],
    ]);
    testApp.clock.now = before;
  });

  test("claim-38 of a member who was removed stays ended when they are invited again, and names them while they are there", async () => {
    const case_ = await shared();
    const guest = await testApp.signIn();
    const join = () =>
      testApp.database.householdMember.create({
        data: {
          userId: case_.owner.user.id,
          memberId: guest.user.id,
          role: "member",
          acceptedAt: testApp.clock.now,
        },
      });
    const { id } = await join();
    await guest.call.household.lookAt({ accountId: case_.owner.user.id });
    const actor = await actorOfSession(testApp.pool, guest.token, testApp.clock.now);
    const asked = { claimId: case_.claim.id, email: "hers@example.com" };
    await createCaller({ ...guest.context, actor }).claimLinks.create(asked);
    const shown = async () => {
      const { links } = await case_.owner.call.claimLinks.list({ claimId: case_.claim.id });
      const link = links.find(({ email }) => email === asked.email);
      return [link?.madeBy, link?.works];
    };
    expect(await shown()).toEqual([`${guest.user.email} (member)`, true]);
    await case_.owner.call.household.remove({ id });
    await join();
    expect(await shown()).toEqual([`${guest.user.email} (member)`, false]);
    await testApp.database.user.delete({ where: { id: guest.user.id } });
    expect(await shown()).toEqual(["a former member", false]);
  });

  test("loses what was asked for and never confirmed a day after its hour", async () => {
    const { token, link } = await shared();
    await browser().open({ token });
    const rows = () => testApp.database.claimLinkBrowser.count({ where: { linkId: link.id } });
    expect(await rows()).toBe(1);
    await clearExpired({
      ...testApp.services,
      now: () => new Date(testApp.clock.now.getTime() + DAY_MS + 2 * HOUR),
    });
    expect(await rows()).toBe(0);
  });
});
