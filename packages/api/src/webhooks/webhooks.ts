import { randomBytes, randomUUID } from "node:crypto";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { WEBHOOK_EVENTS } from "@gf-ledger/domain/webhook/webhook-events";
import {
  MAX_WEBHOOKS,
  type madeWebhookSchema,
  type newWebhookInput,
  type WebhookView,
} from "@gf-ledger/domain/webhook/webhook-view";
import type { z } from "zod";
import type { SignedInContext } from "../context";
import { giveGrant, type NotGiven } from "../grants/give-grant";
import { seal } from "../sealing/seal";
import { namesPrivateNetwork } from "./public-address";

interface WebhookRow {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly pausedAt: Date | null;
  readonly missedAt: Date | null;
}

const webhookView = (row: WebhookRow): WebhookView => ({
  id: row.id,
  url: row.url,
  events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
  createdAt: row.createdAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  pausedAt: row.pausedAt?.toISOString() ?? null,
  missedAt: row.missedAt?.toISOString() ?? null,
});

/** GET /api/webhooks: the account's webhooks, the oldest first; never their secrets (api-36). */
export async function listWebhooks(ctx: SignedInContext): Promise<{ webhooks: WebhookView[] }> {
  const where = { userId: ctx.actor.scope.userId };
  const rows = await ctx.database.webhook.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return { webhooks: rows.map(webhookView) };
}

type Unusable = "webhook_not_https" | "webhook_has_password" | "webhook_address_private";

/** What an address must be before anything is sent there; each delivery looks again at what it leads to. */
function usableAddress(text: string, allowPrivate: boolean): Outcome<string, Unusable> {
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:"))
    return refused("webhook_not_https");
  if (url.username || url.password) return refused("webhook_has_password");
  if (!allowPrivate && namesPrivateNetwork(url)) return refused("webhook_address_private");
  url.hash = "";
  return done(url.href);
}

const SECRET_PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** A new secret as the Standard Webhooks specification writes one: `whsec_` and 32 random bytes in base64. */
function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
}

/** POST /api/webhooks: makes a webhook, whose secret is shown in this answer and never again (api-36). */
export async function createWebhook(
  ctx: SignedInContext,
  input: z.output<typeof newWebhookInput>,
): Promise<Outcome<z.infer<typeof madeWebhookSchema>, Unusable | NotGiven | "too_many_webhooks">> {
  const { userId } = ctx.actor.scope;
  const address = usableAddress(input.url, ctx.settings.webhooksAllowPrivate);
  if (!address.ok) return address;
  return giveGrant(ctx, async (transaction) => {
    if ((await transaction.webhook.count({ where: { userId } })) >= MAX_WEBHOOKS)
      return refused("too_many_webhooks", { most: MAX_WEBHOOKS });
    const id = randomUUID();
    const secret = newWebhookSecret();
    const row = await transaction.webhook.create({
      data: {
        id,
        userId,
        url: address.value,
        events: input.events,
        sealedSecret: seal(ctx.settings, "webhook-secrets", id, secret),
        createdAt: ctx.now(),
      },
    });
    return done({
      answer: { ...webhookView(row), secret },
      change: { kind: "webhookMade" as const, name: new URL(row.url).host },
    });
  });
}
