import type { sessionViewSchema } from "@gf-ledger/domain/account/account-view";
import type { z } from "zod";
import type { SignedInContext } from "../context";

/** The browsers that are signed in, newest first. */
export async function listSessions(ctx: SignedInContext): Promise<z.infer<typeof sessionViewSchema>[]> {
  const rows = await ctx.database.session.findMany({
    where: { userId: ctx.actor.scope.userId, expires: { gt: ctx.now() } },
    orderBy: { createdAt: "desc" },
  });
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    expires: row.expires.toISOString(),
    current: row.id === ctx.actor.sessionId,
  }));
}
