import {
  deliveriesSchema,
  deliveryIdInput,
  deliveryViewSchema,
  madeWebhookSchema,
  newWebhookInput,
  webhookIdInput,
  webhooksSchema,
} from "@gf-ledger/domain/webhook/webhook-view";
import { deleteOwn } from "../records/delete-own";
import { answerOf } from "../refusals/refusal-error";
import { freshProcedure, router, sessionProcedure } from "../trpc/trpc";
import { listDeliveries, sendAgain } from "./deliveries";
import { createWebhook, listWebhooks } from "./webhooks";

/**
 * Addresses that are notified of what happens in the account (api-35). No API key reaches them: a webhook would go on
 * telling after the key was revoked.
 */
export const webhooksRouter = router({
  list: sessionProcedure.output(webhooksSchema).query(({ ctx }) => listWebhooks(ctx)),
  create: freshProcedure
    .input(newWebhookInput)
    .output(madeWebhookSchema)
    .mutation(async ({ ctx, input }) => answerOf(await createWebhook(ctx, input))),
  delete: sessionProcedure
    .input(webhookIdInput)
    .output(webhookIdInput)
    .mutation(async ({ ctx, input }) => answerOf(await deleteOwn(ctx, "webhook", input))),
  deliveries: sessionProcedure
    .input(webhookIdInput)
    .output(deliveriesSchema)
    .query(async ({ ctx, input }) => answerOf(await listDeliveries(ctx, input))),
  sendAgain: sessionProcedure
    .input(deliveryIdInput)
    .output(deliveryViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await sendAgain(ctx, input))),
});
