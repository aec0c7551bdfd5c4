import { fieldsOf, formText } from "./form-body";
import { type Fields, missing, ok, type StripeAnswer } from "./stripe-answer";
import type { PriceObject } from "./stripe-objects";
import type { StripeWorld } from "./stripe-world";

/** POST /v1/prices */
export function createPrice(world: StripeWorld, fields: Fields): StripeAnswer {
  const options = Object.entries(fieldsOf(fields.currency_options));
  const price: PriceObject = {
    id: world.newId("price"),
    object: "price",
    active: true,
    currency: formText(fields.currency),
    lookup_key: formText(fields.lookup_key) || null,
    unit_amount: Number(fields.unit_amount),
    livemode: false,
    recurring: { interval: formText(fieldsOf(fields.recurring).interval), interval_count: 1 },
    currency_options: Object.fromEntries(
      options.map(([currency, option]) => [currency, { unit_amount: Number(fieldsOf(option).unit_amount) }]),
    ),
  };
  world.prices.set(price.id, price);
  return ok(price);
}

/** GET /v1/prices/:id */
export function retrievePrice(world: StripeWorld, _fields: Fields, id: string): StripeAnswer {
  const price = world.prices.get(id);
  return price ? ok(price) : missing("price", id);
}

/** GET /v1/prices: the active ones, by their names. */
export function listPrices(world: StripeWorld, fields: Fields): StripeAnswer {
  const keys = [fields.lookup_keys ?? []].flat().map(formText);
  const data = [...world.prices.values()].filter(
    (price) => price.active && keys.includes(price.lookup_key ?? ""),
  );
  return ok({ object: "list", url: "/v1/prices", has_more: false, data });
}
