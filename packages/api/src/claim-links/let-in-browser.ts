import type { Transaction } from "@gf-ledger/db/database";
import { OWN_COOKIES, ownCookieName } from "@gf-ledger/domain/account/cookie-names";
import { cookieIn, ownCookie } from "../auth/session-cookie";
import { setCookie } from "../auth/set-cookie";
import type { ApiContext } from "../context";
import type { LiveLink } from "../gate/claim-link-gate";
import { hashToken, newToken } from "../gate/secret-token";
import { mailOwner } from "../grants/mail-owner";

/** One cookie a link, so that an accountant's browser can keep several claims open. */
const cookieNameOf = ({ id }: Pick<LiveLink, "id">) => `${OWN_COOKIES.claimLink}-${id.replaceAll("-", "")}`;

/** Whether this browser gave the link's mailed code back. */
export async function isLetIn(ctx: ApiContext, link: LiveLink): Promise<boolean> {
  const half = cookieIn(ctx.cookieHeader, ownCookieName(cookieNameOf(link), ctx.secure));
  if (half === null) return false;
  const where = { linkId: link.id, browserHash: hashToken(half) };
  return (await ctx.database.claimLinkBrowser.count({ where })) > 0;
}

/**
 * Spends a mailed code and lets this browser see this one claim. One conditional update takes the code's row,
 * so that only one of two browsers is let in by it. Resolves to whether the code was good.
 */
export async function letIn(
  ctx: ApiContext,
  transaction: Transaction,
  link: LiveLink,
  code: string,
): Promise<boolean> {
  const half = newToken();
  const now = ctx.now();
  const { count } = await transaction.claimLinkBrowser.updateMany({
    where: { linkId: link.id, codeHash: hashToken(code), confirmedAt: null, codeExpiresAt: { gt: now } },
    data: { confirmedAt: now, browserHash: hashToken(half) },
  });
  if (count === 0) return false;
  const first = await transaction.claimLink.updateMany({
    where: { id: link.id, confirmedAt: null },
    data: { confirmedAt: now },
  });
  if (first.count > 0) {
    const owner = { userId: link.actor.scope.userId, actor: null };
    const opened = { kind: "claimLinkOpened", name: link.email } as const;
    await mailOwner({ ...ctx, edition: link.edition }, transaction, owner, opened);
  }
  setCookie(ctx, ownCookie(cookieNameOf(link), half, link.expiresAt, ctx.secure));
  return true;
}
