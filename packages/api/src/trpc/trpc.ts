import { AppError } from "@gf-ledger/domain/app-error";
import { initTRPC } from "@trpc/server";
import type { ApiContext } from "../context";
import { describeError, trpcCodeOf } from "./error-mapper";
import { plainJson } from "./plain-json";

const t = initTRPC.context<ApiContext>().create({
  transformer: plainJson,
  errorFormatter({ shape, error, ctx }) {
    const described = describeError(error, ctx);
    return {
      ...shape,
      message: described.body.message,
      data: {
        code: shape.data.code,
        httpStatus: described.status,
        path: shape.data.path,
        error: described.body,
      },
    };
  },
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Turns a verb's `AppError` into a tRPC error of the same meaning; the cause is kept for the mappers. */
const expectedErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) {
    Object.assign(result.error, { code: trpcCodeOf(result.error.cause) });
  }
  return result;
});

/** D40: everything else is 600 a minute for an account or a client. */
const limited = t.middleware(async ({ ctx, next }) => {
  await ctx.limits.consume("callsOfCaller", ctx.actor?.user.id ?? `client:${ctx.client}`);
  return next();
});

export const publicProcedure = t.procedure.use(expectedErrors).use(limited);

/** For signed-in callers; the verb finds `ctx.actor.scope`. */
export const protectedProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.actor) throw new AppError("unauthenticated", "Please sign in first.");
  return next({ ctx: { actor: ctx.actor } });
});
