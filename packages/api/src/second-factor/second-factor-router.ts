import {
  newSecondFactorSchema,
  ownPasswordInput,
  recoveryCodesSchema,
  secondFactorCodeInput,
  secondFactorSchema,
} from "@gf-ledger/domain/account/second-factor";
import { answerOf } from "../refusals/refusal-error";
import { router, sessionProcedure } from "../trpc/trpc";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from "./own-second-factor";

/** An authenticator app that a sign-in by password asks for (accounts-65). */
export const secondFactorRouter = router({
  show: sessionProcedure.output(secondFactorSchema).query(({ ctx }) => secondFactor(ctx)),
  begin: sessionProcedure
    .input(ownPasswordInput)
    .output(newSecondFactorSchema)
    .mutation(async ({ ctx, input }) => answerOf(await beginSecondFactor(ctx, input))),
  confirm: sessionProcedure
    .input(secondFactorCodeInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => answerOf(await confirmSecondFactor(ctx, input))),
  renewCodes: sessionProcedure
    .input(ownPasswordInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => answerOf(await renewRecoveryCodes(ctx, input))),
  remove: sessionProcedure
    .input(ownPasswordInput)
    .output(secondFactorSchema)
    .mutation(async ({ ctx, input }) => answerOf(await removeSecondFactor(ctx, input))),
});
