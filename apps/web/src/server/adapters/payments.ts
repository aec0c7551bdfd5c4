import type { Database } from "@gf-ledger/db/database";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import type { Payments, SubscriptionState } from "@gf-ledger/payments/payments";
import { createStripePayments } from "@gf-ledger/payments/stripe/stripe-payments";
import type { Environment } from "../environment/environment";

function isStatus(status: string): status is SubscriptionState["status"] {
  return ["incomplete", "active", "past_due", "canceled"].includes(status);
}

/** plans-11: Stripe when a secret key is set, the practice checkout otherwise. */
export function createPayments(environment: Environment, database: Database): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  if (secretKey) {
    return createStripePayments({
      secretKey,
      webhookSecret: webhookSecret ?? null,
      priceId: environment.STRIPE_PRICE_ID ?? null,
      ...(environment.STRIPE_API_BASE ? { apiBase: environment.STRIPE_API_BASE } : {}),
    });
  }
  return createDemoPayments({
    async read(externalId) {
      const row = await database.subscription.findUnique({ where: { externalId } });
      if (!row || !isStatus(row.status)) return null;
      const { customerId, status, currentPeriodEnd, cancelAtPeriodEnd } = row;
      const currency = currencySchema.safeParse(row.currency).data ?? null;
      return { externalId, customerId, status, currentPeriodEnd, cancelAtPeriodEnd, currency };
    },
  });
}
