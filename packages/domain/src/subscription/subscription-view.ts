import { z } from "zod";
import { schemaNames } from "../input/schema-names";

/** plans-8: the one answer of both status calls. */
export const subscriptionStatusSchema = z.object({
  isPremium: z.boolean(),
  isSubscribed: z.boolean(),
  subscription: z
    .object({
      status: z.string(),
      currentPeriodEnd: z.string().nullable(),
      cancelAtPeriodEnd: z.boolean(),
      plan: z.string(),
    })
    .nullable(),
  /** `demo`: the practice checkout (plans-11). */
  provider: z.enum(["demo", "stripe"]),
  /** For the payment form; `null` where none is needed. */
  publishableKey: z.string().nullable(),
  /** Whether Premium's photos are read by a vision model here (plans-28). */
  visionModel: z.boolean(),
});
schemaNames.add(subscriptionStatusSchema, { id: "SubscriptionStatus" });
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

export const practiceOutcomeSchema = z.enum(["succeeds", "fails", "needs_confirmation"]);
