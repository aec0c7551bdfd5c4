import type { Services } from "../context";

const DAY_MS = 86_400_000;
/** Beyond the Undo (D27); what is left of a deleted row serves nobody. */
const DELETED_KEPT_MS = DAY_MS;
/** A used reset link stands for the hour in which the password may be set. */
const TOKENS_KEPT_MS = DAY_MS;
const MAIL_KEPT_MS = 30 * DAY_MS;

/** Removes rows whose time is over: sessions, links, rate counters, deleted line items, delivered mail. */
export async function clearExpired({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await database.session.deleteMany({ where: { expires: { lt: now() } } });
  await database.verificationToken.deleteMany({ where: { expires: { lt: before(TOKENS_KEPT_MS) } } });
  await database.rateLimit.deleteMany({ where: { expire: { lt: now().getTime() } } });
  await database.lineItem.deleteMany({ where: { deletedAt: { lt: before(DELETED_KEPT_MS) } } });
  await database.outgoingMail.deleteMany({ where: { sentAt: { lt: before(MAIL_KEPT_MS) } } });
}
