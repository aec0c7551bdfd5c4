import { afterAll, expect, test } from "vitest";
import { DESK, type Person, PHONE, signedIn, signInAs, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { address, mailTo, newEmail, visitProduct } from "./support/product";
import { CARDS, startStripeShop } from "./support/stripe-shop";

const shop = await startStripeShop();
const leave = visitProduct(shop.url, shop.dataFolder);
afterAll(() => {
  leave();
  return shop.close();
});

async function customer(...options: Parameters<typeof signedIn>): Promise<Person> {
  const person = await signedIn(...options);
  await shop.open(person.page.context());
  return person;
}

async function pay({ page }: Pick<Person, "page">, card: string) {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
}

/** The subscription that was last begun at Stripe. */
function newestAtStripe() {
  const subscription = [...shop.stripe.world.subscriptions.values()].at(-1);
  if (!subscription) throw new Error("Nobody has begun a subscription.");
  return subscription;
}

const statusOf = ({ call }: Person) => call("GET", "/api/payments/subscription");

test.each([
  ["ca", DESK, "light", "cad"],
  ["us", PHONE, "dark", "usd"],
] as const)(
  "plans-12 /my-subscription: the card form, a declined card, a card that pays, the portal; edition %s",
  async (edition, viewport, colorScheme, currency) => {
    const person = await customer(viewport, edition, { colorScheme });
    const { page } = person;
    await page.goto(address("/my-subscription", edition));
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await page.getByLabel("Card number").waitFor();
    expect(newestAtStripe().currency).toBe(currency);
    expect(await violationsOf(page)).toEqual([]);
    await pay(person, CARDS.declined);
    await page.getByText("Your card was declined.").waitFor();
    expect(await page.getByText("Payment Error").isVisible()).toBe(true);

    await pay(person, CARDS.good);
    await page.waitForURL("**/my-subscription?success=true**");
    await page.getByRole("heading", { name: "Subscription Successful" }).waitFor();
    await expect.poll(() => statusOf(person)).toMatchObject({ isPremium: true });

    await page.goto(address("/my-subscription", edition));
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await page.getByRole("heading", { name: "Cards and invoices" }).waitFor();
    expect(new URL(page.url()).hostname).toBe("billing.stripe.com");
  },
);

test("plans-19 /subscription/success is the other return address, and a bank that confirms leads there", async () => {
  const person = await customer();
  const { page } = person;
  await page.goto(address("/subscription"));
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await page.getByRole("heading", { name: "Subscribe to Premium" }).waitFor();
  await pay(person, CARDS.asksTheBank);
  await page.getByRole("link", { name: "Decline" }).click();
  await page.waitForURL("**/subscription/success?redirect_status=failed");
  await page.getByText("An error occurred during payment").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await statusOf(person)).toMatchObject({ isPremium: false });

  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await pay(person, CARDS.asksTheBank);
  await page.getByRole("link", { name: "Confirm" }).click();
  await page.waitForURL("**/subscription/success?redirect_status=succeeded");
  await page.getByRole("heading", { name: "Subscription Successful" }).waitFor();
  await expect.poll(() => statusOf(person)).toMatchObject({ isPremium: true });
});

test("plans-19 who upgrades from a page is led back to it, also after a bank that refused at first", async () => {
  const person = await customer();
  const { page } = person;
  await page.goto(address("/my-subscription?redirect=%2Faccount"));
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await pay(person, CARDS.asksTheBank);
  await page.getByRole("link", { name: "Decline" }).click();
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await pay(person, CARDS.good);
  await page.waitForURL("**/account");
  await page.getByText("Subscription Successful").waitFor();
  expect(await statusOf(person)).toMatchObject({ isPremium: true });
  await page.goto(address("/my-subscription?redirect=%2F%2Fevil.example"));
  await page.getByText("You're currently on the Pro plan with unlimited receipts").waitFor();
  expect(await page.getByRole("link", { name: "Go back" }).count()).toBe(0);
});

test("a payment that succeeds while the browser dies is known from the webhook, and nobody pays again", async () => {
  const person = await customer();
  const { page, allow } = person;
  await page.goto(address("/my-subscription"));
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByLabel("Card number").waitFor();
  const subscription = newestAtStripe();
  shop.stripe.world.pay(subscription.id);
  await page.goto("about:blank");
  const event = shop.stripe.event("invoice.paid", shop.stripe.world.invoiceOf(subscription));
  expect(await shop.deliver({ ...event, signature: event.signature.replace(/v1=.{4}/, "v1=0000") })).toBe(
    400,
  );
  await page.goto(address("/robots.txt"));
  expect(await statusOf(person)).toMatchObject({ isPremium: false });
  expect(await shop.deliver(event)).toBe(200);
  expect(await shop.deliver(event)).toBe(200);
  expect(await statusOf(person)).toMatchObject({ isPremium: true });

  allow(/409/);
  const other = await page.context().newPage();
  await other.goto(address("/my-subscription"));
  await other.getByText("You're currently on the Pro plan with unlimited receipts").waitFor();
  await page.goto(address("/robots.txt"));
  await expect(person.call("POST", "/api/payments/create-subscription")).rejects.toThrow("409");
});

test.each([
  ["ca", "us", "cad", "usd", DESK, "light"],
  ["us", "ca", "usd", "cad", PHONE, "dark"],
] as const)(
  "plans-30 who begins on the edition %s and pays on %s is charged what that page shows, and the first form charges nothing any more",
  async (first, second, before, after, viewport, colorScheme) => {
    const person = await customer(viewport, first, { colorScheme });
    const { page } = person;
    await page.goto(address("/my-subscription", first));
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await page.getByLabel("Card number").waitFor();
    const begun = newestAtStripe();

    const other = await page.context().newPage();
    await signInAs(other, person.email, second);
    await other.goto(address("/my-subscription", second));
    await other.getByText(new RegExp(`About .*2\\.08 per month, in ${after.toUpperCase()}`)).waitFor();
    await other.getByRole("button", { name: "Upgrade to Pro" }).click();
    await other.getByLabel("Card number").waitFor();
    const again = newestAtStripe();
    expect([begun.currency, again.currency]).toEqual([before, after]);
    expect(again.customer).not.toBe(begun.customer);

    await pay(person, CARDS.good);
    await page.getByText("This payment was canceled.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pay({ page: other }, CARDS.good);
    await other.getByRole("heading", { name: "Subscription Successful" }).waitFor();
    await expect.poll(() => statusOf(person)).toMatchObject({ isPremium: true });
    const statuses = [begun, again].map((one) => shop.stripe.world.invoiceOf(one));
    expect(statuses.map(({ status, currency }) => [status, currency])).toEqual([
      ["void", before],
      ["paid", after],
    ]);
    await page.reload();
    await page.getByText("You're currently on the Pro plan with unlimited receipts").waitFor();
  },
);

test("two tabs share one subscription: the second is told that it is paid already", async () => {
  const person = await customer();
  const { page } = person;
  const before = shop.stripe.world.subscriptions.size;
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto(address("/my-subscription"));
  await Promise.all([page, other].map((tab) => tab.getByRole("button", { name: "Upgrade to Pro" }).click()));
  for (const tab of [page, other]) await tab.getByLabel("Card number").waitFor();
  expect(shop.stripe.world.subscriptions.size).toBe(before + 1);
  await pay(person, CARDS.good);
  await page.getByRole("heading", { name: "Subscription Successful" }).waitFor();
  await pay({ page: other }, CARDS.good);
  await other.getByText("This payment has already succeeded.").waitFor();
});

test("a payment script that is blocked is said in place of the form, and the next try has it", async () => {
  const { page, allow } = await customer(PHONE, "ca", { colorScheme: "dark" });
  allow(/ERR_FAILED|js\.stripe\.com/);
  const script = "https://js.stripe.com/**";
  await page.route(script, (route) => route.abort());
  await page.goto(address("/my-subscription"));
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByText(/^The payment form could not be loaded\./).waitFor();
  expect(await page.getByText("Payment Error").isVisible()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(script);
  await page.reload();
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByLabel("Card number").waitFor();
  await page.route("https://api.stripe.com/**", (route) => route.abort());
  await pay({ page }, CARDS.good);
  await page.getByText("An unexpected error occurred. Please try again.").waitFor();
});

test("plans-23 the payment provider down at checkout: said, nothing begun, and the button tries again", async () => {
  const { page, allow } = await customer(DESK, "us");
  allow(/50\d/);
  const before = shop.stripe.world.subscriptions.size;
  // More failures than all retries together would meet.
  shop.stripe.faults.push(...Array.from({ length: 40 }, () => 503));
  await page.goto(address("/my-subscription", "us"));
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByTestId("toast").filter({ hasText: "Error" }).waitFor({ timeout: 20_000 });
  expect(shop.stripe.world.subscriptions.size).toBe(before);
  shop.stripe.faults.length = 0;
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.getByLabel("Card number").waitFor();
});

test("a renewal that fails is mailed and shown, with the way to the payment details", async () => {
  const person = await customer();
  const { page } = person;
  await person.call("POST", "/api/payments/create-subscription");
  const { id } = newestAtStripe();
  shop.stripe.world.pay(id);
  const failed = shop.stripe.event("invoice.payment_failed", shop.stripe.world.renew(id, false));
  expect(await shop.deliver(failed)).toBe(200);
  expect((await mailTo(person.email, /did not go through/)).text).toContain("/my-subscription");
  await page.goto(address("/my-subscription"));
  await page.getByText("Your last payment did not go through").waitFor();
  expect(await page.getByRole("button", { name: "Manage Subscription" }).isVisible()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

test("screens-13, mail-2 without diagnostics the two test pages are not found; the local outbox stays", async () => {
  const { page, allow } = await visitor(PHONE);
  allow(/404/);
  for (const path of ["/auth-debug", "/email-test"]) {
    expect((await page.goto(address(path)))?.status()).toBe(404);
    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  }
  await page.goto(address("/outbox"));
  await page.getByRole("heading", { name: "Outbox" }).waitFor();
  const status = await page.evaluate(async (email) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ email });
    return (await fetch("/api/test/email", { method: "POST", headers, body })).status;
  }, newEmail());
  expect(status).toBe(404);
});
