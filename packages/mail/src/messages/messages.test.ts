import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, LOCALES, type Locale } from "@gf-ledger/domain/edition/locale";
import { CATALOGUES } from "@gf-ledger/messages/catalogues";
import { typographyFaults } from "@gf-ledger/messages/french-typography";
import { translatorOf } from "@gf-ledger/messages/translator";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MailMessage } from "../mailer";
import { type AccountChange, accountChangeMessage } from "./account/account-change";
import { accountDeletedMessage } from "./account/account-deleted";
import { claimLinkMessage } from "./account/claim-link";
import { householdInvitationMessage } from "./account/household-invitation";
import { webhookPausedMessage } from "./account/webhook-paused";
import { forwardingConfirmationMessage } from "./forwarding-confirmation";
import { layOutMail } from "./layout";
import { mailedReceiptsMessage } from "./mailed-receipts";
import { paymentConfirmationMessage } from "./plan/payment-confirmation";
import { paymentFailedMessage } from "./plan/payment-failed";
import { receiptLimitNearMessage } from "./plan/receipt-limit-near";
import { renewalComingMessage } from "./plan/renewal-coming";
import { subscriptionCancelledMessage } from "./plan/subscription-cancelled";
import { confirmationCodeMessage } from "./sign-in/confirmation-code";
import { passwordResetMessage } from "./sign-in/password-reset";
import { signInLinkMessage } from "./sign-in/sign-in-link";
import { signOnWaitingMessage } from "./sign-in/sign-on-waiting";
import { verificationMessage } from "./sign-in/verification";
import { welcomeMessage } from "./sign-in/welcome";
import { taxSeasonReminderMessage } from "./tax-season-reminder";
import { testMailMessage } from "./test-mail";

const to = "ana@example.ca";
const day = new Date("2026-03-14T23:30:00Z");

/** What the foot of every mail ends with, in its language. */
const questionsIn = (locale: Locale) =>
  translatorOf(locale, "mails.layout")("questions", { host: "", address: "support@gfledger.ca" })
    .split(" · ")
    .at(-1);

const CHANGES = Object.keys(CATALOGUES.en.mails.accountChange.kinds) as AccountChange["kind"][];

function everyChange(locale: Locale): Record<string, MailMessage> {
  const accountLink = `https://${EDITION_FACTS[LOCALE_FACTS[locale].edition].host}/account`;
  const notice = { to, locale, at: day, userAgent: null, by: null, accountLink };
  const change = (kind: AccountChange["kind"]) => ({ kind, name: "Example", role: "member" as const });
  return Object.fromEntries(
    CHANGES.map((kind) => [kind, accountChangeMessage({ ...notice, change: change(kind) })]),
  );
}

function everyMessage(locale: Locale): Record<string, MailMessage> {
  const { edition } = LOCALE_FACTS[locale];
  const { currency } = EDITION_FACTS[edition];
  const link = `https://${EDITION_FACTS[edition].host}/somewhere?a=1&b=2`;
  const who = { to, locale };
  const stop = { unsubscribeLink: `${link}&stop=1`, unsubscribeUrl: `${link}&stop=2` };
  return {
    signInLink: signInLinkMessage({ ...who, link }),
    signOnWaiting: signOnWaitingMessage({ ...who, name: "Example ID", link }),
    ...everyChange(locale),
    confirmationCode: confirmationCodeMessage({ ...who, code: "123456", userAgent: null }),
    verification: verificationMessage({ ...who, link }),
    passwordReset: passwordResetMessage({ ...who, link }),
    welcome: welcomeMessage({ ...who, uploadLink: link }),
    receiptLimitNear: receiptLimitNearMessage({ ...who, left: 1, resetsAt: day, upgradeLink: link }),
    paymentFailed: paymentFailedMessage({ ...who, manageLink: link }),
    paymentConfirmation: paymentConfirmationMessage({ ...who, confirmLink: link }),
    forwarding: forwardingConfirmationMessage({ ...who, code: "481516234", link }),
    renewalComing: renewalComingMessage({
      ...who,
      renewsOn: day,
      amountCents: 2499,
      currency,
      manageLink: link,
    }),
    subscriptionCancelled: subscriptionCancelledMessage({ ...who, endsOn: day, manageLink: link }),
    accountDeleted: accountDeletedMessage(who),
    claimLink: claimLinkMessage({ ...who, link }),
    invitation: householdInvitationMessage({ ...who, role: "preparer", link }),
    mailedReceipts: mailedReceiptsMessage({
      ...who,
      files: [
        { kind: "draft", items: 3, store: "Metro", purchaseDate: "2026-03-12", looksKnown: true },
        { kind: "too-large" },
        { kind: "left-out", count: 3, most: 20 },
      ],
      mostADay: null,
      link,
    }),
    nothingMailed: mailedReceiptsMessage({ ...who, files: [], mostADay: null, link }),
    tooManyMailed: mailedReceiptsMessage({ ...who, files: [], mostADay: 50, link }),
    taxSeasonReminder: taxSeasonReminderMessage({ ...who, taxYear: 2025, reportLink: link, ...stop }),
    webhookPaused: webhookPausedMessage({
      ...who,
      host: "hooks.example",
      outcome: "timed_out",
      accountLink: link,
    }),
    testMail: testMailMessage(who),
  };
}

describe.each(LOCALES)("Messages in %s", (locale) => {
  const { edition } = LOCALE_FACTS[locale];
  const other: Edition = edition === "ca" ? "us" : "ca";

  it.each(Object.entries(everyMessage(locale)))("mail-3 %s has subject, text and HTML", (_name, message) => {
    expect(message.to).toBe(to);
    expect(message.subject.length).toBeGreaterThan(5);
    expect(message.text).not.toMatch(/undefined|\[object|<[a-z]/);
    expect(message.html).not.toMatch(/undefined|\[object/);
    expect(message.html).toContain(`lang="${locale}"`);
  });

  it.each(Object.entries(everyMessage(locale)))("mail-3 %s names its own edition only", (_name, message) => {
    const words = message.text.replaceAll("support@gfledger.ca", "");
    expect(words).toContain(EDITION_FACTS[edition].host);
    expect(words).not.toContain(EDITION_FACTS[other].host);
    expect(words).not.toMatch(new RegExp(`\\b${EDITION_FACTS[other].authority}\\b`));
  });

  it.each(Object.entries(everyMessage(locale)))("mail-12 %s sends questions to support", (_name, message) => {
    expect(message.text).toContain(questionsIn(locale));
    expect(message.html).toContain(questionsIn(locale));
  });

  it("links lead to the address that was passed in, in the text and in the HTML", () => {
    const link = `https://${EDITION_FACTS[edition].host}/login/callback?token=t&email=a%40b.ca`;
    const message = signInLinkMessage({ to, locale, link });
    expect(message.text).toContain(`\n${link}\n`);
    expect(message.html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
  });
});

describe("What the messages say", () => {
  it("mail-5 a sign-in and a verification link expire in 24 hours, a reset link in 1 hour", () => {
    const messages = everyMessage("en-CA");
    expect(messages.signInLink?.text).toContain("expires in 24 hours");
    expect(messages.verification?.text).toContain("expires in 24 hours");
    expect(messages.passwordReset?.text).toContain("expires in 1 hour");
  });

  it("mail-10, prices-18 the renewal names its amount in the subscription's currency and a long date", () => {
    expect(everyMessage("en-CA").renewalComing?.text).toContain("CAD 24.99");
    expect(everyMessage("en-US").renewalComing?.text).toContain("USD 24.99");
    expect(everyMessage("en-US").renewalComing?.subject).toContain("March 14, 2026");
  });

  it("mail-7 the test mail says the same to everybody", () => {
    const { subject, text } = testMailMessage({ to, locale: "en-CA" });
    expect(subject).toBe("GF Ledger test email");
    expect(text).toContain("This is a test message from GF Ledger. If you can read it, mail is delivered.");
    expect(testMailMessage({ to: "ben@example.ca", locale: "en-CA" })).toMatchObject({ subject, text });
  });

  it.each([
    [0, "no receipts left"],
    [1, "1 receipt left"],
    [2, "2 receipts left"],
  ])("plans-7 with %i of the receipts left it says '%s'", (left, words) => {
    const who = {
      to,
      locale: "en-CA",
      resetsAt: day,
      upgradeLink: "https://gfledger.ca/my-subscription",
    } as const;
    expect(receiptLimitNearMessage({ ...who, left }).subject).toContain(words);
  });

  it("mail-10 a cancellation keeps Premium until the end of the period, and says so when it has ended", () => {
    const who = { to, locale: "en-CA", manageLink: "https://gfledger.ca/my-subscription" } as const;
    expect(subscriptionCancelledMessage({ ...who, endsOn: day }).text).toContain("until March 14, 2026");
    expect(subscriptionCancelledMessage({ ...who, endsOn: null }).text).toContain("Premium has ended");
  });
});

describe("mail-13 In French", () => {
  const inFrench = everyMessage("fr-CA");
  const inEnglish = everyMessage("en-CA");

  it.each(Object.entries(inFrench))(
    "%s says nothing in English, and is written as Canadian French is",
    (name, message) => {
      const english = inEnglish[name]?.text.split("\n") ?? [];
      const lines = [message.subject, ...message.text.split("\n")].filter(
        (line) => !/^(https?:|--|)$|^https?:/.test(line),
      );
      expect(lines.filter((line) => english.includes(line))).toEqual([]);
      expect(lines.flatMap((line) => typographyFaults(line.replaceAll(/https?:\S+/g, "")))).toEqual([]);
    },
  );

  it("editions-14 a day is 14 mars 2026, an amount 24,99 $, and none or one is singular", () => {
    expect(inFrench.renewalComing?.subject).toBe("GF Ledger Premium se renouvelle le 14 mars 2026");
    expect(inFrench.renewalComing?.text).toContain("débitée de 24,99\u00A0$\u00A0CAD");
    const who = { to, locale: "fr-CA", resetsAt: day, upgradeLink: "https://gfledger.ca/x" } as const;
    const subjects = [0, 1, 2].map((left) => receiptLimitNearMessage({ ...who, left }).subject);
    expect(subjects).toEqual([
      "Il ne vous reste aucun reçu ce mois-ci",
      "Il vous reste 1 reçu ce mois-ci",
      "Il vous reste 2 reçus ce mois-ci",
    ]);
  });
});

describe("Layout", () => {
  const content = { to, locale: "en-CA", subject: "s", heading: "h", before: ["p"] } as const;

  it("any text is shown as text: no markup gets through", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { html } = layOutMail({ ...content, heading: `<img src=x onerror=1>${text}`, before: [text] });
        expect(html).not.toContain("<img");
        expect(html.match(/</g)?.length).toBe(layOutMail(content).html.match(/</g)?.length);
      }),
    );
  });

  it.each(["javascript:alert(1)", "/reports", "data:text/html,x", ""])("refuses the link '%s'", (href) => {
    expect(() => layOutMail({ ...content, action: { label: "Go", href } })).toThrow(TypeError);
  });

  it("keeps a subject on one line", () => {
    expect(layOutMail({ ...content, subject: "Hello\u202E\r\nBcc: eve@example.com" }).subject).toBe(
      "Hello Bcc: eve@example.com",
    );
  });
});
