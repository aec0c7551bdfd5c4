import { emailOnlySchema } from "@gf-ledger/domain/account/credentials";
import { AppError } from "@gf-ledger/domain/app-error";
import { testMailMessage } from "@gf-ledger/mail/messages/test-mail";
import { z } from "zod";
import { publicProcedure, router } from "../trpc/trpc";

/** The e-mail test page's call (mail-7 POST /api/test/email, screens-13): there only while diagnostics are on. */
export const diagnosticsRouter = router({
  sendTestMail: publicProcedure
    .input(emailOnlySchema)
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input }) => {
      if (!ctx.settings.diagnostics) throw new AppError("not_found", "There is no such call.");
      await ctx.limits.consume("testMailsOfClient", ctx.client);
      try {
        await ctx.mailer.send(testMailMessage({ to: input.email, edition: ctx.edition }));
      } catch (error) {
        ctx.log("warn", "test_mail_failed", { requestId: ctx.requestId, error });
        throw new AppError("unavailable", "Failed to send email");
      }
      return { message: "Email sent successfully" };
    }),
});
