import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import { ensurePrice } from "@gf-ledger/payments/stripe/premium-price";
import { createStripeClient } from "@gf-ledger/payments/stripe/stripe-client";
import { createStripePayments } from "@gf-ledger/payments/stripe/stripe-payments";
import { serveVendor } from "@gf-ledger/vendor-stand-ins/serve-vendor";
import {
  STAND_IN_SECRET_KEY,
  STAND_IN_WEBHOOK_SECRET,
  STRIPE_ORIGIN,
  standInStripe,
} from "@gf-ledger/vendor-stand-ins/stripe/stand-in-stripe";
import { openVendorNetwork, reaching } from "@gf-ledger/vendor-stand-ins/vendor-network";
import { createCaller } from "../../src/app-router";
import { answerOf } from "../../src/refusals/refusal-error";
import { receivePaymentEvent } from "../../src/subscription/receive-event";
import { openTestApp } from "./test-app";

/** The verbs with the Stripe adapter before a stand-in of Stripe over HTTP: everything but Stripe is real. */
export async function openStripeTestApp() {
  const stripe = standInStripe();
  const served = await serveVendor(STRIPE_ORIGIN, stripe.handlers);
  const network = openVendorNetwork();
  network.use(reaching(served.url));
  const access = { secretKey: STAND_IN_SECRET_KEY, timeoutMs: 1000, apiBase: served.url };
  const { id: priceId } = await ensurePrice(createStripeClient(access));
  const payments = createStripePayments({ ...access, webhookSecret: STAND_IN_WEBHOOK_SECRET, priceId });
  const testApp = await openTestApp({ payments });

  return {
    ...testApp,
    stripe,
    priceId,
    /** The same person on the other edition's host. */
    onEdition: ({ context }: Awaited<ReturnType<typeof testApp.signIn>>, edition: Edition) =>
      createCaller({ ...context, edition, locale: localeOf(edition, "en") }),
    /** The subjects of the mails to an address, in the order of letters. */
    async subjects(address: string) {
      return (await testApp.mails())
        .filter(({ to }) => to === address)
        .map(({ subject }) => subject)
        .sort();
    },
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
      await served.close();
    },
  };
}

export type StripeTestApp = Awaited<ReturnType<typeof openStripeTestApp>>;
