import type { Transaction } from "@gf-ledger/db/database";
import type { ApiContext } from "../context";
import { hashToken, newToken } from "../gate/secret-token";
import { SESSION_DAYS } from "../gate/session-gate";
import { sessionCookie } from "./session-cookie";

/** Makes the one session row and its cookie, whichever way the person signed in (D4). */
export async function startSession(ctx: ApiContext, transaction: Transaction, userId: string): Promise<void> {
  const token = newToken();
  const expires = new Date(ctx.now().getTime() + SESSION_DAYS * 86_400_000);
  await transaction.session.create({
    data: {
      sessionTokenHash: hashToken(token),
      userId,
      expires,
      userAgent: ctx.userAgent?.slice(0, 300) ?? null,
    },
  });
  ctx.setCookies.push(sessionCookie(token, expires, ctx.secure));
}
