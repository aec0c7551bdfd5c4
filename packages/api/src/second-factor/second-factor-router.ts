import {
  newSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorCodeInput,
  secondFactorSchema,
} from "@gf-ledger/domain/account/sign-in/second-factor";
import { answerOf } from "../refusals/refusal-error";
import { freshProcedure, router, sessionProcedure } from "../trpc/trpc";
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
  begin: freshProcedure
    .output(newSecondFactorSchema)
    .mutation(async ({ ctx }) => answerOf(await beginSecondFactor(ctx))),
  confirm: freshProcedure
    .input(secondFactorCodeInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => answerOf(await confirmSecondFactor(ctx, input))),
  renewCodes: freshProcedure
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx }) => answerOf(await renewRecoveryCodes(ctx))),
  remove: freshProcedure
    .output(secondFactorSchema)
    .mutation(async ({ ctx }) => answerOf(await removeSecondFactor(ctx))),
});
