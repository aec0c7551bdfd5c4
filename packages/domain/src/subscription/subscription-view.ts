import { z } from "zod";

/** §9: Premium, per year, in the edition's currency. */
export const PREMIUM_PRICE_CENTS = 2499;
/** §9: receipts a calendar month on the free plan. */
export const FREE_RECEIPTS_PER_MONTH = 5;
/** §1, §9. */
export const MONEY_BACK_DAYS = 30;

/** D22: the one answer of both status calls. */
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
  /** `demo`: the practice checkout (D35). */
  provider: z.enum(["demo", "stripe"]),
  /** For the payment form; `null` where none is needed. */
  publishableKey: z.string().nullable(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

export const practiceOutcomeSchema = z.enum(["succeeds", "fails", "needs_confirmation"]);
