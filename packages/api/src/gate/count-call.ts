import type { ApiContext, SignedInContext } from "../context";
import { assertReaches } from "./reach";

/** For whom something is counted: the account, or the client of a call by nobody. */
export function callerOf({ actor, client }: Pick<ApiContext, "actor" | "client">): string {
  return actor?.user.id ?? `client:${client}`;
}

/**
 * Takes the point of one call, of its account or else of its client (api-19). It stands before every refusal, so that
 * who is refused is counted too. @throws AppError `rate_limited`
 */
export async function countCall(ctx: ApiContext): Promise<void> {
  await ctx.limits.consume("callsOfCaller", callerOf(ctx));
}

/**
 * Counts a call that has no procedure, and lets a person through who is signed in on the website.
 * @throws AppError `rate_limited`, `unauthenticated`, or `forbidden` for an API key.
 */
export async function admitPerson(ctx: ApiContext): Promise<SignedInContext> {
  await countCall(ctx);
  const { actor } = ctx;
  assertReaches(actor, "session", "mutation");
  return { ...ctx, actor };
}
