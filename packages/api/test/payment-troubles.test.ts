import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refundPremium } from "../src/subscription/refund";
import { openStripeTestApp, type StripeTestApp } from "./support/stripe-test-app";
import { refusalOf } from "./support/test-app";

let testApp: StripeTestApp;
beforeAll(async () => {
  testApp = await openStripeTestApp();
});
afterAll(() => testApp.close());

const DAY_SECONDS = 86_400;
const FAILED = "Your GF Ledger payment did not go through";
const CONFIRM = "Your bank asks you to confirm your GF Ledger payment";

/** Somebody with a running subscription. */
async function customer() {
  const person = await testApp.subscriber();
  testApp.stripe.world.pay(person.id);
  const object = testApp.stripe.world.subscription(person.id);
  await testApp.deliver(testApp.stripe.event("invoice.paid", testApp.stripe.world.invoiceOf(object)));
  return { ...person, object };
}

const rowOf = (userId: string) => testApp.database.subscription.findUniqueOrThrow({ where: { userId } });

describe("plans-30 the currency of a payment is the one that is shown", () => {
  test("what was begun on one edition is not handed out on the other", async () => {
    const person = await testApp.subscriber();
    const { world } = testApp.stripe;
    expect(world.subscription(person.id).currency).toBe("cad");

    const us = testApp.onEdition(person, "us");
    const { clientSecret } = await us.subscription.create();
    expect(clientSecret).not.toBe(person.clientSecret);
    const { externalId, customerId } = await rowOf(person.user.id);
    expect(world.subscription(externalId)).toMatchObject({ currency: "usd", metadata: { edition: "us" } });
    expect(customerId).not.toBe(person.customerId);
    // Nobody can pay the one that is no longer held.
    expect(world.subscription(person.id).status).toBe("incomplete_expired");
    expect(world.invoiceOf(world.subscription(person.id)).status).toBe("void");
    expect(await us.subscription.create()).toEqual({ clientSecret });
    expect((await testApp.onEdition(person, "ca").subscription.create()).clientSecret).not.toBe(clientSecret);
    expect(world.subscription((await rowOf(person.user.id)).externalId).currency).toBe("cad");
  });

  test("two tabs of both editions at once leave one that can be paid", async () => {
    const person = await testApp.signIn();
    const tabs = (["ca", "us"] as const).map((edition) => testApp.onEdition(person, edition));
    await Promise.all(tabs.map((tab) => tab.subscription.create()));
    const { world } = testApp.stripe;
    const made = [...world.subscriptions.values()].filter(
      ({ metadata }) => metadata.userId === person.user.id,
    );
    expect(made.map(({ status }) => status).sort()).toEqual(["incomplete", "incomplete_expired"]);
    const open = made.find(({ status }) => status === "incomplete");
    expect((await rowOf(person.user.id)).externalId).toBe(open?.id);
  });

  test("what was begun before currencies were kept is asked about, and handed out where it fits", async () => {
    const person = await testApp.subscriber();
    const forget = { where: { userId: person.user.id }, data: { currency: null } };
    await testApp.database.subscription.update(forget);
    expect(await person.call.subscription.create()).toEqual({ clientSecret: person.clientSecret });
    await testApp.database.subscription.update(forget);
    const other = await testApp.onEdition(person, "us").subscription.create();
    expect(other.clientSecret).not.toBe(person.clientSecret);
  });

  test("what is paid in one currency while the other edition asks is Premium, and not paid twice", async () => {
    const person = await testApp.subscriber();
    const made = testApp.stripe.world.subscriptions.size;
    testApp.stripe.world.pay(person.id);
    const us = testApp.onEdition(person, "us");
    expect((await refusalOf(us.subscription.create())).code).toBe("CONFLICT");
    expect(testApp.stripe.world.subscriptions.size).toBe(made);
  });

  test("somebody whose Canadian plan ended subscribes in US dollars as another customer", async () => {
    const { id, customerId, user, ...person } = await customer();
    testApp.stripe.world.end(id);
    await testApp.deliver(
      testApp.stripe.event("customer.subscription.deleted", testApp.stripe.world.subscription(id)),
    );
    await testApp.onEdition({ ...person, user }, "us").subscription.create();
    const row = await rowOf(user.id);
    expect(row).toMatchObject({ status: "incomplete", currency: "USD" });
    expect(row.customerId).not.toBe(customerId);
  });

  test("mail-10 the mail of a renewal names the currency that is charged, whichever edition is used now", async () => {
    const { id, user } = await customer();
    await testApp.database.user.update({ where: { id: user.id }, data: { edition: "us" } });
    const object = testApp.stripe.world.subscription(id);
    const upcoming = testApp.stripe.world.addInvoice(object, "upcoming");
    await testApp.deliver(testApp.stripe.event("invoice.upcoming", upcoming));
    const mail = (await testApp.mails()).filter(({ to }) => to === user.email).at(-1);
    expect(mail?.text).toContain("CAD 24.99");
  });
});

describe("plans-31 an endpoint of an older version of Stripe", () => {
  test("the mails of a failed payment and of a renewal come all the same", async () => {
    const { id, user, object } = await customer();
    const { world } = testApp.stripe;
    const upcoming = world.addInvoice(object, "upcoming");
    await testApp.deliver(testApp.stripe.olderEvent("invoice.upcoming", upcoming));
    await testApp.deliver(testApp.stripe.olderEvent("invoice.payment_failed", world.renew(id, false)));
    expect(await testApp.subjects(user.email)).toEqual([
      expect.stringMatching(/^GF Ledger Premium renews on /),
      FAILED,
    ]);
    expect(await testApp.stored(id)).toMatchObject({ status: "past_due" });
  });

  test("a first payment told in the older form counts", async () => {
    const { id, call, ...person } = await testApp.subscriber();
    testApp.stripe.world.pay(id);
    const object = testApp.stripe.world.subscription(id);
    await testApp.deliver(testApp.stripe.olderEvent("invoice.paid", testApp.stripe.world.invoiceOf(object)));
    expect((await rowOf(person.user.id)).status).toBe("active");
  });
});

describe("plans-32 a mail tells what is still so", () => {
  test("a failed renewal that was paid since is not told a day late", async () => {
    const { id, user } = await customer();
    const invoice = testApp.stripe.world.renew(id, false);
    const yesterday = testApp.stripe.world.seconds() - DAY_SECONDS;
    testApp.stripe.world.pay(id);
    await testApp.deliver(testApp.stripe.event("invoice.payment_failed", invoice, { created: yesterday }));
    expect(await testApp.subjects(user.email)).toEqual([]);
    expect(await testApp.stored(id)).toMatchObject({ status: "active" });
  });

  test("a coming renewal is not told after it came, nor of a plan that was cancelled", async () => {
    const renewed = await customer();
    const { world } = testApp.stripe;
    const upcoming = world.addInvoice(renewed.object, "upcoming");
    const late = testApp.stripe.event("invoice.upcoming", upcoming, {
      created: world.seconds() - DAY_SECONDS,
    });
    for (const item of renewed.object.items.data) item.current_period_end = world.seconds() - 60;
    world.renew(renewed.id, true);
    await testApp.deliver(late);
    expect(await testApp.subjects(renewed.user.email)).toEqual([]);

    const cancelled = await customer();
    cancelled.object.cancel_at_period_end = true;
    const other = world.addInvoice(cancelled.object, "upcoming");
    await testApp.deliver(testApp.stripe.event("invoice.upcoming", other));
    expect(await testApp.subjects(cancelled.user.email)).toEqual([]);
  });

  test("the same failure in two events, and each further try of Stripe's, is one mail", async () => {
    const { id, user } = await customer();
    const invoice = testApp.stripe.world.renew(id, false);
    const events = [1, 2, 3].map(() => testApp.stripe.event("invoice.payment_failed", invoice));
    await Promise.all(events.map((event) => testApp.deliver(event)));
    expect(await testApp.subjects(user.email)).toEqual([FAILED]);
    testApp.stripe.world.pay(id);
    await testApp.deliver(
      testApp.stripe.event("invoice.payment_failed", testApp.stripe.world.renew(id, false)),
    );
    expect(await testApp.subjects(user.email)).toEqual([FAILED, FAILED]);
  });
});

describe("plans-33 a card that needs a second step", () => {
  test.each([
    ["first the one", ["invoice.payment_action_required", "invoice.payment_failed"]],
    ["first the other", ["invoice.payment_failed", "invoice.payment_action_required"]],
  ])("Stripe sends two events, %s: one mail, with the way to confirm", async (_order, types) => {
    const { id, user } = await customer();
    const invoice = testApp.stripe.world.renewUnconfirmed(id);
    for (const type of types) await testApp.deliver(testApp.stripe.event(type, invoice));
    expect(await testApp.subjects(user.email)).toEqual([CONFIRM]);
    const mail = (await testApp.mails()).find(({ to }) => to === user.email);
    expect(mail?.text).toContain(invoice.hosted_invoice_url);
    testApp.stripe.world.pay(id);
    await testApp.deliver(testApp.stripe.event("invoice.paid", invoice));
    expect(await testApp.stored(id)).toMatchObject({ status: "active" });
  });

  test("at the first payment the page itself asks for it, and no mail is sent", async () => {
    const { id, user } = await testApp.subscriber();
    const object = testApp.stripe.world.subscription(id);
    const invoice = testApp.stripe.world.invoiceOf(object);
    testApp.stripe.world.unconfirmed.add(invoice.id ?? "");
    for (const type of ["invoice.payment_action_required", "invoice.payment_failed"])
      await testApp.deliver(testApp.stripe.event(type, invoice));
    expect(await testApp.subjects(user.email)).toEqual([]);
  });
});

test("a customer who is deleted at Stripe: Premium ends, late events change nothing, and a new one can be made", async () => {
  const { id, customerId, call, object, user } = await customer();
  const late = testApp.stripe.event("customer.subscription.updated", { ...object });
  testApp.stripe.world.deleteCustomer(customerId);
  await testApp.deliver(
    testApp.stripe.event("customer.deleted", { id: customerId, object: "customer", deleted: true }),
  );
  await testApp.deliver(testApp.stripe.event("customer.subscription.deleted", object));
  await testApp.deliver(late);
  expect(await call.subscription.status()).toMatchObject({ isPremium: false });
  await call.subscription.create();
  const row = await rowOf(user.id);
  expect(row.status).toBe("incomplete");
  expect(row.externalId).not.toBe(id);
  expect(testApp.stripe.world.customers.has(row.customerId)).toBe(true);
  await testApp.deliver(testApp.stripe.event("customer.subscription.updated", object));
  expect(await rowOf(user.id)).toEqual(row);
});

describe("plans-34 the price that is charged is the one that is shown", () => {
  test.each([
    ["its amount in US dollars was changed", { currency_options: { usd: { unit_amount: 2999 } } }],
    ["it is of another amount", { unit_amount: 1999 }],
    ["it was archived", { active: false }],
  ])("a price of which %s begins no subscription, until it is set up again", async (_what, change) => {
    const price = testApp.stripe.world.prices.get(testApp.priceId);
    if (!price) throw new Error("The price is set up.");
    const before = { ...price };
    Object.assign(price, change);
    const { call } = await testApp.signIn();
    const made = testApp.stripe.world.subscriptions.size;
    expect((await refusalOf(call.subscription.create())).message).toBe("Failed to create subscription");
    expect(testApp.stripe.world.subscriptions.size).toBe(made);
    Object.assign(price, before);
    await call.subscription.create();
    expect(testApp.stripe.world.subscriptions.size).toBe(made + 1);
  });
});

test("mail-10 a running subscription whose price was changed in Stripe goes on, and its renewal is mailed with what will be charged", async () => {
  const { id, call, user, object } = await customer();
  const upcoming = testApp.stripe.world.addInvoice(object, "upcoming");
  const changed = { ...upcoming, amount_due: 2999 };
  await testApp.deliver(testApp.stripe.event("customer.subscription.updated", object));
  await testApp.deliver(testApp.stripe.event("invoice.upcoming", changed));
  const mail = (await testApp.mails()).find(({ to }) => to === user.email);
  expect(mail?.text).toContain("CAD 29.99");
  expect(mail?.text).not.toContain("24.99");
  expect(await call.subscription.status()).toMatchObject({ isPremium: true });
  expect(await testApp.stored(id)).toMatchObject({ status: "active" });
});

describe("plans-35 a payment that is disputed at the bank", () => {
  test("keeps Premium while it is open, and ends it when Stripe ends the subscription", async () => {
    const { id, call, object } = await customer();
    const invoice = testApp.stripe.world.invoiceOf(object);
    testApp.stripe.world.disputed.add(invoice.id ?? "");
    const dispute = { id: "dp_1", object: "dispute", payment_intent: `pi_${invoice.id}`, status: "lost" };
    for (const type of ["charge.dispute.created", "charge.dispute.closed"])
      expect(await testApp.deliver(testApp.stripe.event(type, dispute))).toEqual({ received: true });
    expect(await call.subscription.status()).toMatchObject({ isPremium: true });
    testApp.stripe.world.end(id);
    await testApp.deliver(testApp.stripe.event("customer.subscription.deleted", object));
    expect(await call.subscription.status()).toMatchObject({ isPremium: false });
  });

  test("is not given back a second time: the refund is refused and Premium stays", async () => {
    const { call, user, object } = await customer();
    testApp.stripe.world.disputed.add(testApp.stripe.world.invoiceOf(object).id ?? "");
    expect(await refundPremium(testApp.services, user.email)).toEqual({ ok: false, reason: "disputed" });
    expect(await call.subscription.status()).toMatchObject({ isPremium: true });
  });
});
