import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { done } from "@gf-ledger/domain/outcome/outcome";
import { MONEY_BACK_DAYS } from "@gf-ledger/domain/subscription/plans";
import { subscriptionCancelledMessage } from "@gf-ledger/mail/messages/plan/subscription-cancelled";
import type { Services } from "../context";
import { mailedByItself } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import { inTransaction } from "../refusals/in-transaction";
import { storeState } from "./store-state";

export type Refunded =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "no_subscription" | "too_late" | "disputed" };

/**
 * The money-back guarantee (plans-3): refunds a payment of the last 30 days, ends Premium at once and mails
 * its owner. Only the operator's command runs it; no call leads here.
 */
export async function refundPremium(services: Services, address: string): Promise<Refunded> {
  const { database, payments, now } = services;
  const email = address.trim().toLowerCase();
  const row = await database.subscription.findFirst({
    where: { user: { email }, provider: payments.name, status: { not: "incomplete" } },
    select: { externalId: true, status: true, user: { select: { edition: true } } },
  });
  if (!row) return { ok: false, reason: "no_subscription" };
  const at = now();
  const since = new Date(at.getTime() - MONEY_BACK_DAYS * DAY_MS);
  const state = await payments.refund(row.externalId, since);
  if (state === "too_late" || state === "disputed") return { ok: false, reason: state };
  await inTransaction(database, async (transaction) => {
    await storeState(transaction, state, at);
    if (row.status === "canceled") return done(null);
    const edition: Edition = row.user.edition === "us" ? "us" : "ca";
    const manageLink = pageLink(services.settings, edition, "/my-subscription");
    await enqueueMail(services, transaction, mailedByItself(edition), (locale) =>
      subscriptionCancelledMessage({ to: email, locale, endsOn: null, manageLink }),
    );
    return done(null);
  });
  return { ok: true };
}
