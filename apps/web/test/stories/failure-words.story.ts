import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { exportAs } from "./support/pages/reports-page";
import { readSample, smallPhoto } from "./support/photo/photos";
import { address, newEmail } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount } from "./support/sign-on/account";

/** The toast that contains all of these words; waits until there is one. */
const stated = (page: Page, ...words: string[]) =>
  words
    .reduce((toast, hasText) => toast.filter({ hasText }), page.getByTestId("toast"))
    .waitFor({ timeout: 20_000 });

const NO_NETWORK = /ERR_FAILED/;

test("reports-24 Reports: an update, a deletion and a download that fail, and the totals of reports-18 reports-47", async () => {
  const { page, allow } = await signedIn(DESK, "us");
  allow(NO_NETWORK);
  await fillAccount(page, { lineItems: [lineItemRecord({ currency: "USD", name: "GF Bread" })] });
  await page.goto(address("/reports", "us"));
  for (const total of ["Total Receipts", "Total GF Cost", "Total Regular Cost", "Total Tax Deduction"]) {
    await page.getByText(total, { exact: true }).first().waitFor();
  }
  await page.getByText("1 item on no receipt.").waitFor();
  await page.route("**/api/trpc/taxReport.*LineItem*", (route) => route.abort());
  await page.route("**/api/tax-report/download*", (route) => route.abort());
  await page.getByRole("button", { name: "Edit GF price of GF Bread" }).click();
  const price = page.getByLabel("GF Price (USD)");
  await price.fill("1e2");
  await page.keyboard.press("Enter");
  await stated(page, "Invalid price format", "Please enter a valid price (e.g., 12.34, 100, 80.5)");
  await price.fill("8.00");
  await page.keyboard.press("Enter");
  await stated(page, "Update failed", "Unknown error");
  await page.getByRole("button", { name: "Delete GF Bread" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await stated(page, "Delete failed", "Unknown error");
  await page.getByRole("button", { name: "GF Bread" }).first().waitFor();
  await exportAs(page, "Download CSV");
  await stated(page, "Download failed", "There was a problem generating your tax report.");
  expect(await page.getByText("$7.49").first().isVisible()).toBe(true);
});

test("receipts-51 receipts-52 Review: every change in its words, done or refused; a save that fails keeps the receipt", async () => {
  const { page, allow, ask } = await signedIn();
  allow(NO_NETWORK);
  const { items } = (await ask("products.search", { query: "white bread" })) as {
    items: { id: string; name: string }[];
  };
  const [product] = items;
  const matched = { matchedProductId: product?.id ?? "", matchConfidence: 0.9, matchScore: 1 };
  await fillAccount(page, {
    receipts: [receiptRecord({ items: [{ name: "GF Cake" }, { name: "GF Bread", ...matched }] })],
  });
  const { drafts } = (await ask("receipts.drafts")) as { drafts: { id: string }[] };
  await page.goto(address(`/receipt-review/${drafts[0]?.id}`));
  await page.getByText(`Matched with: ${product?.name}`).waitFor();

  const regular = async (price: string) => {
    await page.getByRole("button", { name: "Edit regular price of GF Cake" }).click();
    await page.getByLabel("Regular price (CAD)").fill(price);
    await page.keyboard.press("Enter");
  };
  await regular("-1");
  await stated(page, "Invalid Price", "Please enter a valid positive number.");
  await page.keyboard.press("Escape");
  const trpc = "**/api/trpc/receipts.*";
  await page.route(trpc, (route) => route.abort());
  await regular("3.10");
  await stated(page, "Error", "Failed to set regular price. Please try again.");
  await page.unroute(trpc);
  await regular("3.10");
  await stated(page, "Regular price set successfully.");
  await page.route(trpc, (route) => route.abort());
  await regular("3.20");
  await stated(page, "Error", "Failed to update regular price. Please try again.");
  await page.unroute(trpc);
  await regular("3.20");
  await stated(page, "Regular price updated successfully.");

  await page.route(trpc, (route) => route.abort());
  await page.getByRole("button", { name: "Edit GF Cake", exact: true }).click();
  await page.getByLabel("Product Name").fill("GF Pie");
  await page.keyboard.press("Enter");
  await stated(page, "Error", "Failed to update item details. Please try again.");
  await page.getByText("GF Cake", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save to My Records" }).click();
  await page.getByRole("button", { name: "Saving..." }).waitFor();
  await stated(page, "Error", "Failed to confirm receipt. Please try again.");
  expect(await page.getByRole("button", { name: "Save to My Records" }).isEnabled()).toBe(true);
});

test("receipts-40, receipts-39 Upload: what the server refuses stays on the page, and a save that fails is said", async () => {
  const { page, allow } = await signedIn();
  allow(/ERR_FAILED|400|500/);
  await page.route("**/api/trpc/receipts.planUse*", (route) => route.abort());
  await page.route("**/api/trpc/receipts.read*", async (route) => {
    // Only browsers know the names under localhost.
    const { host, href } = new URL(route.request().url());
    const url = href.replace(host, host.replace(/^\w+\.localhost/, "127.0.0.1"));
    const answer = await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } });
    const body = (await answer.text()).replace('"status":"draft"', '"status":"none"');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(address("/upload-receipt"));
  await stated(page, "Couldn't verify subscription", "Your subscription status couldn't be verified.");
  await page.getByLabel(/Choose photos/).setInputFiles([await smallPhoto()]);
  await page.getByRole("button", { name: "Process Image" }).click();
  await stated(page, "Receipt Processing Failed", "Invalid response format from server");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Remove small.jpg" }).click();

  await readSample(page, "ca", await smallPhoto("next.jpg", 1));
  const refuse = (procedure: string, answer: "no network" | "Invalid item index") =>
    page.route(`**/api/trpc/receipts.${procedure}*`, (route) =>
      answer === "no network" ? route.abort() : route.fulfill({ status: 400, json: refusal(answer) }),
    );
  const first = page.getByRole("checkbox").first();
  await refuse("selectItem", "no network");
  await first.click();
  await stated(
    page,
    "Item Updated (Recovery)",
    "API update failed, but item was updated in the current view",
  );
  expect(await first.isChecked()).toBe(false);
  await page.unrouteAll();
  await refuse("selectItem", "Invalid item index");
  await first.click();
  await stated(page, "Item Updated Locally");
  expect(await first.isChecked()).toBe(true);
  await refuse("setRegularPrice", "Invalid item index");
  await page
    .getByRole("button", { name: /^Edit regular price/ })
    .first()
    .click();
  await page.getByLabel("Regular price (CAD)").fill("2.00");
  await page.keyboard.press("Enter");
  await stated(page, "Price Updated Locally");
  await page.getByText("(Custom)").first().waitFor();
  await page.route("**/api/trpc/receipts.confirm*", (route) => route.abort());
  await page.getByRole("button", { name: "Save Selected Items" }).click();
  await stated(page, "Error Saving Receipt", "Failed to save receipt. Please try again.");
});

/** A refusal as the product's own server sends it, as one answer of a batch. */
const refusal = (message: string) => [
  {
    error: {
      json: {
        message,
        code: -32600,
        data: { httpStatus: 400, code: "BAD_REQUEST", error: { message, code: "bad_request" } },
      },
    },
  },
];

test("accounts-26 sign-in: registration, reset request and sign-out that fail, and a reset link that is sent", async () => {
  const guest = await visitor(PHONE);
  guest.allow(/ERR_FAILED/);
  const { page } = guest;
  await page.route("**/api/register", (route) => route.abort());
  await page.route("**/api/reset-password/request", (route) => route.abort());
  await page.goto(address("/auth?tab=register"));
  const form = page.getByRole("tabpanel", { name: "Register" });
  await form.getByLabel("Email").fill(newEmail());
  await form.getByLabel("Password", { exact: true }).fill("Longer-pass-1");
  await form.getByLabel("Confirm password").fill("Longer-pass-1");
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  await form.getByRole("button", { name: "Create Account" }).click();
  await stated(page, "Registration failed");
  await page.getByRole("tab", { name: "Login" }).click();
  await page.getByRole("button", { name: "Forgot password?" }).click();
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await stated(page, "Password reset request failed");
  await page.goto(address("/forgot-password"));
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await stated(page, "Reset link sent", "Check your email for a password reset link");

  const person = await signedIn();
  person.allow(/ERR_FAILED/);
  await person.page.route("**/api/logout", (route) => route.abort());
  await person.page.goto(address("/how-it-works"));
  await person.page.getByRole("button", { name: "Sign Out" }).click();
  await stated(person.page, "Logout failed");
  expect(await person.call("GET", "/api/user")).toMatchObject({ email: person.email });
});

test("plans-22 plans-23 plans-24 plans: what could not be begun or cancelled, and a cancellation that went through", async () => {
  const { page, allow, call } = await signedIn();
  allow(/ERR_FAILED/);
  const begin = "**/api/trpc/subscription.create*";
  await page.route(begin, (route) => route.abort());
  await page.goto(address("/my-subscription"));
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await stated(page, "Error", "Failed to create subscription");
  await page.unroute(begin);
  await page.getByRole("button", { name: "Upgrade to Pro" }).click();
  await page.route("**/api/trpc/subscription.completePractice*", (route) => route.abort());
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "Payment Error" });
  await failed.getByText("An error occurred during payment").waitFor();
  await call("POST", "/api/payments/create-subscription");
  await call("POST", "/api/payments/complete-practice", { outcome: "succeeds" });
  await page.reload();
  const cancel = "**/api/trpc/subscription.cancel*";
  await page.route(cancel, (route) => route.abort());
  const ask = async () => {
    await page.getByRole("button", { name: "Cancel Subscription" }).first().click();
    await page.getByRole("button", { name: "Cancel Subscription" }).last().click();
  };
  await ask();
  await stated(page, "Error", "Failed to cancel subscription");
  await page.unroute(cancel);
  await ask();
  await stated(page, "Subscription Cancelled", "Your subscription has been cancelled successfully.");
  expect(await call("GET", "/api/payments/subscription")).toMatchObject({
    subscription: { cancelAtPeriodEnd: true },
  });
});

test("screens-54 a part that can't be loaded says so in its place, and one press asks for it again", async () => {
  const { page, allow } = await signedIn(PHONE);
  allow(NO_NETWORK);
  await fillAccount(page, { lineItems: [lineItemRecord({ name: "GF Bread", purchaseDate: "2026-02-03" })] });
  await page.goto(address("/claim?year=2026"));
  await page.getByRole("button", { name: "Start the claim for 2026" }).click();
  await page.getByRole("heading", { name: "Period" }).waitFor();

  const checklist = "**/api/trpc/*claims.checklist*";
  await page.route(checklist, (route) => route.abort());
  await page.reload();
  const failed = (words: string) => page.getByRole("alert").filter({ hasText: words });
  const again = (words: string) => failed(words).getByRole("button", { name: "Try again" }).click();
  await failed("Your claim could not be loaded").waitFor({ timeout: 20_000 });
  await fitsPhoneAndDesk(page, "claim-not-loaded");
  await page.unroute(checklist);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await again("Your claim could not be loaded");
  await page.getByRole("heading", { name: "Period" }).waitFor();
  expect(asked.some((url) => url.includes("claims.checklist"))).toBe(true);
  expect(asked.filter((url) => url.includes("claims.list"))).toEqual([]);

  const period = "**/api/trpc/*claims.bestPeriod*";
  await page.route(period, (route) => route.abort());
  await page.reload();
  const parts = failed("This part could not be loaded");
  await parts.first().waitFor({ timeout: 20_000 });
  await fitsPhoneAndDesk(page, "claim-part-not-loaded");
  await page.unroute(period);
  // Calls that leave together fail together: each part that waits for one of them says so.
  for (let left = await parts.count(); left > 0; left--) await parts.first().getByRole("button").click();
  await parts.first().waitFor({ state: "detached" });
  await page.getByText("Choose another period").waitFor();
}, 120_000);

test("screens-54 receipts, a receipt to check and the links of the account can each be asked for again", async () => {
  const { page, allow, ask } = await signedIn();
  allow(NO_NETWORK);
  await fillAccount(page, { receipts: [receiptRecord({ items: [{ name: "GF Cake" }] })] });
  const { drafts } = (await ask("receipts.drafts")) as { drafts: { id: string }[] };
  const parts = [
    { call: "receipts.list", path: "/receipts", failed: "Your receipts could not be loaded" },
    { call: "receipts.get", path: `/receipt-review/${drafts[0]?.id}`, failed: "Failed to load receipt data" },
    { call: "claimLinks.listOwned", path: "/account", failed: "The links could not be loaded" },
  ];
  for (const { call, path, failed } of parts) {
    const calls = `**/api/trpc/*${call}*`;
    await page.route(calls, (route) => route.abort());
    await page.goto(address(path));
    const alert = page.getByRole("alert").filter({ hasText: failed });
    await alert.waitFor({ timeout: 20_000 });
    await page.unroute(calls);
    const asked = page.waitForResponse((answer) => answer.url().includes(call));
    await alert.getByRole("button", { name: "Try again" }).click();
    expect((await asked).status()).toBe(200);
    await alert.waitFor({ state: "detached" });
  }
}, 120_000);
