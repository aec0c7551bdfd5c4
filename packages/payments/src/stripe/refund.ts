import type Stripe from "stripe";
import { isRefusal } from "./stripe-errors";

/** The payments that settled an invoice; each can be given back. */
async function paymentsOf(stripe: Stripe, invoice: string): Promise<string[]> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: "paid" });
  return data.flatMap(({ payment }) => {
    const intent = payment.payment_intent;
    const id = typeof intent === "string" ? intent : intent?.id;
    return id ? [id] : [];
  });
}

/** Resolves to whether it was given back, now or before; not where the bank took it back already. */
async function giveBack(stripe: Stripe, payment: string): Promise<boolean> {
  try {
    await stripe.refunds.create(
      { payment_intent: payment, reason: "requested_by_customer" },
      { idempotencyKey: `refund-${payment}` },
    );
  } catch (error) {
    if (isRefusal(error, "charge_disputed") || isRefusal(error, "refund_disputed_payment")) return false;
    if (!isRefusal(error, "charge_already_refunded")) throw error;
  }
  return true;
}

/**
 * Refunds the last paid invoice of a subscription if it was paid at `since` or later; resolves to what came of
 * it.
 */
export async function refundLastInvoice(
  stripe: Stripe,
  subscription: string,
  since: Date,
): Promise<"refunded" | "too_late" | "disputed"> {
  const { data } = await stripe.invoices.list({ subscription, status: "paid", limit: 1 });
  const [invoice] = data;
  const paidAt = invoice?.status_transitions.paid_at ?? null;
  if (!invoice?.id || paidAt === null || paidAt * 1000 < since.getTime()) return "too_late";
  for (const payment of await paymentsOf(stripe, invoice.id)) {
    if (!(await giveBack(stripe, payment))) return "disputed";
  }
  return "refunded";
}
