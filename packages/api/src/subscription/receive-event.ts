import type { Transaction } from "@gf-ledger/db/database";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { paymentConfirmationMessage } from "@gf-ledger/mail/messages/plan/payment-confirmation";
import { paymentFailedMessage } from "@gf-ledger/mail/messages/plan/payment-failed";
import { renewalComingMessage } from "@gf-ledger/mail/messages/plan/renewal-coming";
import type { PaymentEvent, PaymentNotice } from "@gf-ledger/payments/payments";
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

/**
 * Whether a notice is the first of its kind about its matter (plans-32): the provider makes an event of every
 * further try, and sometimes two of one. It is remembered beside the events.
 */
async function firstTold(
  transaction: Transaction,
  { createdAt }: PaymentEvent,
  { kind, about }: PaymentNotice,
): Promise<boolean> {
  const { count } = await transaction.paymentEvent.createMany({
    data: [{ id: `${kind}-${about}`, type: "notice", receivedAt: createdAt }],
    skipDuplicates: true,
  });
  return count > 0;
}

async function mailNotice(
  ctx: ApiContext,
  transaction: Transaction,
  event: PaymentEvent,
  externalId: string,
) {
  const { notice } = event;
  if (!notice || !(await firstTold(transaction, event, notice))) return;
  const row = await transaction.subscription.findUnique({
    where: { externalId },
    select: { currentPeriodEnd: true, currency: true, user: { select: { email: true, edition: true } } },
  });
  if (!row) return;
  const edition: Edition = row.user.edition === "us" ? "us" : "ca";
  const manageLink = pageLink(ctx.settings, edition, "/my-subscription");
  const renewsOn = row.currentPeriodEnd ?? event.createdAt;
  const currency = currencySchema.safeParse(row.currency).data ?? EDITION_FACTS[edition].currency;
  await enqueueMail(ctx, transaction, mailedByItself(edition), (locale) => {
    const who = { to: row.user.email, locale, manageLink };
    if (notice.kind === "payment_failed") return paymentFailedMessage(who);
    if (notice.kind === "renewal_coming")
      return renewalComingMessage({ ...who, renewsOn, amountCents: notice.amountCents, currency });
    return paymentConfirmationMessage({ ...who, confirmLink: notice.link ?? manageLink });
  });
}
