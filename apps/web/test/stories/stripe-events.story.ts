import type { SignedEvent } from "@gf-ledger/vendor-stand-ins/stripe/signed-event";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { signedIn } from "./support/browser";
import { mailsTo, mailTo, visitProduct } from "./support/product";
import { startStripeShop } from "./support/stripe-shop";

const DAY_SECONDS = 86_400;

const shop = await startStripeShop();
const { world, event } = shop.stripe;
const leave = visitProduct(shop.url, shop.dataFolder);
afterAll(() => {
  leave();
  return shop.close();
});

/** A person whose subscription runs, and its objects at Stripe. */
async function customer() {
  const person = await signedIn();
  await person.call("POST", "/api/payments/create-subscription");
  const id = [...world.subscriptions.keys()].at(-1) ?? "";
  const object = world.subscription(id);
  const invoice = world.pay(id);
  await arrive(event("invoice.paid", invoice));
  const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject);
  return {
    ...person,
    id,
    object,
    invoice,
    status: () => person.call("GET", "/api/payments/subscription"),
    /** The subjects of the mails about payments, newest first. */
    paymentMails: async () => (await subjects()).filter((subject) => /payment|Premium/.test(subject)),
  };
}

/** Delivers events one after the other; each is taken. */
async function arrive(...events: readonly SignedEvent[]): Promise<void> {
  for (const one of events) expect(await shop.deliver(one)).toBe(200);
}

const yesterday = () => ({ created: world.seconds() - DAY_SECONDS });
const running = { isPremium: true, subscription: { status: "active" } };

test("plans-13 plans-32 events that come a day late, in the wrong order and twice leave what Stripe holds, and one mail", async () => {
  const person = await customer();
  const begun = event(
    "customer.subscription.created",
    { ...person.object, status: "incomplete" },
    yesterday(),
  );
  await arrive(begun, begun);
  expect(await person.status()).toMatchObject(running);

  const unpaid = world.renew(person.id, false);
  const failed = event("invoice.payment_failed", unpaid);
  const overdue = event("customer.subscription.updated", { ...person.object });
  await arrive(failed, overdue, failed, event("invoice.payment_failed", unpaid));
  expect(await person.status()).toMatchObject({ subscription: { status: "past_due" } });
  await mailTo(person.email, /did not go through/);

  world.pay(person.id);
  await arrive(event("invoice.paid", unpaid), event("invoice.payment_failed", unpaid, yesterday()), overdue);
  expect(await person.status()).toMatchObject(running);
  expect(await person.paymentMails()).toEqual(["Your GF Ledger payment did not go through"]);
});

test("plans-33 a renewal whose card needs a second step is mailed once, with the page to confirm it on, and runs once it is", async () => {
  const person = await customer();
  const waiting = world.renewUnconfirmed(person.id);
  await arrive(event("invoice.payment_failed", waiting), event("invoice.payment_action_required", waiting));
  const { text } = await mailTo(person.email, /asks you to confirm/);
  expect(text).toContain(waiting.hosted_invoice_url);
  expect(await person.status()).toMatchObject({ isPremium: true, subscription: { status: "past_due" } });
  world.pay(person.id);
  await arrive(event("invoice.paid", waiting));
  expect(await person.status()).toMatchObject(running);
  expect(await person.paymentMails()).toHaveLength(1);
});

test("a customer who was deleted at Stripe loses Premium, whatever comes late, and can subscribe again as another", async () => {
  const person = await customer();
  const { customer: deleted } = person.object;
  const late = event("customer.subscription.updated", { ...person.object }, yesterday());
  world.deleteCustomer(deleted);
  await arrive(
    event("customer.deleted", { id: deleted, object: "customer", deleted: true }),
    event("customer.subscription.deleted", person.object),
    late,
  );
  expect(await person.status()).toMatchObject({ isPremium: false });
  await person.call("POST", "/api/payments/create-subscription");
  const again = [...world.subscriptions.values()].at(-1);
  expect(again).toMatchObject({ status: "incomplete" });
  expect([person.id, deleted]).not.toContain(again?.customer);
  expect(await person.paymentMails()).toEqual([]);
});

test("plans-34 mail-10 a price that was changed in Stripe begins no subscription; one that runs goes on, and its renewal names what is charged", async () => {
  const person = await customer();
  const [price] = world.prices.values();
  if (!price) throw new Error("The shop has a price.");
  const before = price.unit_amount;
  onTestFinished(() => {
    price.unit_amount = before;
  });
  price.unit_amount = 2999;
  const upcoming = { ...world.addInvoice(person.object, "upcoming"), amount_due: 2999 };
  await arrive(event("customer.subscription.updated", person.object), event("invoice.upcoming", upcoming));
  expect((await mailTo(person.email, /renews on/)).text).toContain("CAD 29.99");
  expect(await person.status()).toMatchObject(running);

  const other = await signedIn();
  other.allow(/503/);
  const made = world.subscriptions.size;
  await expect(other.call("POST", "/api/payments/create-subscription")).rejects.toThrow("503");
  expect(world.subscriptions.size).toBe(made);
});

test.each(["won", "lost"])(
  "plans-35 a dispute that is opened and %s leaves Premium as it is, refunds nothing and mails nobody",
  async (status) => {
    const person = await customer();
    world.disputed.add(person.invoice.id ?? "");
    const dispute = { id: `dp_${status}`, object: "dispute", payment_intent: `pi_${person.invoice.id}` };
    await arrive(event("charge.dispute.created", { ...dispute, status: "needs_response" }));
    expect(await person.status()).toMatchObject(running);
    const refused = await shop.command("refund", [person.email]);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("disputed")]);
    await arrive(event("charge.dispute.closed", { ...dispute, status }));
    expect(await person.status()).toMatchObject(running);
    expect([...world.refunds.keys()]).not.toContain(`pi_${person.invoice.id}`);
    expect(await person.paymentMails()).toEqual([]);
    // Stripe can be set to end the subscription of a lost dispute; then it says so.
    world.end(person.id);
    await arrive(event("customer.subscription.deleted", person.object));
    expect(await person.status()).toMatchObject({ isPremium: false });
  },
);

test("plans-31 what an endpoint of an older version sends counts, and the next start says which one it is", async () => {
  const url = new URL("/api/payments/webhook", shop.url.replace("//", "//ca.")).href;
  const older = { id: "we_older", object: "webhook_endpoint", livemode: false, created: 0 } as const;
  const sends = { url, status: "enabled", api_version: "2024-06-20", enabled_events: ["invoice.paid"] };
  world.endpoints.set(older.id, { ...older, ...sends });
  const person = await signedIn();
  await person.call("POST", "/api/payments/create-subscription");
  const id = [...world.subscriptions.keys()].at(-1) ?? "";
  await arrive(shop.stripe.olderEvent("invoice.paid", world.pay(id)));
  expect(await person.call("GET", "/api/payments/subscription")).toMatchObject(running);

  await shop.startAgain();
  const output = () => shop.printed().match(/.*payment_endpoint_of_other_version.*/)?.[0];
  await expect.poll(output, { timeout: 20_000 }).toContain("we_older");
  await arrive(shop.stripe.olderEvent("invoice.payment_failed", world.renew(id, false)));
  await mailTo(person.email, /did not go through/);
});
