import {
  callerViewSchema,
  magicLinkInput,
  openTokenInput,
  registrationAnswerSchema,
  resetPasswordInput,
  tokenTestAnswerSchema,
  userViewSchema,
  verifyTokenAnswerSchema,
  verifyTokenInput,
} from "@gf-ledger/domain/account/account-view";
import {
  emailOnlySchema,
  loginWithCodeSchema,
  registrationSchema,
} from "@gf-ledger/domain/account/sign-in/credentials";
import { z } from "zod";
import { bringLanguage } from "../account/language-cookie";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, publicProcedure, router, sessionProcedure } from "../trpc/trpc";
import { deviceSecret, pageMark } from "./device-secret";
import { endSession } from "./verbs/end-session";
import { login } from "./verbs/login";
import { register } from "./verbs/register";
import { requestLink } from "./verbs/request-link";
import { resetPassword } from "./verbs/reset-password";
import { testToken, verifyToken } from "./verbs/verify-token";

const messageSchema = z.object({ message: z.string() });

/** Signing in by mailed link or by password, in one session (accounts-1 accounts-18). */
export const authRouter = router({
  user: protectedProcedure.output(callerViewSchema).query(({ ctx }) => {
    bringLanguage(ctx);
    return {
      ...ctx.actor.user,
      keyScopes: ctx.actor.keyScopes && [...ctx.actor.keyScopes],
      keyYear: ctx.actor.keyYear,
      linkUsedAt: ctx.actor.linkUsedAt?.toISOString() ?? null,
      role: ctx.actor.role,
      deviceSecret: deviceSecret(ctx.settings, ctx.actor),
      pageMark: pageMark(ctx.settings, ctx.actor),
    };
  }),
  login: publicProcedure
    .input(loginWithCodeSchema)
    .output(userViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await login(ctx, input))),
  register: publicProcedure
    .input(registrationSchema)
    .output(registrationAnswerSchema)
    .mutation(async ({ ctx, input }) => answerOf(await register(ctx, input))),
  logout: publicProcedure.output(z.object({})).mutation(({ ctx }) => endSession(ctx)),
  requestMagicLink: publicProcedure
    .input(magicLinkInput)
    .output(messageSchema)
    .mutation(async ({ ctx, input }) => answerOf(await requestLink(ctx, input))),
  requestPasswordReset: publicProcedure
    .input(emailOnlySchema)
    .output(messageSchema)
    .mutation(async ({ ctx, input }) =>
      answerOf(await requestLink(ctx, { ...input, isPasswordReset: true })),
    ),
  verifyToken: publicProcedure
    .input(openTokenInput)
    .output(verifyTokenAnswerSchema)
    .mutation(async ({ ctx, input }) => answerOf(await verifyToken(ctx, input))),
  testToken: publicProcedure
    .input(verifyTokenInput)
    .output(tokenTestAnswerSchema)
    .query(({ ctx, input }) => testToken(ctx, input)),
  resetPassword: sessionProcedure
    .input(resetPasswordInput)
    .output(messageSchema)
    .mutation(async ({ ctx, input }) => answerOf(await resetPassword(ctx, input))),
});
