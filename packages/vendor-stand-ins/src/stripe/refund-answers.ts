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

/** GET /v1/invoice_payments: what settled an invoice, or is to settle it. */
export function listInvoicePayments(world: StripeWorld, fields: Fields): StripeAnswer {
  const invoice = world.invoices.get(String(fields.invoice));
  const status = invoice?.status === "paid" ? "paid" : "open";
  if (!invoice?.id || (fields.status && fields.status !== status)) return list("/v1/invoice_payments", []);
  const id = `pi_${invoice.id}`;
  const unpaid = world.unconfirmed.has(invoice.id) ? "requires_action" : "requires_payment_method";
  const intent = {
    id,
    object: "payment_intent",
    status: status === "paid" ? "succeeded" : unpaid,
  } as const;
  const expanded = [fields.expand ?? []].flat().includes("data.payment.payment_intent");
  const payment: InvoicePaymentObject = {
    id: `inpay_${invoice.id}`,
    object: "invoice_payment",
    status,
    livemode: false,
    invoice: invoice.id,
    payment: { type: "payment_intent", payment_intent: expanded ? intent : id },
  };
  return list("/v1/invoice_payments", [payment]);
}

/** POST /v1/refunds: once for a payment. */
export function createRefund(world: StripeWorld, fields: Fields): StripeAnswer {
  const payment = String(fields.payment_intent);
  const invoice = world.invoices.get(payment.replace(/^pi_/, ""));
  if (!invoice)
    return refusal(400, { type: "invalid_request_error", code: "resource_missing", param: "payment_intent" });
  if (world.disputed.has(invoice.id ?? "")) {
    const message = "Charge has been charged back; cannot issue a refund.";
    return refusal(400, { type: "invalid_request_error", code: "charge_disputed", message });
  }
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
