import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import {
  DELIVERIES_KEPT,
  type DeliveryView,
  deliveryViewSchema,
} from "@gf-ledger/domain/webhook/webhook-view";
import type { SignedInContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { deliverDueWebhooks } from "./deliver-due";
import { messageIdOf } from "./message-id";

interface DeliveryRow {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly attempts: number;
  readonly outcome: string | null;
  readonly statusCode: number | null;
  readonly createdAt: Date;
  readonly attemptedAt: Date | null;
  readonly nextAttemptAt: Date | null;
}

const SHOWN = {
  id: true,
  type: true,
  status: true,
  attempts: true,
  outcome: true,
  statusCode: true,
  createdAt: true,
  attemptedAt: true,
  nextAttemptAt: true,
} as const;

const deliveryView = (row: DeliveryRow): DeliveryView =>
  deliveryViewSchema.parse({
    ...row,
    messageId: messageIdOf(row.id),
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  });

/** GET /api/webhooks/{id}/deliveries: the last 100 messages, the newest first (api-40). */
export async function listDeliveries(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<{ deliveries: DeliveryView[] }, "no_such_webhook">> {
  const { userId } = ctx.actor.scope;
  if ((await ctx.database.webhook.count({ where: { id, userId } })) === 0) return refused("no_such_webhook");
  const rows = await ctx.database.webhookDelivery.findMany({
    where: { webhookId: id, webhook: { userId } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: DELIVERIES_KEPT,
    select: SHOWN,
  });
  return done({ deliveries: rows.map(deliveryView) });
}

/**
 * POST /api/webhooks/{id}/deliveries/{deliveryId}/send-again: sends a message once more, with the id that it had,
 * also while the webhook is paused (api-42). When it arrives the pause ends.
 */
export async function sendAgain(
  ctx: SignedInContext,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
): Promise<Outcome<DeliveryView, "no_such_webhook_delivery" | "too_many_requests">> {
  const { userId } = ctx.actor.scope;
  const taken = await ctx.limits.take([["sendsAgainOfAccount", userId]]);
  if (!taken.ok) return taken;
  const where = { id: deliveryId, webhookId: id, webhook: { userId } };
  const again = { status: "waiting", attempts: 0, nextAttemptAt: ctx.now(), sentAgain: true } as const;
  const outcome = await inTransaction(ctx.database, async (transaction) => {
    const { count } = await transaction.webhookDelivery.updateMany({ where, data: again });
    if (count === 0) return refused("no_such_webhook_delivery");
    const row = await transaction.webhookDelivery.findFirstOrThrow({ where, select: SHOWN });
    return done(deliveryView(row));
  });
  if (outcome.ok) ctx.later(() => deliverDueWebhooks(ctx).then(() => undefined));
  return outcome;
}
