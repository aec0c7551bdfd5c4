import Stripe from "stripe";

/** The payments that settled an invoice; each can be given back. */
async function paymentsOf(stripe: Stripe, invoice: string): Promise<string[]> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: "paid" });
  return data.flatMap(({ payment }) => {
    const intent = payment.payment_intent;
    const id = typeof intent === "string" ? intent : intent?.id;
    return id ? [id] : [];
  });
}

async function giveBack(stripe: Stripe, payment: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: payment, reason: "requested_by_customer" },
      { idempotencyKey: `refund-${payment}` },
    );
  } catch (error) {
    const before =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "charge_already_refunded";
    if (!before) throw error;
  }
}

/**
 * Refunds the last paid invoice of a subscription if it was paid at `since` or later; resolves to whether it
 * was.
 */
export async function refundLastInvoice(stripe: Stripe, subscription: string, since: Date): Promise<boolean> {
  const { data } = await stripe.invoices.list({ subscription, status: "paid", limit: 1 });
  const [invoice] = data;
  const paidAt = invoice?.status_transitions.paid_at ?? null;
  if (!invoice?.id || paidAt === null || paidAt * 1000 < since.getTime()) return false;
  for (const payment of await paymentsOf(stripe, invoice.id)) await giveBack(stripe, payment);
  return true;
}
