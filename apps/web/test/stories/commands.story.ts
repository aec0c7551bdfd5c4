import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount, withReceipts } from "./support/sign-on/account";

/** Keys act once the page knows who is signed in, as its button shows. */
const ready = (page: Page) => page.getByRole("button", { name: "Search and commands" }).waitFor();

test("screens-19 Ctrl+K finds a page, a receipt, a product and asks Millie, by keyboard alone", async () => {
  const person = await signedIn(DESK, "ca", { colorScheme: "dark" });
  const { page } = person;
  const [id] = await withReceipts(person, receiptRecord());
  await page.goto(address("/upload-receipt"));
  const list = page.getByRole("dialog", { name: "Search and commands" });
  const search = list.getByRole("combobox");
  const open = async (typed: string) => {
    await ready(page);
    await page.keyboard.press("Control+k");
    await search.fill(typed);
  };
  await open("");
  await list.getByRole("option", { name: "Your claim" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await search.fill("prise bok");
  await list.getByRole("option", { name: "Price book" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/price-book");
  await open("Prairie");
  await list
    .getByRole("group", { name: "Receipts" })
    .getByRole("option", { name: /Prairie Market/ })
    .click();
  await page.waitForURL(`**/receipt-review/${id}`);
  await open("how long do I keep receipts");
  await list.getByRole("option", { name: /^Ask Millie/ }).click();
  await page
    .getByRole("dialog", { name: /Millie/ })
    .getByText(/6 years|six years/)
    .first()
    .waitFor();
});

test("screens-19 a product leads to its purchases, from the menu of a phone", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  await fillAccount(page, { lineItems: [lineItemRecord(), lineItemRecord({ name: "GF Penne" })] });
  await page.goto(address("/receipts"));
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("button", { name: "Search and commands" }).tap();
  const list = page.getByRole("dialog", { name: "Search and commands" });
  await list.getByRole("combobox").fill("penne");
  const found = list.getByRole("group", { name: "Products" }).getByRole("option", { name: /GF Penne/ });
  await found.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await found.tap();
  await page.waitForURL("**/reports?year=2025&q=GF+Penne");
  await page.getByText("1 item on no receipt").waitFor();
});

test("screens-20 plain keys lead to pages and to the sheet, not where one types, and can be turned off", async () => {
  const { page } = await signedIn(DESK);
  await page.goto(address("/receipts"));
  await drawnPage(page, "Your receipts");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await ready(page);
  await page.keyboard.press("?");
  await sheet.getByRole("heading").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await page.waitForURL("**/price-book");
  await drawnPage(page, "Price book");
  await page.keyboard.press("/");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
  await page.keyboard.type("n?");
  expect(await page.getByRole("searchbox").inputValue()).toBe("n?");
  expect(new URL(page.url()).pathname).toBe("/price-book");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await sheet.getByRole("switch").click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await sheet.waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await page.keyboard.press("?");
  expect([new URL(page.url()).pathname, await sheet.count()]).toEqual(["/price-book", 0]);
});
