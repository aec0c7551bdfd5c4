import type { ApiContext } from "../../context";
import { sessionCookie } from "../session-cookie";
import { setCookie } from "../set-cookie";

/** accounts-16 POST /api/logout: the session is gone from the database, not only from the browser. */
export async function endSession(ctx: ApiContext): Promise<Record<string, never>> {
  const id = ctx.actor?.sessionId;
  if (id) await ctx.database.session.deleteMany({ where: { id } });
  setCookie(ctx, sessionCookie(null, ctx.now(), ctx.secure));
  return {};
}
