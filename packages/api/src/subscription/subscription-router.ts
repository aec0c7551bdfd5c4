import {
  practiceOutcomeSchema,
  subscriptionStatusSchema,
} from "@gf-ledger/domain/subscription/subscription-view";
import { z } from "zod";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, publicProcedure, router, sessionProcedure } from "../trpc/trpc";
import { cancelSubscription, reactivateSubscription, subscriptionPortal } from "./change-subscription";
import { completePractice } from "./complete-practice";
import { receivePaymentEvent } from "./receive-event";
import { refreshSubscription } from "./refresh";
import { subscriptionStatus } from "./status";
import { createSubscription } from "./subscribe";

/** The plan and its payment. */
export const subscriptionRouter = router({
  status: protectedProcedure.output(subscriptionStatusSchema).query(({ ctx }) => subscriptionStatus(ctx)),
  create: sessionProcedure
    .output(z.object({ clientSecret: z.string() }))
    .mutation(async ({ ctx }) => answerOf(await createSubscription(ctx))),
  cancel: sessionProcedure
    .output(subscriptionStatusSchema)
    .mutation(async ({ ctx }) => answerOf(await cancelSubscription(ctx))),
  reactivate: sessionProcedure
    .output(subscriptionStatusSchema)
    .mutation(async ({ ctx }) => answerOf(await reactivateSubscription(ctx))),
  refresh: sessionProcedure.output(subscriptionStatusSchema).mutation(({ ctx }) => refreshSubscription(ctx)),
  portal: sessionProcedure
    .output(z.object({ url: z.string() }))
    .mutation(async ({ ctx }) => answerOf(await subscriptionPortal(ctx))),
  completePractice: sessionProcedure
    .input(z.object({ outcome: practiceOutcomeSchema }))
    .output(subscriptionStatusSchema)
    .mutation(async ({ ctx, input }) => answerOf(await completePractice(ctx, input))),
  receiveEvent: publicProcedure
    .input(z.object({ body: z.string(), signature: z.string().nullable() }))
    .output(z.object({ received: z.literal(true) }))
    .mutation(async ({ ctx, input }) => answerOf(await receivePaymentEvent(ctx, input))),
});
