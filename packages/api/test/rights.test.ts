import { readdirSync, readFileSync } from "node:fs";
import { OWN_COOKIES } from "@gf-ledger/domain/account/cookie-names";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../src/gate/actor";
import { traitsOf } from "../src/gate/admit";
import { PASSWORD, type Person, type Right, WAYS, type Way } from "./support/rights";
import { openTestApp, type TestApp } from "./support/test-app";

/** Ways that a password reset leaves as they are: the operator's settings give them. */
const KEPT_BY_RESET: readonly Way[] = ["watched folder"];

const FIRST = new Date("2026-03-20T12:00:00Z");

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  testApp.clock.now = FIRST;
  await testApp.pool.query("DELETE FROM rate_limits");
});
afterAll(() => testApp.close());

const ways = Object.keys(WAYS) as Way[];

async function given(way: Way): Promise<{ owner: Person; right: Right }> {
  const owner = await testApp.signIn();
  return { owner, right: await WAYS[way](testApp, owner) };
}

/** One owner who has given every right there is. */
async function everyRight() {
  const owner = await testApp.signIn();
  const rights: (readonly [Way, Right])[] = [];
  for (const way of ways) rights.push([way, await WAYS[way](testApp, owner)]);
  const working = async () => {
    const works: Way[] = [];
    for (const [way, right] of rights) if (await right.works()) works.push(way);
    return works;
  };
  return { owner, working };
}

describe("accounts-87 a right", () => {
  test.each(ways)(
    "given as %s works, and ends with whatever takes it back",
    async (way) => {
      const { right } = await given(way);
      expect(await right.works()).toBe(true);
      for (const end of Object.keys(right.ends)) {
        testApp.clock.now = FIRST;
        const { right: taken } = await given(way);
        await taken.ends[end]?.();
        expect([end, await taken.works()]).toEqual([end, false]);
      }
    },
    120_000,
  );

  test("of any kind ends with a password reset, unless it is one that a reset leaves", async () => {
    const { owner, working } = await everyRight();
    await testApp.mayChoosePassword(owner.user.id);
    await owner.call.auth.resetPassword({ password: "Brand-New-Horse-9" });
    expect(await working()).toEqual(ways.filter((way) => KEPT_BY_RESET.includes(way)));
  });

  test("of any kind ends with the account", async () => {
    const { owner, working } = await everyRight();
    await owner.call.account.delete({ password: PASSWORD });
    expect(await working()).toEqual([]);
  });
});

const SECRET_MAKER = /\b(newToken|randomBytes|randomInt|generateSecret)\(/;

/** The calls that give a right. */
const GIVEN_BY = [
  "account.createApiKey",
  "calendarFeed.make",
  "claimLinks.create",
  "household.invite",
  "mailIn.addSender",
  "mailIn.renew",
  "mailIn.turnOn",
  "passkeys.add",
  "signOns.confirm",
  "webhooks.create",
];

/** What opens no account by itself, and why. */
type NoRight = { readonly no: string };
type Listed = readonly Way[] | NoRight;

/** Every column that holds a secret or stands for one, and every relation by which one account reaches another. */
const SECRETS: Readonly<Record<string, Listed>> = {
  "User.passwordHash": ["password"],
  "Session.sessionTokenHash": ["session"],
  "Session.confirmationCodeHash": { no: "confirms a session that is there" },
  "Session.lookingAtId": { no: "counts while its person is a member" },
  "ClaimComment.authorId": { no: "names who wrote" },
  "Correction.chainKey": { no: "names a shop" },
  "Correction.textKey": { no: "names a text" },
  "MergedName.productKey": { no: "names a product" },
  "MergedName.spellingKey": { no: "names a spelling" },
  "HouseholdMember.memberId": ["member", "preparer"],
  "HouseholdInvitation.tokenHash": ["invitation"],
  "MailAddress.token": ["mail-in address", "mail-in sender"],
  "MailIn.messageKey": { no: "names a mail that came" },
  "MailSignature.tokenHash": { no: "a provider's, so that it comes once" },
  "MailSignature.messageKey": { no: "names a mail that came" },
  "VerificationToken.tokenHash": ["mailed link", "single sign-on"],
  "VerificationToken.pendingPasswordHash": { no: "is nobody's until its link is opened" },
  "VerificationToken.browserHash": { no: "asked for beside the link" },
  "ApiKey.keyHash": ["API key"],
  "SignOn.issuer": ["single sign-on"],
  "Passkey.credentialId": ["passkey"],
  "Passkey.publicKey": ["passkey"],
  "PasskeyChallenge.challengeHash": { no: "asked for beside the passkey" },
  "SecondFactor.sealedSecret": { no: "asked for beside the password" },
  "RecoveryCode.codeHash": { no: "asked for beside the password" },
  "CalendarFeed.secretHash": ["calendar"],
  "Webhook.sealedSecret": ["webhook"],
  "Claim.snapshotSha256": { no: "bears out a snapshot" },
  "ClaimLink.tokenHash": ["claim link of the owner", "claim link of a member", "claim link of an API key"],
  "ClaimLinkBrowser.codeHash": { no: "works with its link alone" },
  "ClaimLinkBrowser.browserHash": { no: "works with its link alone" },
  "Import.fileSha256": { no: "names a file" },
  "Subscription.clientSecret": { no: "the payment provider's, for its own form" },
  "PriceObservation.fileSha256": { no: "names a file" },
  "RateLimit.key": { no: "names a count" },
  "Receipt.imageSha256": { no: "names a photo" },
  "Receipt.perceptualHash": { no: "names a photo" },
  "Receipt.otherImagesSha256": { no: "names photos" },
  "Receipt.otherPerceptualHashes": { no: "names photos" },
};

const SECRET_COLUMN = /hash|token|secret|sha256|credential|issuer|key/i;

/** Columns of text whose names speak of a secret, and those by which a row leads to a second account. */
function secretsOfSchema(): string[] {
  const schema = readFileSync(new URL("../../db/prisma/schema.prisma", import.meta.url), "utf8");
  return [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].flatMap(([, model = "", body = ""]) => {
    const texts = [...body.matchAll(/^ {2}(\w+) +String/gm)].map(([, column = ""]) => column);
    const accounts = [...body.matchAll(/ User\?? +@relation\(.*fields: \[(\w+)\]/g)].map(([, id = ""]) => id);
    return [
      ...texts.filter((column) => SECRET_COLUMN.test(column)),
      ...accounts.filter((column) => column !== "userId"),
    ].map((column) => `${model}.${column}`);
  });
}

const sourcesUnder = (folder: string) =>
  readdirSync(new URL(`../src/${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({
      file,
      text: readFileSync(new URL(`../src/${folder}${file}`, import.meta.url), "utf8"),
    }));

describe("accounts-87 a new way to give a right is listed here, or this fails", () => {
  test("every secret column", () => {
    expect(secretsOfSchema().sort()).toEqual(Object.keys(SECRETS).sort());
  });

  test("every gate that makes somebody's scope", () => {
    const gates: Record<Actor["via"], readonly [file: string, ...ways: Way[]]> = {
      session: ["session-gate.ts", "session"],
      "api-key": ["api-key-gate.ts", "API key"],
      "claim-link": ["claim-link-gate.ts", "claim link of the owner", "claim link of a member"],
      mail: ["mail-gate.ts", "mail-in address"],
      calendar: ["calendar-gate.ts", "calendar"],
      folder: ["folder-gate.ts", "watched folder"],
    };
    const files = Object.values(gates).map(([file]) => file);
    const making = sourcesUnder("").filter(({ text }) =>
      /(?<!function )\b(?:scopeOf|actorWithoutSession)\(/.test(text),
    );
    // What the gates that know no session have in common.
    const inCommon = "actor-without-session.ts";
    expect(making.map(({ file }) => file).sort()).toEqual(
      [...files, inCommon].map((file) => `gate/${file}`).sort(),
    );
  });

  test("every verb that begins a session", () => {
    const begin: Readonly<Record<string, Listed>> = {
      "auth/verbs/login.ts": ["password"],
      "auth/verbs/register.ts": { no: "an account that the call itself makes" },
      "auth/verbs/verify-token.ts": ["mailed link"],
      "passkeys/sign-in-by-passkey.ts": ["passkey"],
      "sign-on/find-or-create-by-sso.ts": ["single sign-on"],
    };
    const beginning = sourcesUnder("").filter(({ text }) => /(?<!function )startSession\(/.test(text));
    expect(beginning.map(({ file }) => file).sort()).toEqual(Object.keys(begin).sort());
  });

  test("every cookie of our own", () => {
    const cookies: Readonly<Record<keyof typeof OWN_COOKIES, Listed>> = {
      device: { no: "counts guesses apart" },
      registration: { no: "asked for beside the mailed link" },
      claimLink: ["claim link of the owner"],
    };
    expect(Object.keys(OWN_COOKIES).sort()).toEqual(Object.keys(cookies).sort());
  });

  test("every verb that makes a secret", () => {
    const made: Readonly<Record<string, Listed>> = {
      "account/api-keys.ts": ["API key"],
      "auth/known-device.ts": { no: "counts guesses apart" },
      "auth/mail-token.ts": ["mailed link"],
      "auth/registering-browser.ts": { no: "asked for beside the mailed link" },
      "auth/verbs/start-session.ts": ["session"],
      "calendar/calendar-feed.ts": ["calendar"],
      "claim-links/create-claim-link.ts": ["claim link of the owner"],
      "claim-links/let-in-browser.ts": ["claim link of the owner"],
      "claim-links/mail-confirmation.ts": ["claim link of the owner"],
      "confirmation/mailed-code.ts": { no: "confirms a session that is there" },
      "demo/fill-sample-account.ts": ["session"],
      "household/invite.ts": ["invitation"],
      "account-data/rules/new-ids.ts": { no: "makes ids of rows" },
      "mail-in/mail-in-address.ts": ["mail-in address"],
      "sealing/seal.ts": { no: "seals what is stored" },
      "second-factor/authenticator-app.ts": { no: "asked for beside the password" },
      "webhooks/webhooks.ts": ["webhook"],
    };
    const making = sourcesUnder("").filter(
      ({ file, text }) => !file.startsWith("gate/") && SECRET_MAKER.test(text),
    );
    expect(making.map(({ file }) => file).sort()).toEqual(Object.keys(made).sort());
  });

  test("a claim link is the one that others than the owner give, so it alone names its maker", () => {
    const gates = Object.fromEntries(GIVEN_BY.map((call) => [call, traitsOf(call).gate]));
    const bySession = Object.fromEntries(GIVEN_BY.map((call) => [call, "session"]));
    expect(gates).toEqual({ ...bySession, "claimLinks.create": "key" });
  });
});
