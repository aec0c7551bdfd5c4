import { expect, test } from "vitest";
import { DESK, PHONE, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { address, newEmail } from "./support/product";

test("screens-12 auth debug: state as JSON, the token's first 20 characters, set and cleared", async () => {
  const { page, allow } = await visitor(DESK, { colorScheme: "dark" });
  allow(/401/);
  await page.goto(address("/auth-debug"));
  await page.getByText("No token in localStorage").waitFor();
  await page.getByText('"isLoading": false').waitFor();
  const state = async () => JSON.parse((await page.locator("pre").textContent()) ?? "");
  expect(await state()).toEqual({ isLoading: false, isAuthenticated: false, user: null });
  await page.getByRole("button", { name: "Set Example Token" }).click();
  await page.getByText("gfl_example_token_fo...").waitFor();
  await page.getByRole("button", { name: "Force Auth Check" }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear Token" }).click();
  await page.getByText("No token in localStorage").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  expect(await page.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  const upload = page.getByRole("link", { name: "Go to Upload Page" });
  expect(await upload.getAttribute("href")).toBe("/upload-receipt");
});

test("screens-12 auth debug in a browser that forbids storage shows no token and says why none is set", async () => {
  const { page, allow } = await visitor(PHONE);
  allow(/401/);
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: denied });
  });
  await page.goto(address("/auth-debug"));
  await page.getByText("No token in localStorage").waitFor();
  await page.getByRole("button", { name: "Set Example Token" }).click();
  await page.getByTestId("toast").getByText("does not let the page store anything").waitFor();
  await page.getByRole("button", { name: "Clear Token" }).click();
  await page.getByText("No token in localStorage").waitFor();
  expect(await page.getByRole("heading", { name: "Authentication Debug" }).isVisible()).toBe(true);
});

test("mail-8 email test: asleep while empty, then success and each failure in its words", async () => {
  const { page, allow } = await visitor(PHONE);
  allow(/500|ERR_FAILED/);
  await page.goto(address("/email-test", "us"));
  const send = page.getByRole("button", { name: "Send Test Email" });
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel("Email").fill(newEmail());
  const answer = page.getByRole("main").getByRole("alert");
  const translatedText = async (title: string, words: string) => {
    await answer.getByText(words).waitFor();
    expect(await answer.textContent()).toContain(title);
  };
  await page.route("**/api/test/email", async (route) => {
    const busy = page.getByRole("button", { name: "Sending Test Email..." });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await route.fulfill({ status: 200, json: {} });
  });
  await send.click();
  await translatedText("Success", "Email sent successfully");
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute("**/api/test/email");
  await page.route("**/api/test/email", (route) => route.fulfill({ status: 500, json: {} }));
  await send.click();
  await translatedText("Error", "Failed to send email");
  await page.unroute("**/api/test/email");
  await page.route("**/api/test/email", (route) => route.abort("failed"));
  await send.click();
  await translatedText("Error", "An unknown error occurred");
});
