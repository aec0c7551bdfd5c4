import { isReplicaTrouble } from "@gf-ledger/db/database-trouble";
import { AppError } from "@gf-ledger/domain/app-error";
import { initTRPC, TRPCError } from "@trpc/server";
import type { ApiContext } from "../context";
import type { Actor } from "../gate/actor";
import { countCall } from "../gate/count-call";
import { assertWithinYear } from "../gate/key-year";
import { assertFresh } from "../gate/rules/freshness";
import { assertReaches, type Gate, type Reach } from "../gate/rules/reach";
import { inTurnOfAccount } from "../limits/heavy-reads";
import type { LimitName } from "../limits/rate-limits";
import { onReplica } from "../on-replica";
import { recordedAs } from "../records/recorder";
import { boundedSuperjson } from "./bounded-superjson";
import { describeError, trpcCodeOf } from "./error-mapper";

/** The field of an input that holds a photo's bytes (receipts-3) or those of a table's file (reports-37). */
export type CarriedField = "image" | "file";

/** What a transport knows of a call before it reads its body: who may make it, and what it carries. */
export interface CallTraits extends Partial<Reach> {
  /** A call with bytes is sent alone (api-28). */
  readonly carries?: CarriedField;
  /** Only for a session that was confirmed within ten minutes (accounts-76). */
  readonly asksToConfirm?: true;
  /** The account's limit that the verb takes points of; it is checked before a body is read. */
  readonly limit?: LimitName;
}

const t = initTRPC
  .context<ApiContext>()
  .meta<CallTraits>()
  .create({
    transformer: boundedSuperjson,
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

/**
 * Turns an `AppError` into a tRPC error of the same meaning, kept as its cause for the mappers; any other
 * error is returned unchanged.
 */
function meant(error: unknown): unknown {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (!(cause instanceof AppError)) return error;
  return new TRPCError({ code: trpcCodeOf(cause), message: cause.message, cause });
}

/** What runs before every verb, in one middleware: each further one would cost as much as a small verb. */
async function guarded<Result extends { readonly ok: boolean }>(
  ctx: ApiContext,
  proceed: () => Promise<Result>,
): Promise<Result> {
  try {
    if (!ctx.admitted) await countCall(ctx);
    const result = await proceed();
    if ("error" in result) throw result.error;
    return result;
  } catch (error) {
    throw meant(error);
  }
}

export const publicProcedure = t.procedure
  .meta({ gate: "open" } satisfies Reach)
  .use(({ ctx, next }) => guarded(ctx, () => next()));

function signedInProcedure(gate: Exclude<Gate, "open">) {
  return t.procedure.meta({ gate } satisfies Reach).use(({ ctx, type, path, getRawInput, next }) =>
    guarded(ctx, async () => {
      assertReaches(ctx.actor, gate, type);
      if (ctx.actor.keyYear !== null) await assertWithinYear(ctx, ctx.actor, path, getRawInput);
      // Only the type changes; passing a context here would copy it once more.
      const proceed = () => next<{ actor: Actor }>({});
      return type === "mutation" ? recordedAs(ctx.actor, proceed) : proceed();
    }),
  );
}

/**
 * For signed-in callers, by session or by an API key whose scope allows it; the verb finds `ctx.actor.scope`.
 */
export const protectedProcedure = signedInProcedure("key");

/**
 * As `protectedProcedure`, for a report or an export, which only reads, and much: in the account's turn (api-45), on a
 * replica that shows all that was written so far, where there is one, and on the database itself when that fails
 * (operating-43).
 */
export const reportProcedure = protectedProcedure.use(({ ctx, next }) =>
  inTurnOfAccount(ctx.actor.user.id, async () => {
    const reading = await onReplica(ctx);
    if (reading === ctx) return next();
    const { database, pool } = reading;
    const answer = await next({ ctx: { database, pool } });
    return answer.ok || !isReplicaTrouble(answer.error.cause) ? answer : next();
  }),
);

/** Only for the account's owner, signed in on the website, never for an API key (accounts-38). */
export const sessionProcedure = signedInProcedure("session");

/** For what gives a right to the account: refused to a session that was not confirmed lately (accounts-76). */
const fresh = t.middleware(({ ctx, next }) => {
  assertFresh(ctx);
  return next();
});

/** As `sessionProcedure`, for a session that was confirmed within ten minutes (accounts-76). */
export const freshProcedure = sessionProcedure.meta({ asksToConfirm: true }).use(fresh);

/** As `protectedProcedure`, and a session must have been confirmed within ten minutes (accounts-76). */
export const freshProtectedProcedure = protectedProcedure.meta({ asksToConfirm: true }).use(fresh);

/** As `protectedProcedure`, and for a preparer too, who may change nothing else (accounts-55). */
export const commentProcedure = signedInProcedure("comment");

/** For anybody signed in on the website, about themselves alone: the verb works on `ctx.actor.ownScope`. */
export const personProcedure = signedInProcedure("person");
