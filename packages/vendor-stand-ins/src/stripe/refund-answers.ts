import { type Fields, refusal, type StripeAnswer } from "./stripe-answer";
import type { InvoicePaymentObject, RefundObject } from "./stripe-objects";
import type { StripeWorld } from "./stripe-world";

const list = (url: string, data: object[]): StripeAnswer => ({
  status: 200,
  body: { object: "list", url, has_more: false, data },
});

/** GET /v1/invoices: newest first. */
export function listInvoices(world: StripeWorld, fields: Fields): StripeAnswer {
  const invoices = [...world.invoices.values()].reverse().filter(({ parent, status }) => {
    const { subscription } = parent.subscription_details;
    return subscription === fields.subscription && (!fields.status || status === fields.status);
  });
  return list("/v1/invoices", invoices.slice(0, Number(fields.limit ?? 10)));
}

/** GET /v1/invoice_payments: what settled an invoice. */
export function listInvoicePayments(world: StripeWorld, fields: Fields): StripeAnswer {
  const invoice = world.invoices.get(String(fields.invoice));
  if (invoice?.status !== "paid") return list("/v1/invoice_payments", []);
  const payment: InvoicePaymentObject = {
    id: `inpay_${invoice.id}`,
    object: "invoice_payment",
    status: "paid",
    livemode: false,
    invoice: invoice.id ?? "",
    payment: { type: "payment_intent", payment_intent: `pi_${invoice.id}` },
  };
  return list("/v1/invoice_payments", [payment]);
}

/** POST /v1/refunds: once for a payment. */
export function createRefund(world: StripeWorld, fields: Fields): StripeAnswer {
  const payment = String(fields.payment_intent);
  const invoice = world.invoices.get(payment.replace(/^pi_/, ""));
  if (!invoice)
    return refusal(400, { type: "invalid_request_error", code: "resource_missing", param: "payment_intent" });
  if (world.refunds.has(payment)) {
    const message = "Charge has already been refunded.";
    return refusal(400, { type: "invalid_request_error", code: "charge_already_refunded", message });
  }
  const refund: RefundObject = {
    id: world.newId("re"),
    object: "refund",
    amount: invoice.amount_due,
    currency: invoice.currency,
    status: "succeeded",
    reason: "requested_by_customer",
    created: world.seconds(),
    payment_intent: payment,
  };
  world.refunds.set(payment, refund);
  return { status: 200, body: refund };
}
