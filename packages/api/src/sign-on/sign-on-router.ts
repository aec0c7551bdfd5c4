import { signOnRowInput, signOnsSchema, waysInSchema } from "@gf-ledger/domain/account/sign-in/sign-on";
import { answerOf } from "../refusals/refusal-error";
import { freshProcedure, publicProcedure, router, sessionProcedure } from "../trpc/trpc";
import { confirmSignOn, listSignOns, removeSignOn, waysIn } from "./own-sign-ons";

/** Signing in through the operator's OpenID Connect issuer (accounts-58). */
export const signOnRouter = router({
  waysIn: publicProcedure.output(waysInSchema).query(({ ctx }) => waysIn(ctx)),
  list: sessionProcedure.output(signOnsSchema).query(({ ctx }) => listSignOns(ctx)),
  confirm: freshProcedure
    .input(signOnRowInput)
    .output(signOnsSchema)
    .mutation(async ({ ctx, input }) => answerOf(await confirmSignOn(ctx, input))),
  remove: freshProcedure
    .input(signOnRowInput)
    .output(signOnsSchema)
    .mutation(async ({ ctx, input }) => answerOf(await removeSignOn(ctx, input))),
});
