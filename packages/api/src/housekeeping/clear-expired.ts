import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { Services } from "../context";
import { SIGN_ON_WAITS_MS } from "../sign-on/own-sign-ons";
import { trimDeliveries } from "../webhooks/trim-deliveries";

/** Longer than the Undo (reports-9); after that a deleted row serves nobody. */
const DELETED_KEPT_MS = DAY_MS;
/** For this long an opened link is still told that it has expired. */
const TOKENS_KEPT_MS = DAY_MS;
const MAIL_KEPT_MS = 30 * DAY_MS;
/** Longer than a signed call from a mail provider is accepted, so that no token is taken twice. */
const SIGNATURES_KEPT_MS = DAY_MS;
/** How long a mail is recognised when it comes again, and shown on the account page. */
const MAILS_IN_KEPT_MS = 90 * DAY_MS;
/** Longer than the provider sends an event again, or tries a failed renewal again (plans-36). */
const PAYMENT_EVENTS_KEPT_MS = 90 * DAY_MS;
/** An old answer still serves while the source can't be asked (matching-38). */
const LOOKED_UP_KEPT_MS = 365 * DAY_MS;
/** A mark is needed while its call may be run again, which is far less than a day. */
const MARKS_KEPT_MS = DAY_MS;
/** The local outbox holds whole messages with their links. */
const OUTBOX_KEPT_MS = 7 * DAY_MS;

/**
 * Removes what is over: sessions, links, challenges, rate counters, deleted line items, delivered mail, records of
 * mails that came in and of payment events, products looked up a year ago, messages to webhooks beyond their logs, marks of commits, and the
 * local outbox's messages.
 */
export async function clearExpired({
  database,
  mailer,
  now,
}: Pick<Services, "database" | "mailer" | "now">): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await database.session.deleteMany({ where: { expires: { lt: now() } } });
  await database.verificationToken.deleteMany({ where: { expires: { lt: before(TOKENS_KEPT_MS) } } });
  await database.claimLinkBrowser.deleteMany({
    where: { confirmedAt: null, codeExpiresAt: { lt: before(TOKENS_KEPT_MS) } },
  });
  await database.signOn.deleteMany({
    where: { confirmedAt: null, createdAt: { lt: before(SIGN_ON_WAITS_MS) } },
  });
  await database.passkeyChallenge.deleteMany({ where: { expires: { lt: now() } } });
  await database.rateLimit.deleteMany({ where: { expire: { lt: now().getTime() } } });
  await database.lineItem.deleteMany({ where: { deletedAt: { lt: before(DELETED_KEPT_MS) } } });
  await database.undo.deleteMany({
    where: { act: { not: "correction-begun" }, takenAt: { lt: before(DELETED_KEPT_MS) } },
  });
  await database.outgoingMail.deleteMany({ where: { sentAt: { lt: before(MAIL_KEPT_MS) } } });
  await database.mailSignature.deleteMany({ where: { seenAt: { lt: before(SIGNATURES_KEPT_MS) } } });
  await database.mailIn.deleteMany({ where: { receivedAt: { lt: before(MAILS_IN_KEPT_MS) } } });
  await database.paymentEvent.deleteMany({ where: { receivedAt: { lt: before(PAYMENT_EVENTS_KEPT_MS) } } });
  await database.lookedUpProduct.deleteMany({ where: { askedAt: { lt: before(LOOKED_UP_KEPT_MS) } } });
  await database.commitMark.deleteMany({ where: { madeAt: { lt: before(MARKS_KEPT_MS) } } });
  await trimDeliveries(database);
  await mailer.clearBefore?.(before(OUTBOX_KEPT_MS));
}
