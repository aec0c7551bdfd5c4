import type { Services } from "../context";
import { attemptDelivery } from "./attempt-delivery";
import type { DueDelivery } from "./due-delivery";
import { LONGEST_WAIT_MS } from "./waits";

/** Messages taken at once, and how many of one webhook and of one account are sent at once by all servers. */
const BATCH = 40;
const AT_ONCE_OF_WEBHOOK = 4;
const AT_ONCE_OF_ACCOUNT = 8;
/** A message being sent is hidden from other servers for this long; a server that dies gives it back. */
const CLAIM_MS = 60_000;

/**
 * Sends the messages that are due and resolves to the number delivered. Two servers never take the same one. A
 * paused webhook is sent only what a person sends again (api-41). Accounts are served in turn, and slow receivers keep
 * only their own account's messages waiting (api-61).
 */
export async function deliverDueWebhooks(services: Services): Promise<number> {
  const { database, now } = services;
  const until = new Date(now().getTime() + CLAIM_MS);
  // A message due later than any wait was stored before a clock was set back.
  const notBeforeClock = new Date(now().getTime() + LONGEST_WAIT_MS + CLAIM_MS);
  const due = await database.$queryRaw<DueDelivery[]>`
    /* everybody: what is due is sent for all accounts */
    UPDATE webhook_deliveries SET attempts = attempts + 1, next_attempt_at = ${until}, attempted_at = ${now()}
    FROM webhooks
    WHERE webhooks.id = webhook_deliveries.webhook_id AND webhook_deliveries.id IN (
      SELECT id FROM webhook_deliveries
      WHERE (next_attempt_at <= ${now()} OR next_attempt_at > ${notBeforeClock}) AND id IN (
        SELECT id FROM (
          SELECT id, next_attempt_at, being_sent,
            row_number() OVER (PARTITION BY webhook_id ORDER BY being_sent DESC, next_attempt_at, id) AS of_webhook,
            row_number() OVER (PARTITION BY user_id ORDER BY being_sent DESC, next_attempt_at, id) AS of_account
          FROM (
            SELECT d.id, d.webhook_id, w.user_id, d.next_attempt_at, d.next_attempt_at > ${now()}
              AND d.next_attempt_at <= ${notBeforeClock} AS being_sent
            FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
            WHERE (d.next_attempt_at <= ${now()} OR d.next_attempt_at > ${notBeforeClock}
                OR d.next_attempt_at = d.attempted_at + ${CLAIM_MS} * interval '1 millisecond')
              AND (w.paused_at IS NULL OR d.sent_again)) open) ranked
        WHERE NOT being_sent AND of_webhook <= ${AT_ONCE_OF_WEBHOOK} AND of_account <= ${AT_ONCE_OF_ACCOUNT}
        ORDER BY of_account, next_attempt_at LIMIT ${BATCH})
      FOR UPDATE SKIP LOCKED)
    RETURNING webhook_deliveries.id, webhook_deliveries.webhook_id AS "webhookId", webhook_deliveries.payload,
      webhook_deliveries.attempts, webhook_deliveries.sent_again AS "sentAgain", webhook_deliveries.created_at AS "createdAt", webhooks.url,
      webhooks.sealed_secret AS "sealedSecret", webhooks.user_id AS "userId"`;
  const delivered = await Promise.all(due.map((one) => attemptDelivery(services, one)));
  return delivered.filter(Boolean).length;
}
