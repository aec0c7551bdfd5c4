import type { ApiContext } from "../context";

/** D40: requests for a mail, for an address and for a client. */
export async function consumeMailLimits(ctx: ApiContext, email: string): Promise<void> {
  await ctx.limits.consume("mailsForClient", ctx.client);
  await ctx.limits.consume("mailsForAddress", email);
}
