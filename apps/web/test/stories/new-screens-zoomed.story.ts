import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { signedIn, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount, withReceipts } from "./support/sign-on/account";

/** A window of 1280 by 1024 pixels at 400%. */
const ZOOMED = { width: 320, height: 256 };

async function fits(page: Page, what: string) {
  expect([what, await violationsOf(page), Math.max(0, await sidewaysScroll(page))]).toEqual([what, [], 0]);
}

test("at 400% the list of receipts, a receipt being checked and a line's sheet fit", async () => {
  const person = await signedIn(ZOOMED);
  const { page } = person;
  const items = [
    { name: "GF SEEDED SANDWICH LOAF 550G" },
    { name: "MILK", glutenFree: false, selected: false },
  ];
  const [id = ""] = await withReceipts(
    person,
    receiptRecord({ store: "Averylongnameofastore".repeat(3), items }),
  );
  await page.goto(address("/receipts"));
  await page.getByRole("list", { name: "Receipts" }).getByRole("listitem").first().waitFor();
  await fits(page, "receipts");
  await page.goto(address(`/receipt-review/${id}`));
  const line = page.getByRole("button", { name: /^Edit GF SEEDED/ });
  await line.waitFor();
  await fits(page, "checking");
  await line.click();
  const sheet = page.getByRole("dialog", { name: "Edit Item Details" });
  await sheet.getByText("More", { exact: true }).click();
  await sheet.getByLabel("Tax code on the receipt").scrollIntoViewIfNeeded();
  await fits(page, "sheet");
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("Item details updated successfully.").waitFor();
});

test("at 400% several items are chosen and changed, an item is added, and commands and keys are listed", async () => {
  const { page } = await signedIn(ZOOMED, "ca", { colorScheme: "dark" });
  await fillAccount(page, {
    lineItems: [lineItemRecord(), lineItemRecord({ name: "GF Averyveryverylongnamewithoutanyspaces" })],
  });
  await page.goto(address("/reports?year=2025"));
  await page.getByRole("button", { name: "Add an item" }).click();
  await page.getByLabel("Product Name").waitFor();
  await fits(page, "add an item");
  await page.keyboard.press("Escape");
  const open = page.getByRole("button", { name: "Open menu" });
  await open.click();
  await page.getByRole("button", { name: "Search and commands" }).click();
  const list = page.getByRole("dialog", { name: "Search and commands" });
  await list.getByRole("combobox").fill("gf");
  await list.getByRole("option").first().waitFor();
  await fits(page, "commands");
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.goto(address("/receipts"));
  await drawnPage(page, "Your receipts");
  await open.waitFor();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByRole("heading").waitFor();
  await fits(page, "keys");
});

test("at 400% the sample on the home page, 'Keep yours' and the chat with its questions fit", async () => {
  const { page } = await visitor(ZOOMED);
  await page.goto(address("/#try", "us"));
  await page.getByText("A made-up receipt, to try it on").waitFor();
  await fits(page, "sample");
  await page.getByRole("button", { name: "Keep yours" }).click();
  await page.getByRole("dialog", { name: "Keep yours" }).getByRole("heading").first().waitFor();
  await fits(page, "keep yours");
  await page.keyboard.press("Escape");
  await page.goto(address("/terms", "us"));
  await page.getByRole("button", { name: "Chat with Millie" }).click();
  await page.getByRole("log").getByRole("button").nth(2).waitFor();
  await page.getByLabel("Your email address").waitFor();
  await fits(page, "chat");
});
