import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { openRow } from "./support/pages/reports-page";
import { choosePhotos, openUpload, readSmall, tinyPhoto } from "./support/photo/photos";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

/** The smallest phone, and a window of 1280 pixels at 400%. */
const SMALL = { width: 320, height: 568 };
const ZOOMED = { width: 320, height: 256 };

async function reports(page: Page) {
  await page.goto(address("/reports"));
  await page.getByText(/^One purchase: /).waitFor();
}

test.each([
  ["320 pixels", SMALL],
  ["400% zoom", ZOOMED],
] as const)("at %s nothing scrolls sideways and nothing is covered", async (_, viewport) => {
  const { page } = await signedIn(viewport);
  await fillAccount(page, {
    lineItems: [lineItemRecord({ name: "GF Averyveryverylongnamewithoutanyspaces", price: 99_999_99 })],
  });
  const fits = async () => expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await reports(page);
  await fits();
  expect(await violationsOf(page)).toEqual([]);
  await openRow(page, "GF Avery");
  await fits();
  await page.getByRole("button", { name: /Edit product GF Avery/ }).click();
  await page.getByRole("heading", { name: "Edit Product" }).waitFor();
  await fits();
  await page.keyboard.press("Escape");
  await openUpload(page);
  await fits();
  await choosePhotos(page, await tinyPhoto());
  await page.getByRole("img", { name: "The receipt you chose" }).waitFor();
  await fits();
  await page.getByRole("button", { name: "Remove tiny.jpg" }).click();
  if (viewport === ZOOMED) return;
  await readSmall(page);
  await fits();
  expect(await violationsOf(page)).toEqual([]);
});
