import Stripe from "stripe";

/** Whether Stripe refused a call with this code of its own. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

/** Whether Stripe does not know, or no longer knows, what was asked for. */
export const isMissing = (error: unknown): boolean => isRefusal(error, "resource_missing");
