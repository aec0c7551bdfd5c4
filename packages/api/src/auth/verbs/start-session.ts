import type { Transaction } from "@gf-ledger/db/database";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { languageSchema } from "@gf-ledger/domain/edition/language-schema";
import { languageCookie } from "../../account/language-cookie";
import type { ApiContext } from "../../context";
import { hashToken, newToken } from "../../gate/secret-token";
import { SESSION_DAYS } from "../../gate/session-gate";
import { deviceCookie } from "../known-device";
import { sessionCookie } from "../session-cookie";
import { setCookie } from "../set-cookie";

/**
 * Makes the session's row and cookie, whichever way the person signed in (accounts-1), and remembers the
 * device and the language that they chose. It counts as confirmed for a while (accounts-76). Until `maySetPasswordUntil`, a session opened by a mailed link may set a
 * password without giving the old one.
 */
export async function startSession(
  ctx: ApiContext,
  transaction: Transaction,
  user: { readonly id: string; readonly email: string; readonly language: string | null },
  maySetPasswordUntil: Date | null = null,
): Promise<void> {
  const token = newToken();
  const expires = new Date(ctx.now().getTime() + SESSION_DAYS * DAY_MS);
  await transaction.session.create({
    data: {
      sessionTokenHash: hashToken(token),
      userId: user.id,
      expires,
      maySetPasswordUntil,
      confirmedAt: ctx.now(),
      userAgent: ctx.userAgent?.slice(0, 300) ?? null,
    },
  });
  setCookie(ctx, sessionCookie(token, expires, ctx.secure));
  setCookie(ctx, deviceCookie(ctx, user.email));
  const language = languageSchema.safeParse(user.language);
  if (language.success) setCookie(ctx, languageCookie(language.data, ctx.secure));
}
