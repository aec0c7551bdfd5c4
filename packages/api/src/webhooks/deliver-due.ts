import type { Services } from "../context";
import { attemptDelivery } from "./attempt-delivery";
import type { DueDelivery } from "./due-delivery";
import { LONGEST_WAIT_MS } from "./waits";

/** Messages sent at once by one server, and of these to one webhook. */
const BATCH = 40;
const BATCH_OF_ONE = 4;
/** A message being sent is hidden from other servers for this long; a server that dies gives it back. */
const CLAIM_MS = 60_000;

/**
 * Sends the messages that are due and resolves to the number delivered. Two servers never take the same one. A
 * paused webhook is sent only what a person sends again (api-41).
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
          SELECT d.id, d.next_attempt_at,
            row_number() OVER (PARTITION BY d.webhook_id ORDER BY d.next_attempt_at, d.id) AS place
          FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
          WHERE (d.next_attempt_at <= ${now()} OR d.next_attempt_at > ${notBeforeClock})
            AND (w.paused_at IS NULL OR d.sent_again)) ranked
        WHERE place <= ${BATCH_OF_ONE} ORDER BY next_attempt_at LIMIT ${BATCH})
      FOR UPDATE SKIP LOCKED)
    RETURNING webhook_deliveries.id, webhook_deliveries.webhook_id AS "webhookId", webhook_deliveries.payload,
      webhook_deliveries.attempts, webhook_deliveries.sent_again AS "sentAgain", webhook_deliveries.created_at AS "createdAt", webhooks.url,
      webhooks.sealed_secret AS "sealedSecret", webhooks.user_id AS "userId"`;
  const delivered = await Promise.all(due.map((one) => attemptDelivery(services, one)));
  return delivered.filter(Boolean).length;
}
