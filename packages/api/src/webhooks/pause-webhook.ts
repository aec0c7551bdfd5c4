import type { Transaction } from "@gf-ledger/db/database";
import type { DeliveryOutcome } from "@gf-ledger/domain/webhook/webhook-view";
import { webhookPausedMessage } from "@gf-ledger/mail/messages/account/webhook-paused";
import type { Services } from "../context";
import { mailedByItself } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import type { DueDelivery } from "./due-delivery";

/**
 * Pauses a webhook and mails its account so, once (api-41, mail-14): at once when the receiver says that it is
 * gone, else when nothing has reached it since the message was written that is given up now.
 */
export async function pauseWebhook(
  services: Services,
  transaction: Transaction,
  { webhookId, userId, url, createdAt }: DueDelivery,
  outcome: DeliveryOutcome,
): Promise<void> {
  const unreached = { OR: [{ deliveredAt: null }, { deliveredAt: { lt: createdAt } }] };
  const { count } = await transaction.webhook.updateMany({
    where: { id: webhookId, userId, pausedAt: null, ...(outcome === "gone" ? {} : unreached) },
    data: { pausedAt: services.now() },
  });
  if (count === 0) return;
  const { email, edition: stored } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  const edition = stored === "us" ? "us" : "ca";
  const { host } = new URL(url);
  const accountLink = pageLink(services.settings, edition, "/account");
  await enqueueMail(services, transaction, mailedByItself(edition), (locale) =>
    webhookPausedMessage({ to: email, locale, host, outcome, accountLink }),
  );
}
