import { expect, test } from "vitest";
import { DESK, PHONE, type Visitor, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { address, newEmail } from "./support/product";
import { focused } from "./support/wait-for-focus";

/** The check-your-email screen, whose button answers with a toast. */
async function openCheckEmail({ page }: Visitor) {
  await page.goto(address(`/auth/check-email?email=${newEmail()}&isRegistration=true`));
  const resend = page.getByRole("button", { name: "Resend Verification Email" });
  await resend.waitFor();
  const toasts = page.getByTestId("toast");
  const show = async () => {
    await resend.click();
    await toasts.first().waitFor();
  };
  return { toasts, show, resend };
}

test("screens-6 one toast at a time, for five seconds", async () => {
  const guest = await visitor(DESK);
  await guest.page.clock.install();
  const { toasts, show, resend } = await openCheckEmail(guest);
  await show();
  await resend.click();
  await guest.page.waitForTimeout(300);
  expect(await toasts.count()).toBe(1);
  expect(await toasts.textContent()).toContain("Verification email sent");
  expect(await toasts.textContent()).toContain("Please check your inbox for the verification email");
  expect(await violationsOf(guest.page)).toEqual([]);
  await guest.page.clock.pauseAt(Date.now() + 60_000);
  await toasts.waitFor({ state: "detached" });
});

test("screens-6 a toast is still there before its five seconds are over", async () => {
  const guest = await visitor(DESK);
  const { toasts, show } = await openCheckEmail(guest);
  await guest.page.clock.install();
  await guest.page.clock.pauseAt(Date.now() + 1000);
  await show();
  await guest.page.clock.runFor(4800);
  expect(await toasts.count()).toBe(1);
  await guest.page.clock.runFor(400);
  expect(await toasts.count()).toBe(0);
});

test("screens-6 F8 puts the focus into the notification area; Escape lets the toast go", async () => {
  const guest = await visitor(DESK, { colorScheme: "dark" });
  const { toasts, show } = await openCheckEmail(guest);
  await show();
  await guest.page.keyboard.press("F8");
  await focused(guest.page.getByRole("region", { name: "Notifications (F8)" }));
  await guest.page.keyboard.press("Tab");
  await focused(guest.page.getByRole("button", { name: "Dismiss notification" }));
  await guest.page.keyboard.press("Escape");
  await toasts.waitFor({ state: "detached" });
  expect(await toasts.count()).toBe(0);
});

test("screens-6 a swipe to the right of 50 pixels lets a toast go, a shorter one does not", async () => {
  const guest = await visitor(PHONE);
  const { toasts, show } = await openCheckEmail(guest);
  await show();
  const swipe = async (pixels: number) => {
    const box = await toasts.boundingBox();
    if (!box) throw new Error("The toast is gone.");
    const y = box.y + box.height / 2;
    await guest.page.mouse.move(box.x + 40, y);
    await guest.page.mouse.down();
    await guest.page.mouse.move(box.x + 40 + pixels, y, { steps: 4 });
    await guest.page.mouse.up();
  };
  await swipe(40);
  expect(await toasts.count()).toBe(1);
  await swipe(60);
  await toasts.waitFor({ state: "detached" });
});

test("accounts-30 a resend that fails: 'Failed to resend verification email'", async () => {
  const guest = await visitor();
  guest.allow(/500/);
  const { toasts, show } = await openCheckEmail(guest);
  await guest.page.route("**/api/auth/magic-link", (route) => route.fulfill({ status: 500, json: {} }));
  await show();
  expect(await toasts.textContent()).toContain("Failed to resend verification email");
});
