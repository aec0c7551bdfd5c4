import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { createCaller } from "../../src/app-router";
import { hashPassword } from "../../src/auth/password";
import { actorOfApiKey } from "../../src/gate/api-key-gate";
import { actorOfCalendar } from "../../src/gate/calendar-gate";
import { actorOfFolder } from "../../src/gate/folder-gate";
import { actorOfMail } from "../../src/gate/mail-gate";
import { hashToken, newToken } from "../../src/gate/secret-token";
import { actorOfSession } from "../../src/gate/session-gate";
import { comeBySignOn } from "../../src/sign-on/come-by-sign-on";
import { authenticator } from "./authenticator";
import { logged } from "./logged";
import type { Stage } from "./stage";

export type Person = Awaited<ReturnType<Stage["signIn"]>>;

/** One right that was given: whether it works now, tried as its holder would, and how it is taken back. */
export interface Right {
  readonly works: () => Promise<boolean>;
  /** Ways to take it back beside a password reset and the account's deletion, by what they are called. */
  readonly ends: Readonly<Record<string, () => Promise<unknown>>>;
}

type Give = (stage: Stage, owner: Person) => Promise<Right>;

const succeeds = (call: Promise<unknown>) =>
  call.then(
    () => true,
    () => false,
  );
const fragmentOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1));

/** Calls by the person's session as it is now; `null` once it has ended. */
async function callOf(stage: Stage, { token, context }: Person) {
  const actor = await actorOfSession(stage.pool, token, stage.clock.now);
  return actor && createCaller({ ...context, actor });
}

/** The newest link to a page that was mailed to an address. */
async function linkMailedTo(stage: Stage, email: string, page: string): Promise<URL> {
  const mail = (await stage.mails()).findLast(({ to, text }) => to === email && text.includes(page));
  return new URL(/http\S+/.exec(mail?.text.slice(mail.text.indexOf("http")) ?? "")?.[0] ?? "");
}

async function later(stage: Stage, days: number): Promise<void> {
  stage.clock.now = new Date(stage.clock.now.getTime() + days * DAY_MS);
}

/** A guest of the owner's records, with the invitation's token, accepted or not. */
async function invited(stage: Stage, owner: Person, role: "member" | "preparer") {
  const guest = await stage.signIn();
  const { id } = await owner.call.household.invite({ email: guest.user.email, role });
  const link = await linkMailedTo(stage, guest.user.email, "join-household");
  return { guest, id, token: fragmentOf(link.href).get("invitation") ?? "" };
}

const memberIdOf = async (owner: Person) => (await owner.call.household.list()).members[0]?.id ?? "";

async function membership(stage: Stage, owner: Person, role: "member" | "preparer") {
  const { guest, token } = await invited(stage, owner, role);
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
  async (stage, owner) => {
    const { guest, ends } = await membership(stage, owner, role);
    return {
      works: async () =>
        (await actorOfSession(stage.pool, guest.token, stage.clock.now))?.scope.userId === owner.user.id,
      ends,
    };
  };

type Call = ReturnType<typeof createCaller>;

/** A link that `call` makes to a claim of the owner's, and an accountant's browser that it let in. */
async function sharedClaim(stage: Stage, owner: Person, call: Call) {
  await logged(stage, owner, [{ name: "GF rye loaf" }]);
  const [known] = (await owner.call.claims.list()).claims;
  const { id: claimId } = known ?? (await owner.call.claims.create({ taxYear: 2026 }));
  const email = `${newToken().slice(0, 12).toLowerCase()}@example.com`;
  const link = await call.claimLinks.create({ claimId, email });
  const token = fragmentOf(link.url).get("link") ?? "";
  const cookies: string[] = [];
  const open = async (code?: string) => {
    const context = {
      ...stage.anonymous().context,
      cookieHeader: cookies.join("; ") || null,
      setCookies: [],
    };
    const answer = await createCaller(context).claimLinks.open({ token, ...(code ? { code } : {}) });
    cookies.push(...(context.setCookies as string[]).map((cookie) => cookie.split(";")[0] ?? ""));
    return answer.claim;
  };
  await open();
  await open(fragmentOf((await linkMailedTo(stage, email, "shared-claim")).href).get("code") ?? "");
  return {
    works: async () => (await open().catch(() => null)) !== null,
    ends: {
      "being withdrawn": () => owner.call.claimLinks.revoke({ id: link.id }),
      "all being withdrawn": () => owner.call.claimLinks.revokeOwned(),
      "its time": () => later(stage, 31),
    },
  };
}

async function keyOf(stage: Stage, owner: Person) {
  const made = await owner.call.account.createApiKey({ name: "scan", expiresInDays: 10 });
  const actor = () => actorOfApiKey(stage.database, made.key, stage.clock.now);
  const ends = {
    "the key revoked": () => owner.call.account.revokeApiKey({ id: made.id }),
    "the key's time": () => later(stage, 10),
  };
  return { actor, ends };
}

/** The owner's, where they have one. */
export const PASSWORD = "Correct-Horse-7";

/** Every way in which a right to an account is given, by what people call it. */
export const WAYS = {
  session: async (stage, owner) => {
    const token = newToken();
    const { id } = await stage.database.session.create({
      data: {
        userId: owner.user.id,
        sessionTokenHash: hashToken(token),
        expires: new Date(stage.clock.now.getTime() + 30 * DAY_MS),
      },
    });
    return {
      works: async () => (await actorOfSession(stage.pool, token, stage.clock.now)) !== null,
      ends: {
        "being signed out elsewhere": () => owner.call.account.revokeSession({ id }),
        "its time": () => later(stage, 30),
      },
    };
  },
  password: async (stage, owner) => {
    const hashed = await hashPassword(PASSWORD);
    if (!hashed.ok) throw new Error("The password could not be hashed.");
    await stage.database.user.update({ where: { id: owner.user.id }, data: { passwordHash: hashed.value } });
    const password = "Another-Horse-8";
    return {
      works: () =>
        succeeds(stage.anonymous().call.auth.login({ email: owner.user.email, password: PASSWORD })),
      ends: {
        "another password": () => owner.call.account.changePassword({ currentPassword: PASSWORD, password }),
      },
    };
  },
  "mailed link": async (stage, owner) => {
    await stage.anonymous().call.auth.requestMagicLink({ email: owner.user.email });
    const { searchParams } = await linkMailedTo(stage, owner.user.email, "login/callback");
    const open = () =>
      stage.anonymous().call.auth.verifyToken({
        token: searchParams.get("token") ?? "",
        email: searchParams.get("email") ?? "",
      });
    return { works: () => succeeds(open()), ends: { "its use": open, "its time": () => later(stage, 1) } };
  },
  passkey: async (stage, owner) => {
    const device = authenticator();
    const credential = device.make(await owner.call.passkeys.options());
    const [passkey] = await owner.call.passkeys.add({ name: "Phone", credential });
    const { call } = stage.anonymous();
    return {
      works: async () =>
        succeeds(call.passkeys.signIn({ credential: device.use(await call.passkeys.signInOptions()) })),
      ends: { "being removed": () => owner.call.passkeys.remove({ id: passkey?.id ?? "" }) },
    };
  },
  "single sign-on": async (stage, owner) => {
    const issued = {
      issuer: "https://issuer.example",
      subject: newToken(),
      email: owner.user.email,
      emailVerified: true,
    };
    await comeBySignOn(owner.context, issued);
    const [signOn] = (await owner.call.signOns.list()).signOns;
    await owner.call.signOns.confirm({ id: signOn?.id ?? "" });
    return {
      works: async () => {
        const arrived = await comeBySignOn(stage.anonymous().context, { ...issued, emailVerified: false });
        return arrived.ok && arrived.value === "known";
      },
      ends: { "being unlinked": () => owner.call.signOns.remove({ id: signOn?.id ?? "" }) },
    };
  },
  "API key": async (stage, owner) => {
    const { actor, ends } = await keyOf(stage, owner);
    return { works: async () => (await actor()) !== null, ends };
  },
  calendar: async (stage, owner) => {
    const { address } = await owner.call.calendarFeed.make();
    const secret = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? "";
    return {
      works: async () => (await actorOfCalendar(stage.database, secret, stage.clock.now)) !== null,
      ends: {
        "being ended": () => owner.call.calendarFeed.revoke(),
        "a new address": () => owner.call.calendarFeed.make(),
      },
    };
  },
  webhook: async (stage, owner) => {
    const { id } = await owner.call.webhooks.create({
      url: "https://hooks.example/in",
      events: ["receipt.saved"],
    });
    return {
      works: async () => (await stage.database.webhook.count({ where: { id } })) > 0,
      ends: { "being deleted": () => owner.call.webhooks.delete({ id }) },
    };
  },
  "mail-in address": async (stage, owner) => {
    const { address } = await owner.call.mailIn.turnOn();
    const { mailIn } = stage.services.settings;
    return {
      works: async () => (await actorOfMail(stage.database, mailIn, [address ?? ""])) !== null,
      ends: {
        "being turned off": () => owner.call.mailIn.turnOff(),
        "a new address": () => owner.call.mailIn.renew(),
      },
    };
  },
  "mail-in sender": async (stage, owner) => {
    await owner.call.mailIn.turnOn();
    const { senders } = await owner.call.mailIn.addSender({ email: "scanner@example.com" });
    const where = { userId: owner.user.id, email: "scanner@example.com" };
    return {
      works: async () =>
        (await stage.database.mailAddress.count({ where: { userId: owner.user.id } })) > 0 &&
        (await stage.database.mailSender.count({ where })) > 0,
      ends: {
        "being removed": () => owner.call.mailIn.removeSender({ id: senders[0]?.id ?? "" }),
        "the address turned off": () => owner.call.mailIn.turnOff(),
      },
    };
  },
  invitation: async (stage, owner) => {
    const { guest, id, token } = await invited(stage, owner, "member");
    const accept = () => guest.call.household.accept({ token });
    return {
      works: () => succeeds(accept()),
      ends: {
        "being withdrawn": () => owner.call.household.withdraw({ id }),
        "its use": accept,
        "its time": () => later(stage, 14),
      },
    };
  },
  member: givesMembership("member"),
  preparer: givesMembership("preparer"),
  "claim link of the owner": (stage, owner) => sharedClaim(stage, owner, owner.call),
  "claim link of a member": async (stage, owner) => {
    const { guest, ends } = await membership(stage, owner, "member");
    const call = await callOf(stage, guest);
    if (!call) throw new Error("The guest is not signed in.");
    const { works, ends: endsOfLink } = await sharedClaim(stage, owner, call);
    const lowered = async () =>
      owner.call.household.changeRole({ id: await memberIdOf(owner), role: "preparer" });
    const theirReset = async () => {
      await stage.mayChoosePassword(guest.user.id);
      const own = await stage.services.database.session.findFirst({ where: { userId: guest.user.id } });
      await stage.database.session.update({ where: { id: own?.id ?? "" }, data: { lookingAtId: null } });
      await guest.call.auth.resetPassword({ password: PASSWORD });
    };
    return {
      works,
      ends: { ...endsOfLink, ...ends, "being made a preparer": lowered, "the member's reset": theirReset },
    };
  },
  "claim link of an API key": async (stage, owner) => {
    const { actor, ends } = await keyOf(stage, owner);
    const call = createCaller({ ...stage.anonymous().context, actor: await actor() });
    const shared = await sharedClaim(stage, owner, call);
    return { works: shared.works, ends: { ...shared.ends, ...ends } };
  },
  "watched folder": async (stage, owner) => ({
    works: async () => (await actorOfFolder(stage.database, owner.user.email)) !== null,
    // Given and taken back by the operator's settings.
    ends: {},
  }),
} satisfies Record<string, Give>;

export type Way = keyof typeof WAYS;
