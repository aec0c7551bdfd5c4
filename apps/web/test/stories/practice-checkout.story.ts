import { expect, test } from "vitest";
import { DESK, type Person, PHONE, signedIn, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { address, mailTo } from "./support/product";
import { focused } from "./support/wait-for-focus";

const CANCEL_QUESTION =
  "Are you sure you want to cancel your subscription? You'll lose access to unlimited receipts at the end of your billing period.";

async function choose({ page }: Person, outcome: string) {
  await page.getByLabel("How the practice payment should end").selectOption({ label: outcome });
  await page.getByRole("button", { name: "Subscribe Now" }).click();
}

async function subscribe(person: Person) {
  await person.call("POST", "/api/payments/create-subscription");
  await person.call("POST", "/api/payments/complete-practice", { outcome: "succeeds" });
}

test.each([
  ["ca", DESK, "light", "$24.99 per year", "CAD"],
  ["us", PHONE, "dark", "$24.99 per year", "USD"],
] as const)(
  "plans-18 plans-24 plans-26 My Subscription from plan to success, and back, edition %s",
  async (edition, viewport, colorScheme, price, currency) => {
    const person = await signedIn(viewport, edition, { colorScheme });
    const { page, allow } = person;
    await page.goto(address("/my-subscription", edition));
    await drawnPage(page, "My Subscription");
    await page.getByText("5 of 5 receipts left this month.").waitFor();
    expect(await page.getByText("Current Plan").isVisible()).toBe(true);
    // plans-29
    await page.getByRole("heading", { name: "Premium (Pro)" }).waitFor();
    await page.getByText("No vision model is set up here").waitFor();
    expect(await page.getByText(price).isVisible()).toBe(true);
    expect(await page.getByText(new RegExp(`About .*2\\.08 per month, in ${currency}`)).isVisible()).toBe(
      true,
    );
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await page.getByText("Practice checkout").waitFor();
    expect(await violationsOf(page)).toEqual([]);

    allow(/422/);
    await choose(person, "The card is declined");
    await page.getByText("Payment Error").waitFor();
    expect(await page.getByText("Your practice card was declined.").isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);

    await choose(person, "The bank asks for a confirmation");
    await page.getByRole("heading", { name: "Confirm this payment" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Decline" }).click();
    await page.getByText("Your bank asks you to confirm this practice payment.").waitFor();

    await choose(person, "The bank asks for a confirmation");
    await page.getByRole("button", { name: "Confirm payment" }).click();
    await page.waitForURL("**/my-subscription?success=true");
    await page.getByRole("heading", { name: "Subscription Successful" }).waitFor();
    expect(await page.getByRole("link", { name: "Go to Reports" }).getAttribute("href")).toBe("/reports");
    expect(await page.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
    expect(await violationsOf(page)).toEqual([]);

    await page.goto(address("/my-subscription", edition));
    await page.getByText("You're currently on the Pro plan with unlimited receipts").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    const question = page.getByText(CANCEL_QUESTION);
    await question.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });

    await page.getByRole("button", { name: "Cancel Subscription" }).click();
    await question.waitFor();
    await page.getByRole("button", { name: "Cancel Subscription" }).last().click();
    await page.getByText("Your subscription has been cancelled successfully.").waitFor();
    await page.getByText(/You keep unlimited receipts until/).waitFor();
    expect((await mailTo(person.email, /cancelled/i)).text).toMatch(/until/);
    await page.getByRole("button", { name: "Keep my subscription" }).click();
    await page.getByRole("button", { name: "Cancel Subscription" }).waitFor();
  },
);

test("plans-20 /subscription: the payment form, its success page, and the running plan, by keyboard alone", async () => {
  const person = await signedIn();
  const { page } = person;
  await page.goto(address("/subscription"));
  await page.getByRole("button", { name: "Upgrade to Premium" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Subscribe to Premium" }).waitFor();
  await page.getByLabel("How the practice payment should end").focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Subscribe Now");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/subscription/success");
  await page.getByRole("heading", { name: "Subscription Successful" }).waitFor();
  await page.goto(address("/subscription"));
  for (const text of ["Premium Plan", "Active", "Status", "Current period ends", "Plan"]) {
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Cancel Subscription" }).last().click();
  await page.getByText(/You keep unlimited receipts until/).waitFor();
});

test.each([
  ["plans-18", "/my-subscription", "Upgrade to Pro", "Payment"],
  ["plans-20", "/subscription", "Upgrade to Premium", "Subscribe to Premium"],
] as const)(
  "%s on a phone the payment form of %s comes into view below its title, and takes the focus",
  async (_, path, upgrade, title) => {
    const { page } = await signedIn(PHONE);
    await page.goto(address(path));
    await page.getByRole("button", { name: upgrade }).tap();
    const form = page.getByRole("region", { name: "Payment form" });
    await focused(form);
    const header = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    const above = await page.getByRole("heading", { name: title, exact: true }).boundingBox();
    expect(above?.y).toBeGreaterThanOrEqual(header);
    expect((await form.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    await page.keyboard.press("Tab");
    expect(await form.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  },
);

test("two tabs: what was paid in one is neither paid nor cancelled twice in the other", async () => {
  const person = await signedIn();
  const { page, allow } = person;
  await page.goto(address("/my-subscription"));
  const other = await page.context().newPage();
  await other.goto(address("/my-subscription"));
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: "Upgrade to Pro" }).click();
    await tab.getByRole("button", { name: "Subscribe Now" }).waitFor();
  }
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await page.getByRole("heading", { name: "Subscription Successful" }).waitFor();
  allow(/409/);
  await other.getByRole("button", { name: "Subscribe Now" }).click();
  await other.getByText("Payment Error").waitFor();

  for (const tab of [page, other]) {
    await tab.goto(address("/my-subscription"));
    await tab.getByRole("button", { name: "Cancel Subscription" }).click();
  }
  for (const tab of [page, other]) {
    await tab.getByRole("button", { name: "Cancel Subscription" }).last().click();
    await tab.getByText("Your subscription has been cancelled successfully.").waitFor();
  }
  expect(await person.call("GET", "/api/payments/subscription")).toMatchObject({
    isPremium: true,
    subscription: { cancelAtPeriodEnd: true },
  });
});

test("plans-25 a Premium user sees 'Manage Subscription' and 'Upgraded to Premium' beside the plans of the home page", async () => {
  const person = await signedIn(DESK, "us");
  await subscribe(person);
  const { page } = person;
  await page.goto(address("/", "us"));
  await page.getByRole("link", { name: "Manage Subscription" }).first().waitFor();
  expect(await page.getByText("Upgraded to Premium").first().isVisible()).toBe(true);
  await page.goto(address("/upload-receipt", "us"));
  await page.getByText("Premium plan: unlimited receipts.").waitFor();
});

test("plans-21 while the plan is asked for the page shows its shape; when it can't be, it says so and offers Retry", async () => {
  const { page, allow } = await signedIn();
  allow(/500|Failed/);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/trpc/**subscription.status**", async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: "{}" });
  });
  await page.goto(address("/subscription"));
  await page.getByRole("status").filter({ hasText: "Loading your plan..." }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  answer();
  await page.getByText("Your subscription status couldn't be verified. Please try again later.").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute("**/api/trpc/**subscription.status**");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("button", { name: "Upgrade to Premium" }).waitFor();
});

test("plans-17 signed out: 'Authentication Required' on My Subscription, and the way in with the way back on both", async () => {
  const { page } = await visitor(PHONE);
  await page.goto(address("/my-subscription"));
  await page.getByRole("heading", { name: "Authentication Required" }).waitFor();
  expect(await page.getByRole("link", { name: "Log In" }).getAttribute("href")).toBe(
    "/auth?redirect=/my-subscription",
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(address("/subscription"));
  await page.waitForURL(/\/auth\?redirect=%2Fsubscription/);
});
