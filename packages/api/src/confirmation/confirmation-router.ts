import {
  confirmationSchema,
  confirmByCodeInput,
  confirmByPasskeyInput,
  confirmByPasswordInput,
} from "@gf-ledger/domain/account/sign-in/confirmation";
import { usePasskeyOptionsSchema } from "@gf-ledger/domain/account/sign-in/passkey";
import { z } from "zod";
import { answerOf } from "../refusals/refusal-error";
import { personProcedure, router } from "../trpc/trpc";
import { confirmationPasskeyOptions, confirmByPasskey, confirmByPassword, showConfirmation } from "./confirm";
import { confirmByCode, mailConfirmationCode } from "./mailed-code";

/** Showing once more that it is oneself, before a right to the account is given (accounts-76). */
export const confirmationRouter = router({
  show: personProcedure.output(confirmationSchema).query(({ ctx }) => showConfirmation(ctx)),
  byPassword: personProcedure
    .input(confirmByPasswordInput)
    .output(confirmationSchema)
    .mutation(async ({ ctx, input }) => answerOf(await confirmByPassword(ctx, input))),
  passkeyOptions: personProcedure
    .output(usePasskeyOptionsSchema)
    .mutation(async ({ ctx }) => answerOf(await confirmationPasskeyOptions(ctx))),
  byPasskey: personProcedure
    .input(confirmByPasskeyInput)
    .output(confirmationSchema)
    .mutation(async ({ ctx, input }) => answerOf(await confirmByPasskey(ctx, input))),
  mailCode: personProcedure
    .output(z.object({ email: z.string() }))
    .mutation(async ({ ctx }) => answerOf(await mailConfirmationCode(ctx))),
  byCode: personProcedure
    .input(confirmByCodeInput)
    .output(confirmationSchema)
    .mutation(async ({ ctx, input }) => answerOf(await confirmByCode(ctx, input))),
});
