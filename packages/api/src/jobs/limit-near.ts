import type { Transaction } from "@gf-ledger/db/database";
import { receiptLimitNearMessage } from "@gf-ledger/mail/messages/plan/receipt-limit-near";
import type { SignedInContext } from "../context";
import type { PlanUse } from "../drafts/queries/plan-limit";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";

/** How many receipts are left when the mail is sent. */
const LEFT = 1;

/**
 * Mails, when the last but one receipt of the month is saved, that the Free plan is nearly used up. `before`
 * is the use before this save. Counted saves are never taken back, so the mail is sent once a month.
 */
export async function mailLimitNear(
  ctx: SignedInContext,
  transaction: Transaction,
  before: PlanUse,
): Promise<void> {
  if (ctx.actor.user.isSample || before.limit === null || before.used + 1 !== before.limit - LEFT) return;
  const upgradeLink = pageLink(ctx.settings, ctx.edition, "/my-subscription");
  const { resetsAt } = before;
  const who = { to: ctx.actor.user.email, left: LEFT, resetsAt, upgradeLink };
  await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
    receiptLimitNearMessage({ ...who, locale }),
  );
}
