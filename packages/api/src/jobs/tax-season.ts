import { taxSeasonReminderMessage } from "@gf-ledger/mail/messages/tax-season-reminder";
import type { Services } from "../context";
import { mailedByItself } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import { unsubscribeToken } from "../mail/unsubscribe-token";
import { IS_LIVE } from "../tax-report/queries/live-line-items";

const FEBRUARY = 1;
/** People reminded in one transaction. */
const BATCH = 100;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

interface Reminded {
  readonly id: string;
  readonly email: string;
  readonly edition: string;
}

/**
 * In February, mails everybody who has line items of the year before that its report is ready, except sample
 * accounts and people who want no reminder. The reminder's year is stored with the mail, so that each person
 * gets one a year, whichever server sends it. Resolves to the number of people reminded.
 */
export async function remindOfTaxSeason(services: Services): Promise<number> {
  const now = services.now();
  if (now.getUTCMonth() !== FEBRUARY) return 0;
  const taxYear = now.getUTCFullYear() - 1;
  let reminded = 0;
  let after = BEFORE_ALL;
  for (;;) {
    const people = await remindSome(services, taxYear, after);
    reminded += people.length;
    after = people.at(-1)?.id ?? after;
    if (people.length < BATCH) return reminded;
  }
}

/** Those behind `after` in the order of ids, so that a run looks at each person once, however many there are. */
function remindSome(services: Services, taxYear: number, after: string): Promise<Reminded[]> {
  const [first, last] = [`${taxYear}-01-01`, `${taxYear}-12-31`];
  return services.database.$transaction(async (transaction) => {
    const people = await transaction.$queryRaw<Reminded[]>`
      UPDATE users SET tax_reminder_year = ${taxYear} WHERE id IN (
        SELECT id FROM users
        WHERE id > ${after}::uuid AND (tax_reminder_year IS NULL OR tax_reminder_year < ${taxYear}) AND NOT is_sample AND tax_reminders
          AND EXISTS (SELECT 1 FROM line_items
            WHERE user_id = users.id AND ${IS_LIVE} AND line_items.counts
              AND purchase_date BETWEEN ${first}::date AND ${last}::date)
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING id, email, edition`;
    for (const { id, email, edition: stored } of people) {
      const edition = stored === "us" ? "us" : "ca";
      const reportLink = pageLink(services.settings, edition, "/tax-summary");
      const token = unsubscribeToken(services.settings, id);
      const words = {
        to: email,
        taxYear,
        reportLink,
        unsubscribeLink: pageLink(services.settings, edition, "/unsubscribe", { token }),
        unsubscribeUrl: new URL(`/api/account/unsubscribe?token=${token}`, reportLink).href,
      };
      await enqueueMail(services, transaction, mailedByItself(edition), (locale) =>
        taxSeasonReminderMessage({ ...words, locale }),
      );
    }
    return people.sort((one, other) => (one.id < other.id ? -1 : 1));
  });
}
