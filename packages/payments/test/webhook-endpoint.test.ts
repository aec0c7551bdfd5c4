import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { ensureEndpoint } from "../src/stripe/webhook-endpoint";
import { openStripe } from "./stripe-test-app";

const ADDRESS = "https://gfledger.ca/api/payments/webhook";

describe("plans-31 the endpoint that Stripe sends to", () => {
  it("is made once, in the version that the product asks for, with the events that it reads", async () => {
    const { stripe, client, payments } = await openStripe();
    const made = await ensureEndpoint(client, ADDRESS);
    expect(made).toEqual({ id: expect.stringMatching(/^we_/), secret: `whsec_${made.id}`, others: [] });
    expect(stripe.world.endpoints.get(made.id)).toMatchObject({
      url: ADDRESS,
      api_version: Stripe.API_VERSION,
      enabled_events: expect.arrayContaining(["invoice.upcoming", "invoice.payment_action_required"]),
    });
    expect(await ensureEndpoint(client, ADDRESS)).toEqual({ ...made, secret: null });
    expect(await payments.otherEndpoints([ADDRESS])).toEqual([]);
  });

  it("of another version is named, and one of the product's own is made beside it", async () => {
    const { client, payments } = await openStripe();
    const create = (url: string, version?: "2024-06-20") =>
      client.webhookEndpoints.create({
        url,
        enabled_events: ["invoice.paid"],
        ...(version && { api_version: version }),
      });
    const older = await create(ADDRESS, "2024-06-20");
    const accounts = await create(ADDRESS);
    await create("https://other.example/api/payments/webhook", "2024-06-20");
    expect(await payments.otherEndpoints([ADDRESS])).toEqual([older.id, accounts.id]);
    const made = await ensureEndpoint(client, ADDRESS);
    expect(made).toMatchObject({ secret: expect.any(String), others: [older.id, accounts.id] });
  });
});
