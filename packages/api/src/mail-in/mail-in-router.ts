import { mailInSchema, mailSenderInput, mailSenderRowInput } from "@gf-ledger/domain/account/mail-in";
import { answerOf } from "../refusals/refusal-error";
import { freshProcedure, router, sessionProcedure } from "../trpc/trpc";
import { renewMailIn, showMailIn, turnOffMailIn, turnOnMailIn } from "./verbs/mail-in-settings";
import { addMailSender, removeMailSender } from "./verbs/mail-senders";

/** Receipts by email: the account's own address, and who may write to it (receipts-71). */
export const mailInRouter = router({
  show: sessionProcedure.output(mailInSchema).query(({ ctx }) => showMailIn(ctx)),
  turnOn: freshProcedure.output(mailInSchema).mutation(async ({ ctx }) => answerOf(await turnOnMailIn(ctx))),
  renew: freshProcedure.output(mailInSchema).mutation(async ({ ctx }) => answerOf(await renewMailIn(ctx))),
  turnOff: sessionProcedure.output(mailInSchema).mutation(({ ctx }) => turnOffMailIn(ctx)),
  addSender: freshProcedure
    .input(mailSenderInput)
    .output(mailInSchema)
    .mutation(async ({ ctx, input }) => answerOf(await addMailSender(ctx, input))),
  removeSender: sessionProcedure
    .input(mailSenderRowInput)
    .output(mailInSchema)
    .mutation(async ({ ctx, input }) => answerOf(await removeMailSender(ctx, input))),
});
