import { emailOnlySchema } from "@gf-ledger/domain/account/sign-in/credentials";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { testMailMessage } from "@gf-ledger/mail/messages/test-mail";
import { translatorOf } from "@gf-ledger/messages/translator";
import { z } from "zod";
import type { ApiContext } from "../context";
import { answerOf } from "../refusals/refusal-error";
import { publicProcedure, router } from "../trpc/trpc";

/**
 * The e-mail test page's call (mail-7 POST /api/test/email, screens-13): refused unless diagnostics are on.
 */
async function sendTestMail(
  ctx: ApiContext,
  input: { email: string },
): Promise<Outcome<{ message: string }, "diagnostics_off" | "too_many_requests" | "test_mail_not_sent">> {
  if (!ctx.settings.diagnostics) return refused("diagnostics_off");
  const taken = await ctx.limits.take([["testMailsOfClient", ctx.client]]);
  if (!taken.ok) return taken;
  try {
    await ctx.mailer.send(testMailMessage({ to: input.email, locale: ctx.ownLocale }));
  } catch (error) {
    ctx.log("warn", "test_mail_failed", { requestId: ctx.requestId, error });
    return refused("test_mail_not_sent");
  }
  return done({ message: translatorOf(ctx.locale, "done")("mailSent") });
}

/** What helps to find a fault in an installation. */
export const diagnosticsRouter = router({
  sendTestMail: publicProcedure
    .input(emailOnlySchema)
    .output(z.object({ message: z.string() }))
    .mutation(async ({ ctx, input }) => answerOf(await sendTestMail(ctx, input))),
});
