import type { ApiContext } from "../context";
import { sessionCookie } from "./session-cookie";

/** accounts-16 POST /api/logout: the session is gone from the database, not only from the browser. */
export async function endSession(ctx: ApiContext): Promise<Record<string, never>> {
  const id = ctx.actor?.sessionId;
  if (id) await ctx.database.session.deleteMany({ where: { id } });
  ctx.setCookies.push(sessionCookie(null, ctx.now(), ctx.secure));
  return {};
}
