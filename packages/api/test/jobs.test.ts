import type { Payments, SubscriptionState } from "@gf-ledger/payments/payments";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkPaymentEndpoints } from "../src/jobs/check-payment-endpoints";
import { startJobQueue } from "../src/jobs/job-queue";
import { reconcileSubscriptions } from "../src/jobs/reconcile-subscriptions";
import { remindOfTaxSeason } from "../src/jobs/tax-season";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
const held = new Map<string, SubscriptionState>();
const refuse = () => Promise.reject(new Error("Not part of this test."));
const payments: Payments = {
  name: "stripe",
  retrieve: async (externalId) => held.get(externalId) ?? null,
  abandon: refuse,
  otherEndpoints: async () => ["we_older"],
  subscribe: refuse,
  cancelAtPeriodEnd: refuse,
  reactivate: refuse,
  refund: refuse,
  portalUrl: refuse,
  verifyEvent: async () => null,
};

beforeAll(async () => {
  testApp = await openTestApp({ payments });
});
afterAll(() => testApp.close());

async function subscriber(externalId: string) {
  const { user } = await testApp.signIn();
  await testApp.database.subscription.create({
    data: {
      userId: user.id,
      externalId,
      customerId: "cus_1",
      provider: "stripe",
      status: "active",
      stateAt: new Date("2026-03-01T00:00:00Z"),
    },
  });
  held.set(externalId, {
    externalId,
    customerId: "cus_1",
    status: "past_due",
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    currency: "CAD",
  });
  return () => testApp.database.subscription.findUnique({ where: { externalId } });
}

const EXPENSE = {
  purchaseDate: new Date("2026-05-01"),
  name: "GF bread",
  category: "Bread and Bakery",
  quantity: 1,
  currency: "CAD",
  price: 700,
  regularPrice: 300,
  priceSource: "custom",
  extraCost: 400,
};

test("plans-15 A lost event is made good: what the provider says of a running subscription is stored", async () => {
  const row = await subscriber("sub_lost");
  await reconcileSubscriptions(testApp.services);
  expect(await row()).toMatchObject({ status: "past_due" });
});

test("plans-31 An endpoint at the provider that sends in another version is said in the log at the start", async () => {
  const logged: unknown[] = [];
  const services = {
    ...testApp.services,
    log: (...line: unknown[]) => void logged.push(line),
  };
  await checkPaymentEndpoints(services);
  expect(logged).toEqual([["warn", "payment_endpoint_of_other_version", { endpoints: ["we_older"] }]]);
  logged.length = 0;
  await checkPaymentEndpoints({ ...services, payments: { ...payments, otherEndpoints: async () => [] } });
  expect(logged).toEqual([]);
});

test("mail-9 The tax season's reminder goes once a year, in February, to those who logged something", async () => {
  const { user } = await testApp.signIn("logged@example.com");
  await testApp.signIn("idle@example.com");
  await testApp.database.lineItem.create({
    data: { ...EXPENSE, userId: user.id },
  });
  expect(await remindOfTaxSeason(testApp.services)).toBe(0);
  testApp.clock.now = new Date("2027-02-03T12:00:00Z");
  const both = await Promise.all([remindOfTaxSeason(testApp.services), remindOfTaxSeason(testApp.services)]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await remindOfTaxSeason(testApp.services)).toBe(0);
  const subjects = (await testApp.mails())
    .filter(({ to }) => to === user.email)
    .map(({ subject }) => subject);
  expect(subjects).toEqual(["Your gluten-free tax report for 2026"]);
});

test("Everybody is reminded once, however many they are and whatever the order of their ids", async () => {
  await testApp.pool.query(
    `INSERT INTO users (id, email) SELECT gen_random_uuid(), 'crowd-' || n || '@example.com' FROM generate_series(1, 250) n`,
  );
  await testApp.pool.query(
    `INSERT INTO line_items (id, user_id, purchase_date, name, category, quantity, currency, price, regular_price,
       price_source, extra_cost)
     SELECT gen_random_uuid(), id, '2028-05-01', 'Bread', 'Snacks', 1, 'CAD', 600, 300, 'catalogue', 300
     FROM users WHERE email LIKE 'crowd-%'`,
  );
  testApp.clock.now = new Date("2029-02-03T12:00:00Z");
  expect(await remindOfTaxSeason(testApp.services)).toBe(250);
  expect(await remindOfTaxSeason(testApp.services)).toBe(0);
  const reminded = (await testApp.mails()).filter(({ to }) => to.startsWith("crowd-")).map(({ to }) => to);
  expect(new Set(reminded).size).toBe(250);
  expect(reminded).toHaveLength(250);
});

test("The reminder says how to get no more of them; who has stopped it, by link or on the account page, gets none", async () => {
  const log = async (email: string) => {
    const person = await testApp.signIn(email, "us");
    await testApp.database.lineItem.create({
      data: { ...EXPENSE, purchaseDate: new Date("2027-05-01"), userId: person.user.id },
    });
    return person;
  };
  testApp.clock.now = new Date("2028-02-03T12:00:00Z");
  const reported = await log("told@example.com");
  const quiet = await log("quiet@example.com");
  await quiet.call.account.updateProfile({ taxReminders: false });
  await remindOfTaxSeason(testApp.services);
  const mails = await testApp.mails();
  expect(mails.filter(({ to }) => to === quiet.user.email)).toEqual([]);
  const mail = mails.find(({ to }) => to === reported.user.email);
  const url = new URL(mail?.unsubscribeUrl ?? "");
  expect(url.origin + url.pathname).toBe("http://us.localhost:3000/api/account/unsubscribe");
  expect(mail?.text).toContain(`http://us.localhost:3000/unsubscribe${url.search}`);
  expect(mail?.text).toContain("http://us.localhost:3000/tax-summary\n");

  const token = url.searchParams.get("token") ?? "";
  const { call } = testApp.anonymous();
  for (const forged of [token.slice(0, -1), `${quiet.user.id}${token.slice(36)}`, "x"]) {
    expect((await refusalOf(call.account.unsubscribe({ token: forged }))).code).toBe("BAD_REQUEST");
  }
  const done = { message: "You will get no more tax season reminders." };
  expect(await call.account.unsubscribe({ token })).toEqual(done);
  expect(await call.account.unsubscribe({ token })).toEqual(done);
  testApp.clock.now = new Date("2028-03-01T12:00:00Z");
  expect(await reported.call.account.updateProfile({ name: "Ada" })).toMatchObject({ taxReminders: false });
});

test("Two servers share one queue: the reconciling asked for at start is done", async () => {
  const row = await subscriber("sub_start");
  const queues = [await startJobQueue(testApp.services), await startJobQueue(testApp.services)];
  try {
    await expect.poll(row).toMatchObject({ status: "past_due" });
    const { rows } = await testApp.pool.query("SELECT count(*)::int AS schedules FROM jobs.schedule");
    expect(rows).toEqual([{ schedules: 5 }]);
  } finally {
    for (const queue of queues) await queue.close();
  }
});
