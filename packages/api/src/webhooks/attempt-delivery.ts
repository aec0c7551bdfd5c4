import { done } from "@gf-ledger/domain/outcome/outcome";
import type { DeliveryOutcome } from "@gf-ledger/domain/webhook/webhook-view";
import { Webhook } from "standardwebhooks";
import type { Services } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { unseal } from "../sealing/seal";
import type { DueDelivery } from "./due-delivery";
import { messageIdOf } from "./message-id";
import { pauseWebhook } from "./pause-webhook";
import { type Posted, postMessage } from "./post-message";
import { waitAfter } from "./waits";

const TIME_LIMIT_MS = 10_000;
const MAX_ANSWER_BYTES = 8 * 1024;

/** Signs again at every attempt, so that a message tried for hours is not refused as too old (api-38). */
function post({ settings, now }: Services, due: DueDelivery): Promise<Posted> {
  const secret = unseal(settings, "webhook-secrets", due.webhookId, due.sealedSecret);
  if (secret === null) return Promise.resolve({ outcome: "secret_unreadable", statusCode: null });
  const id = messageIdOf(due.id);
  const at = now();
  return postMessage({
    url: new URL(due.url),
    headers: {
      "content-type": "application/json",
      "user-agent": "GF-Ledger-Webhooks",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, at, due.payload),
    },
    body: due.payload,
    allowPrivate: settings.webhooksAllowPrivate,
    timeLimitMs: TIME_LIMIT_MS,
    mostAnswerBytes: MAX_ANSWER_BYTES,
    now: at,
  });
}

const arrived = (outcome: DeliveryOutcome) => outcome === "delivered" || outcome === "answer_too_long";

/** Keeps that a message arrived, and ends a pause: the messages that waited go out, each with all its tries. */
async function keepArrived({ database, now }: Services, due: DueDelivery, posted: Posted): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.webhookDelivery.updateMany({
      where: { id: due.id },
      data: { ...posted, status: "delivered", nextAttemptAt: null, sentAgain: false },
    });
    const paused = await transaction.webhook.updateMany({
      where: { id: due.webhookId, userId: due.userId, pausedAt: { not: null } },
      data: { pausedAt: null },
    });
    await transaction.webhook.updateMany({
      where: { id: due.webhookId, userId: due.userId },
      data: { deliveredAt: now() },
    });
    if (paused.count === 0) return done(null);
    await transaction.webhookDelivery.updateMany({
      where: { webhookId: due.webhookId, status: "waiting" },
      data: { nextAttemptAt: now(), attempts: 0 },
    });
    return done(null);
  });
}

/** Waits for the next try, or gives up; giving up pauses a webhook that nothing has reached since (api-41). */
async function keepFailed(services: Services, due: DueDelivery, posted: Posted): Promise<void> {
  const { database, now } = services;
  await inTransaction(database, async (transaction) => {
    const where = { id: due.webhookId, userId: due.userId };
    const webhook = await transaction.webhook.findUnique({ where, select: { pausedAt: true } });
    const oneTry = posted.outcome === "gone" || (due.sentAgain && webhook?.pausedAt);
    const wait = oneTry ? null : waitAfter(due.attempts);
    await transaction.webhookDelivery.updateMany({
      where: { id: due.id },
      data:
        wait === null
          ? { ...posted, status: "failed", nextAttemptAt: null, sentAgain: false }
          : { ...posted, nextAttemptAt: new Date(now().getTime() + wait), sentAgain: false },
    });
    if (wait === null) await pauseWebhook(services, transaction, due, posted.outcome);
    return done(null);
  });
}

/** Sends one message and keeps how that ended; whether it arrived. */
export async function attemptDelivery(services: Services, due: DueDelivery): Promise<boolean> {
  const posted = await post(services, due);
  if (arrived(posted.outcome)) {
    await keepArrived(services, due, posted);
    return true;
  }
  services.log("info", "webhook_not_delivered", {
    deliveryId: due.id,
    attempts: due.attempts,
    outcome: posted.outcome,
    statusCode: posted.statusCode,
  });
  await keepFailed(services, due, posted);
  return false;
}
