import { emailOnlySchema } from "@gf-ledger/domain/account/credentials";
import { z } from "zod";
import { answerOf } from "../refusals/refusal-error";
import { publicProcedure, router } from "../trpc/trpc";
import { sendTestMail } from "./send-test-mail";

/** What helps to find a fault in an installation. */
export const diagnosticsRouter = router({
  sendTestMail: publicProcedure
    .input(emailOnlySchema)
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input }) => answerOf(await sendTestMail(ctx, input))),
});
