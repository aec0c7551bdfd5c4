import type { Transaction } from "@gf-ledger/db/database";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { paymentFailedMessage } from "@gf-ledger/mail/messages/payment-failed";
import { renewalComingMessage } from "@gf-ledger/mail/messages/renewal-coming";
import type { PaymentEvent } from "@gf-ledger/payments/payments";
import type { ApiContext } from "../context";
import { mailedByItself } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import { inTransaction } from "../refusals/in-transaction";
import { storeState } from "./store-state";

/**
 * The provider's webhook (plans-13): verified by its signature, applied once by its id, in one transaction.
 * An event that comes late or again changes nothing.
 */
export async function receivePaymentEvent(
  ctx: ApiContext,
  delivery: { body: string; signature: string | null },
): Promise<Outcome<{ received: true }, "event_signature_wrong">> {
  const event = await ctx.payments.verifyEvent(delivery.body, delivery.signature);
  if (!event) return refused("event_signature_wrong");
  return inTransaction(ctx.database, async (transaction) => {
    const { count } = await transaction.paymentEvent.createMany({
      data: [{ id: event.id, type: event.type, receivedAt: ctx.now() }],
      skipDuplicates: true,
    });
    if (count === 0 || !event.subscription) return done({ received: true });
    await storeState(transaction, event.subscription, event.observedAt ?? event.createdAt);
    await mailNotice(ctx, transaction, event, event.subscription.externalId);
    return done({ received: true });
  });
}

async function mailNotice(
  ctx: ApiContext,
  transaction: Transaction,
  event: PaymentEvent,
  externalId: string,
) {
  if (!event.notice) return;
  const row = await transaction.subscription.findUnique({
    where: { externalId },
    select: { currentPeriodEnd: true, user: { select: { email: true, edition: true } } },
  });
  if (!row) return;
  const edition: Edition = row.user.edition === "us" ? "us" : "ca";
  const manageLink = pageLink(ctx.settings, edition, "/my-subscription");
  const renewsOn = row.currentPeriodEnd ?? event.createdAt;
  await enqueueMail(ctx, transaction, mailedByItself(edition), (locale) => {
    const who = { to: row.user.email, locale, manageLink };
    return event.notice === "payment_failed"
      ? paymentFailedMessage(who)
      : renewalComingMessage({ ...who, renewsOn });
  });
}
