import type { Transaction } from "@gf-ledger/db/database";
import type { PayloadOf } from "@gf-ledger/domain/webhook/webhook-event";
import type { Services } from "../context";
import type { UserScope } from "../gate/user-scope";
import { deliverDueWebhooks } from "./deliver-due";

/**
 * Writes a message to each of the account's webhooks that asked for this event, in the transaction of what it
 * tells (api-37), and sends it after the answer. Changes of line items are announced by the database itself.
 */
export async function notifyWebhooks(
  ctx: Services,
  transaction: Transaction,
  scope: UserScope,
  { type, data }: PayloadOf,
): Promise<void> {
  const notice = JSON.stringify(data);
  await transaction.$executeRaw`SELECT tell_webhooks(${scope.userId}::uuid, ${type}, ${ctx.now()}, ${notice}::jsonb)`;
  ctx.later(() => deliverDueWebhooks(ctx).then(() => undefined));
}
