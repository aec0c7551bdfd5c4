import { maskedAddress } from "@gf-ledger/domain/account/masked-address";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import { claimLinkMessage } from "@gf-ledger/mail/messages/account/claim-link";
import type { ApiContext } from "../context";
import type { LiveLink } from "../gate/claim-link-gate";
import { hashToken, newToken } from "../gate/secret-token";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import { inTransaction } from "../refusals/in-transaction";
import { logOpening } from "./log-opening";

const CODE_MS = 3_600_000;
/** A page that is reloaded meanwhile sends no second mail. */
const ON_ITS_WAY_MS = 10 * 60_000;

/**
 * Mails a code to the address that the link was made for, and resolves to that address told in part. The code
 * works once, within the hour; the token that the browser showed goes with it, since none is stored.
 */
export async function mailConfirmation(
  ctx: ApiContext,
  link: LiveLink,
  { token, again }: { readonly token: string; readonly again: boolean },
): Promise<Outcome<string, "too_many_requests">> {
  const now = ctx.now();
  const to = maskedAddress(link.email);
  const since = { gt: new Date(now.getTime() - ON_ITS_WAY_MS) };
  const waiting = { linkId: link.id, confirmedAt: null, createdAt: since };
  if (!again && (await ctx.database.claimLinkBrowser.count({ where: waiting })) > 0) return done(to);
  const taken = await ctx.limits.take([
    ["confirmationsOfClaimLink", link.id],
    ["mailsForClient", ctx.client],
  ]);
  if (!taken.ok) return taken;
  const code = newToken();
  return inTransaction(ctx.database, async (transaction) => {
    const codeExpiresAt = new Date(now.getTime() + CODE_MS);
    await transaction.claimLinkBrowser.create({
      data: { linkId: link.id, codeHash: hashToken(code), codeExpiresAt, createdAt: now },
    });
    await logOpening(ctx, transaction, link, "mailed");
    const { edition } = link;
    const href = `${pageLink(ctx.settings, edition, "/shared-claim")}#link=${token}&code=${code}`;
    await enqueueMail(ctx, transaction, mailedFrom({ ...ctx, edition }), (locale) =>
      claimLinkMessage({ to: link.email, locale, link: href }),
    );
    return done(to);
  });
}
