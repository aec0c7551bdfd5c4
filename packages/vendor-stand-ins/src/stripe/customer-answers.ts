import { formText, metadataOf } from "./form-body";
import { type Fields, missing, ok, type StripeAnswer } from "./stripe-answer";
import type { PortalObject } from "./stripe-objects";
import type { StripeWorld } from "./stripe-world";

/** POST /v1/customers */
export function createCustomer(world: StripeWorld, fields: Fields): StripeAnswer {
  const id = world.newId("cus");
  const customer = {
    id,
    object: "customer" as const,
    email: formText(fields.email),
    currency: null,
    metadata: metadataOf(fields.metadata),
    livemode: false,
    created: world.seconds(),
  };
  world.customers.set(id, customer);
  return ok(customer);
}

/** GET /v1/customers/:id: of one that was deleted, only that it was. */
export function retrieveCustomer(world: StripeWorld, _fields: Fields, id: string): StripeAnswer {
  if (world.deletedCustomers.has(id)) return ok({ id, object: "customer", deleted: true });
  const customer = world.customers.get(id);
  return customer ? ok(customer) : missing("id", id);
}

/** POST /v1/billing_portal/sessions */
export function createPortal(world: StripeWorld, fields: Fields): StripeAnswer {
  const customer = formText(fields.customer);
  if (!world.customers.has(customer)) return missing("customer", customer);
  const id = world.newId("bps");
  const session: PortalObject = {
    id,
    object: "billing_portal.session",
    customer,
    return_url: formText(fields.return_url),
    url: `https://billing.stripe.com/p/session/${id}`,
    created: world.seconds(),
    livemode: false,
  };
  return ok(session);
}
