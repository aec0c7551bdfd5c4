import type { ApiContext, SignedInContext } from "../context";
import { assertReaches } from "./rules/reach";

/** The key that points are counted under: the account, or the client where nobody is signed in. */
export function callerOf({ actor, client }: Pick<ApiContext, "actor" | "client">): string {
  return actor?.user.id ?? `client:${client}`;
}

/**
 * Takes one call's point from the account, or from the client where nobody is signed in (api-19). It runs
 * before any refusal, so that refused calls are counted too.
 * @throws AppError `rate_limited`
 */
export async function countCall(ctx: ApiContext): Promise<void> {
  await ctx.limits.consume("callsOfCaller", callerOf(ctx));
}

/**
 * For a call without a procedure: counts it, and admits only a person signed in on the website.
 * @throws AppError `rate_limited`, `unauthenticated`, or `forbidden` for an API key.
 */
export async function admitPerson(ctx: ApiContext): Promise<SignedInContext> {
  await countCall(ctx);
  const { actor } = ctx;
  assertReaches(actor, "session", "mutation");
  return { ...ctx, actor };
}

/**
 * For a call without a procedure that changes nothing: counts it, and admits a signed-in person, or an API
 * key that may read.
 * @throws AppError `rate_limited`, `unauthenticated`, or `forbidden` for an API key without that right.
 */
export async function admitReader(ctx: ApiContext): Promise<SignedInContext> {
  await countCall(ctx);
  const { actor } = ctx;
  assertReaches(actor, "key", "query");
  return { ...ctx, actor };
}
