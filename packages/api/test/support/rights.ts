import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { createCaller } from "../../src/app-router";
import { hashPassword } from "../../src/auth/password";
import { actorOfApiKey } from "../../src/gate/api-key-gate";
import { actorOfCalendar } from "../../src/gate/calendar-gate";
import { actorOfFolder } from "../../src/gate/folder-gate";
import { actorOfMail } from "../../src/gate/mail-gate";
import { hashToken, newToken } from "../../src/gate/secret-token";
import { actorOfSession } from "../../src/gate/session-gate";
import { findOrCreateBySso } from "../../src/sign-on/find-or-create-by-sso";
import { authenticator } from "./authenticator";
import { logged } from "./logged";
import type { TestApp } from "./test-app";

export type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** One right that was given: whether it works now, tried as its holder would, and how it is taken back. */
export interface Right {
  readonly works: () => Promise<boolean>;
  /** Ways to take it back beside a password reset and the account's deletion, by what they are called. */
  readonly ends: Readonly<Record<string, () => Promise<unknown>>>;
}

type Give = (testApp: TestApp, owner: Person) => Promise<Right>;

const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );
const fragmentOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1));

/** Calls by the person's session as it is now; `null` once it has ended. */
async function callOf(testApp: TestApp, { token, context }: Person) {
  const actor = await actorOfSession(testApp.pool, token, testApp.clock.now);
  return actor && createCaller({ ...context, actor });
}

/** The newest link to a page that was mailed to an address. */
async function linkMailedTo(testApp: TestApp, email: string, page: string): Promise<URL> {
  const mail = (await testApp.mails()).findLast(({ to, text }) => to === email && text.includes(page));
  return new URL(/http\S+/.exec(mail?.text.slice(mail.text.indexOf("http")) ?? "")?.[0] ?? "");
}

async function later(testApp: TestApp, days: number): Promise<void> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + days * DAY_MS);
}

/** A guest of the owner's records, with the invitation's token, accepted or not. */
async function invited(testApp: TestApp, owner: Person, role: "member" | "preparer") {
  const guest = await testApp.signIn();
  const { id } = await owner.call.household.invite({ email: guest.user.email, role });
  const link = await linkMailedTo(testApp, guest.user.email, "join-household");
  return { guest, id, token: fragmentOf(link.href).get("invitation") ?? "" };
}

const memberIdOf = async (owner: Person) => (await owner.call.household.list()).members[0]?.id ?? "";

async function membership(testApp: TestApp, owner: Person, role: "member" | "preparer") {
  const { guest, token } = await invited(testApp, owner, role);
  await guest.call.household.accept({ token });
  return {
    guest,
    ends: {
      "being removed": async () => owner.call.household.remove({ id: await memberIdOf(owner) }),
      leaving: () => guest.call.household.leave({ accountId: owner.user.id }),
      "the guest's account deleted": () => guest.call.account.delete({}),
    },
  };
}

const givesMembership =
  (role: "member" | "preparer"): Give =>
  async (testApp, owner) => {
    const { guest, ends } = await membership(testApp, owner, role);
    return {
      works: async () =>
        (await actorOfSession(testApp.pool, guest.token, testApp.clock.now))?.scope.userId === owner.user.id,
      ends,
    };
  };

type Call = ReturnType<typeof createCaller>;

/** A link that `call` makes to a claim of the owner's, and an accountant's browser that it let in. */
async function sharedClaim(testApp: TestApp, owner: Person, call: Call) {
  await logged(testApp, owner, [{ name: "GF rye loaf" }]);
  const [known] = (await owner.call.claims.list()).claims;
  const { id: claimId } = known ?? (await owner.call.claims.create({ taxYear: 2026 }));
  const email = `${newToken().slice(0, 12).toLowerCase()}@example.com`;
  const link = await call.claimLinks.create({ claimId, email });
  const token = fragmentOf(link.url).get("link") ?? "";
  const cookies: string[] = [];
  const open = async (code?: string) => {
    const context = {
      ...testApp.anonymous().context,
      cookieHeader: cookies.join("; ") || null,
      setCookies: [],
    };
    const answer = await createCaller(context).claimLinks.open({ token, ...(code ? { code } : {}) });
    cookies.push(...(context.setCookies as string[]).map((cookie) => cookie.split(";")[0] ?? ""));
    return answer.claim;
  };
  await open();
  await open(fragmentOf((await linkMailedTo(testApp, email, "shared-claim")).href).get("code") ?? "");
  return {
    works: async () => (await open().catch(() => null)) !== null,
    ends: {
      "being withdrawn": () => owner.call.claimLinks.revoke({ id: link.id }),
      "all being withdrawn": () => owner.call.claimLinks.revokeOwned(),
      "its time": () => later(testApp, 31),
    },
  };
}

async function keyOf(testApp: TestApp, owner: Person) {
  const made = await owner.call.account.createApiKey({ name: "scan", expiresInDays: 10 });
  const actor = () => actorOfApiKey(testApp.database, made.key, testApp.clock.now);
  const ends = {
    "the key revoked": () => owner.call.account.revokeApiKey({ id: made.id }),
    "the key's time": () => later(testApp, 10),
  };
  return { actor, ends };
}

/** The owner's, where they have one. */
export const PASSWORD = "Correct-Horse-7";

/** Every way in which a right to an account is given, by what people call it. */
export const WAYS = {
  session: async (testApp, owner) => {
    const token = newToken();
    const { id } = await testApp.database.session.create({
      data: {
        userId: owner.user.id,
        sessionTokenHash: hashToken(token),
        expires: new Date(testApp.clock.now.getTime() + 30 * DAY_MS),
      },
    });
    return {
      works: async () => (await actorOfSession(testApp.pool, token, testApp.clock.now)) !== null,
      ends: {
        "being signed out elsewhere": () => owner.call.account.revokeSession({ id }),
        "its time": () => later(testApp, 30),
      },
    };
  },
  password: async (testApp, owner) => {
    const hashed = await hashPassword(PASSWORD);
    if (!hashed.ok) throw new Error("The password could not be hashed.");
    await testApp.database.user.update({
      where: { id: owner.user.id },
      data: { passwordHash: hashed.value },
    });
    const password = "Another-Horse-8";
    return {
      works: () =>
        succeeds(testApp.anonymous().call.auth.login({ email: owner.user.email, password: PASSWORD })),
      ends: {
        "another password": () => owner.call.account.changePassword({ currentPassword: PASSWORD, password }),
      },
    };
  },
  "mailed link": async (testApp, owner) => {
    await testApp.anonymous().call.auth.requestMagicLink({ email: owner.user.email });
    const { searchParams } = await linkMailedTo(testApp, owner.user.email, "login/callback");
    const open = () =>
      testApp.anonymous().call.auth.verifyToken({
        token: searchParams.get("token") ?? "",
        email: searchParams.get("email") ?? "",
      });
    return { works: () => succeeds(open()), ends: { "its use": open, "its time": () => later(testApp, 1) } };
  },
  passkey: async (testApp, owner) => {
    const device = authenticator();
    const credential = device.make(await owner.call.passkeys.options());
    const [passkey] = await owner.call.passkeys.add({ name: "Phone", credential });
    const { call } = testApp.anonymous();
    return {
      works: async () =>
        succeeds(call.passkeys.signIn({ credential: device.use(await call.passkeys.signInOptions()) })),
      ends: { "being removed": () => owner.call.passkeys.remove({ id: passkey?.id ?? "" }) },
    };
  },
  "single sign-on": async (testApp, owner) => {
    const issued = {
      issuer: "https://issuer.example",
      subject: newToken(),
      email: owner.user.email,
      emailVerified: true,
    };
    await findOrCreateBySso(owner.context, issued);
    const [signOn] = (await owner.call.signOns.list()).signOns;
    await owner.call.signOns.confirm({ id: signOn?.id ?? "" });
    return {
      works: async () => {
        const arrived = await findOrCreateBySso(testApp.anonymous().context, {
          ...issued,
          emailVerified: false,
        });
        return arrived.ok && arrived.value === "known";
      },
      ends: { "being unlinked": () => owner.call.signOns.remove({ id: signOn?.id ?? "" }) },
    };
  },
  "API key": async (testApp, owner) => {
    const { actor, ends } = await keyOf(testApp, owner);
    return { works: async () => (await actor()) !== null, ends };
  },
  calendar: async (testApp, owner) => {
    const { address } = await owner.call.calendarFeed.make();
    const secret = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? "";
    return {
      works: async () => (await actorOfCalendar(testApp.database, secret, testApp.clock.now)) !== null,
      ends: {
        "being ended": () => owner.call.calendarFeed.revoke(),
        "a new address": () => owner.call.calendarFeed.make(),
      },
    };
  },
  webhook: async (testApp, owner) => {
    const { id } = await owner.call.webhooks.create({
      url: "https://hooks.example/in",
      events: ["receipt.saved"],
    });
    return {
      works: async () => (await testApp.database.webhook.count({ where: { id } })) > 0,
      ends: { "being deleted": () => owner.call.webhooks.delete({ id }) },
    };
  },
  "mail-in address": async (testApp, owner) => {
    const { address } = await owner.call.mailIn.turnOn();
    const { mailIn } = testApp.services.settings;
    return {
      works: async () => (await actorOfMail(testApp.database, mailIn, [address ?? ""])) !== null,
      ends: {
        "being turned off": () => owner.call.mailIn.turnOff(),
        "a new address": () => owner.call.mailIn.renew(),
      },
    };
  },
  "mail-in sender": async (testApp, owner) => {
    await owner.call.mailIn.turnOn();
    const { senders } = await owner.call.mailIn.addSender({ email: "scanner@example.com" });
    const where = { userId: owner.user.id, email: "scanner@example.com" };
    return {
      works: async () =>
        (await testApp.database.mailAddress.count({ where: { userId: owner.user.id } })) > 0 &&
        (await testApp.database.mailSender.count({ where })) > 0,
      ends: {
        "being removed": () => owner.call.mailIn.removeSender({ id: senders[0]?.id ?? "" }),
        "the address turned off": () => owner.call.mailIn.turnOff(),
      },
    };
  },
  invitation: async (testApp, owner) => {
    const { guest, id, token } = await invited(testApp, owner, "member");
    const accept = () => guest.call.household.accept({ token });
    return {
      works: () => succeeds(accept()),
      ends: {
        "being withdrawn": () => owner.call.household.withdraw({ id }),
        "its use": accept,
        "its time": () => later(testApp, 14),
      },
    };
  },
  member: givesMembership("member"),
  preparer: givesMembership("preparer"),
  "claim link of the owner": (testApp, owner) => sharedClaim(testApp, owner, owner.call),
  "claim link of a member": async (testApp, owner) => {
    const { guest, ends } = await membership(testApp, owner, "member");
    const call = await callOf(testApp, guest);
    if (!call) throw new Error("The guest is not signed in.");
    const { works, ends: endsOfLink } = await sharedClaim(testApp, owner, call);
    const lowered = async () =>
      owner.call.household.changeRole({ id: await memberIdOf(owner), role: "preparer" });
    const theirReset = async () => {
      await testApp.mayChoosePassword(guest.user.id);
      const own = await testApp.services.database.session.findFirst({ where: { userId: guest.user.id } });
      await testApp.database.session.update({ where: { id: own?.id ?? "" }, data: { lookingAtId: null } });
      await guest.call.auth.resetPassword({ password: PASSWORD });
    };
    return {
      works,
      ends: { ...endsOfLink, ...ends, "being made a preparer": lowered, "the member's reset": theirReset },
    };
  },
  "claim link of an API key": async (testApp, owner) => {
    const { actor, ends } = await keyOf(testApp, owner);
    const call = createCaller({ ...testApp.anonymous().context, actor: await actor() });
    const shared = await sharedClaim(testApp, owner, call);
    return { works: shared.works, ends: { ...shared.ends, ...ends } };
  },
  "watched folder": async (testApp, owner) => ({
    works: async () => (await actorOfFolder(testApp.database, owner.user.email)) !== null,
    // Given and taken back by the operator's settings.
    ends: {},
  }),
} satisfies Record<string, Give>;

export type Way = keyof typeof WAYS;
