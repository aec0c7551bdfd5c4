import { ensurePrice } from "@gf-ledger/payments/stripe/premium-price";
import { createStripeClient } from "@gf-ledger/payments/stripe/stripe-client";
import { createStripePayments } from "@gf-ledger/payments/stripe/stripe-payments";
import {
  STAND_IN_SECRET_KEY,
  STAND_IN_WEBHOOK_SECRET,
  standInStripe,
} from "@gf-ledger/vendor-stand-ins/stripe/stand-in-stripe";
import { openVendorNetwork } from "@gf-ledger/vendor-stand-ins/vendor-network";
import { answerOf } from "../../src/refusals/refusal-error";
import { receivePaymentEvent } from "../../src/subscription/receive-event";
import { openTestApp } from "./test-app";

/** The verbs with the Stripe adapter before a stand-in of Stripe: everything but Stripe is real. */
export async function openStripeTestApp() {
  const stripe = standInStripe();
  const network = openVendorNetwork();
  network.use(...stripe.handlers);
  const access = { secretKey: STAND_IN_SECRET_KEY, timeoutMs: 1000 };
  const { id: priceId } = await ensurePrice(createStripeClient(access));
  const payments = createStripePayments({ ...access, webhookSecret: STAND_IN_WEBHOOK_SECRET, priceId });
  const testApp = await openTestApp({ payments });

  return {
    ...testApp,
    stripe,
    /** Delivers an event to the webhook's verb, as Stripe sent it. */
    deliver: async ({ body, signature }: { body: string; signature: string }) =>
      answerOf(await receivePaymentEvent(testApp.anonymous().context, { body, signature })),
    /** Somebody with an unfinished subscription, and its id at Stripe. */
    async subscriber() {
      const person = await testApp.signIn();
      const { clientSecret } = await person.call.subscription.create();
      const row = await testApp.database.subscription.findUniqueOrThrow({
        where: { userId: person.user.id },
      });
      return { ...person, clientSecret, id: row.externalId, customerId: row.customerId };
    },
    stored: (externalId: string) =>
      testApp.database.subscription.findUnique({
        where: { externalId },
        select: { status: true, currentPeriodEnd: true, cancelAtPeriodEnd: true },
      }),
    async close() {
      await testApp.close();
      network.close();
    },
  };
}

export type StripeTestApp = Awaited<ReturnType<typeof openStripeTestApp>>;
