import { expect, test } from "vitest";
import { violationsOf } from "./support/accessibility";
import { fillAccount } from "./support/account";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn, visitor } from "./support/browser";
import { choosePhotos, openUpload, readSample, tinyPhoto } from "./support/photos";
import { address } from "./support/product";
import { PRIVATE_STATES, PUBLIC_PAGES } from "./support/public-pages";
import { smallTargets } from "./support/touch-targets";

test("on a phone every control of a public page is 44 pixels high for the finger", async () => {
  const { page } = await visitor(PHONE);
  const small: Record<string, string[]> = {};
  for (const path of ["/", ...PUBLIC_PAGES.map((one) => one.path), ...PRIVATE_STATES]) {
    await page.goto(address(path, "us"));
    await page.locator("h1").first().waitFor();
    small[path] = await smallTargets(page);
  }
  expect(Object.entries(small).filter(([, controls]) => controls.length > 0)).toEqual([]);
});

test("screens-15 on a phone every control of a signed-in page is 44 pixels high; prices-12 a press shows where a comparison price comes from", async () => {
  const { page } = await signedIn(PHONE);
  await fillAccount(page, { lineItems: [lineItemRecord({ name: "GF Bread" })] });
  const small: Record<string, string[]> = {};
  for (const path of [
    "/receipts",
    "/reports",
    "/tax-summary",
    "/people",
    "/price-book",
    "/imports",
    "/my-subscription",
    "/subscription",
    "/account",
  ]) {
    await page.goto(address(path));
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    small[path] = await smallTargets(page);
  }
  await openUpload(page);
  await choosePhotos(page, await tinyPhoto());
  await page.getByRole("img", { name: "The receipt you chose" }).waitFor();
  small.preview = await smallTargets(page);
  await page.getByRole("button", { name: "Remove tiny.jpg" }).click();
  await readSample(page);
  small.checking = await smallTargets(page);
  expect(Object.entries(small).filter(([, controls]) => controls.length > 0)).toEqual([]);

  await page
    .getByRole("button", { name: /^Edit GF/ })
    .first()
    .tap();
  await page.getByRole("dialog").getByText("More", { exact: true }).tap();
  const tooltip = page.getByRole("tooltip", { name: /^Average price of / }).first();
  expect(await tooltip.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Average price" }).first().tap();
  await tooltip.waitFor();
  await page.keyboard.press("Escape");
  await tooltip.waitFor({ state: "hidden" });
  const sheet = page.getByRole("dialog", { name: "Edit Item Details" });
  if ((await sheet.count()) > 0) await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  expect(await violationsOf(page)).toEqual([]);
});
