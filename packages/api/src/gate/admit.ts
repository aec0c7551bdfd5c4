import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import { appRouter } from "../app-router";
import type { ApiContext } from "../context";
import type { CallTraits } from "../trpc/trpc";
import { countCall } from "./count-call";
import { assertKeptToYear } from "./key-year";
import { assertReaches } from "./rules/reach";

/** By dotted path, which the router's own type does not tell. */
const procedures = appRouter._def.procedures as unknown as Readonly<
  Record<string, { readonly _def: { readonly type: string; readonly meta?: CallTraits } }>
>;

/**
 * The traits of a call by its dotted path (`receipts.create`); an empty object for a path that does not
 * exist.
 */
export function traitsOf(path: string): CallTraits {
  return Object.hasOwn(procedures, path) ? (procedures[path]?._def.meta ?? {}) : {};
}

/**
 * Before the body is read: takes a point for each call, refused or not (api-13, api-19), and refuses a caller
 * who may make none of them, or a key that may not make the only one (accounts-38).
 * @throws AppError `rate_limited`, `unauthenticated` or `forbidden`
 */
export async function admit(ctx: ApiContext, paths: readonly string[]): Promise<ApiContext> {
  const calls = paths.map(traitsOf);
  for (const _call of calls) await countCall(ctx);
  // Where one of several calls is open to everybody, the verbs refuse the others.
  if (!ctx.actor && calls.every(({ gate }) => gate !== undefined && gate !== "open")) {
    throw new AppError("unauthenticated", failure("signInFirst"));
  }
  const [only] = paths;
  const gate = calls.length === 1 ? calls[0]?.gate : undefined;
  if (only && gate && gate !== "open") {
    assertReaches(ctx.actor, gate, procedures[only]?._def.type ?? "");
    assertKeptToYear(ctx.actor, only);
  }
  for (const { limit } of calls) {
    if (limit && ctx.actor) await ctx.limits.check(limit, ctx.actor.user.id);
  }
  return { ...ctx, admitted: true };
}
