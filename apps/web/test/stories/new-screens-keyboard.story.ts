import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, signedIn, visitor } from "./support/browser";
import { tabTo } from "./support/keyboard";
import { drawnPage } from "./support/pages/drawn-page";
import { address, newEmail } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount, withReceipts } from "./support/sign-on/account";
import { focused } from "./support/wait-for-focus";

test("receipts-67 receipts-66 by keyboard alone a saved receipt is found, corrected, saved and put back", async () => {
  const person = await signedIn(DESK, "ca", { colorScheme: "dark" });
  const { page } = person;
  await withReceipts(
    person,
    receiptRecord({
      store: "Corner Shop",
      status: "confirmed",
      confirmedAt: "2025-03-14T12:00:00.000Z",
      lineItemCount: 1,
      items: [{ name: "GF Bread" }, { name: "Bananas", price: 201, selected: false, glutenFree: false }],
    }),
    receiptRecord({ store: "Prairie Market" }),
  );
  const held = () => person.ask("taxReport.lineItems");
  await page.goto(address("/receipts"));
  const entries = page.getByRole("list", { name: "Receipts" }).getByRole("listitem");
  await expect.poll(() => entries.count()).toBe(2);
  await tabTo(page, "input[type=search]");
  await page.keyboard.type("corner");
  await expect.poll(() => entries.count()).toBe(1);
  await tabTo(page, "a:text-is('Corner Shop')");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/receipt-review/**");
  const before = await held();
  await page.getByRole("button", { name: "Correct this receipt" }).waitFor();
  await tabTo(page, "button:text-is('Correct this receipt')");
  await page.keyboard.press("Enter");
  await page.getByText("You are correcting a saved receipt").waitFor();
  await tabTo(page, "[data-item-toggle]");
  await page.keyboard.press("ArrowDown");
  await focused(page.getByRole("checkbox", { name: "Select Bananas" }));
  await page.keyboard.press("Space");
  await expect.poll(() => page.getByRole("checkbox", { name: "Select Bananas" }).isChecked()).toBe(true);
  await tabTo(page, "button:text-is('Save to My Records')");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/reports");
  await page.getByText("Bananas").first().waitFor();
  await page.keyboard.press("F8");
  await tabTo(page, "button:text-is('Undo')");
  await page.keyboard.press("Enter");
  await page.getByText("Bananas").first().waitFor({ state: "detached" });
  expect(await held()).toEqual(before);
});

test("reports-48 by keyboard alone several items are chosen, get one category, and one Undo takes it back", async () => {
  const person = await signedIn(DESK);
  const { page } = person;
  await fillAccount(page, {
    lineItems: ["GF Bread", "GF Penne", "GF Flour"].map((name, at) =>
      lineItemRecord({ name, purchaseDate: `2025-0${at + 1}-04` }),
    ),
  });
  const categories = async () => {
    const { lineItems } = (await person.ask("taxReport.lineItems")) as { lineItems: { category: string }[] };
    return lineItems.map(({ category }) => category).toSorted();
  };
  const before = await categories();
  await page.goto(address("/reports?year=2025"));
  await page
    .getByRole("checkbox", { name: /^Select GF/ })
    .nth(2)
    .waitFor();
  await tabTo(page, "[aria-label^='Select GF Flour']");
  await page.keyboard.press("Space");
  await tabTo(page, "[aria-label^='Select GF Penne']");
  await page.keyboard.press("Space");
  const bar = page.getByRole("region", { name: "Selected items" });
  await bar.getByText("2 selected").waitFor();
  await tabTo(page, "[aria-label='Selected items'] button:text-is('Change')");
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Category" }).waitFor();
  const item = page.getByRole("menuitem", { name: "Category" });
  for (let left = 6; left > 0 && (await item.getAttribute("data-focus")) === null; left--)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category").waitFor();
  await tabTo(page, "select");
  await page.keyboard.type("Snacks");
  await tabTo(page, "button:text-is('Change 2 items')");
  await page.keyboard.press("Enter");
  await expect.poll(categories).toEqual(["Bread and Bakery", "Snacks", "Snacks"]);
  await page.keyboard.press("F8");
  await tabTo(page, "button:text-is('Undo')");
  await page.keyboard.press("Enter");
  await expect.poll(categories).toEqual(before);
});

test("chat-19 pages-20 by keyboard alone the sample is tried, and Millie is asked what she offers", async () => {
  const { page } = await visitor(DESK, { colorScheme: "dark" });
  await page.goto(address("/"));
  await page.getByRole("button", { name: "Try it now" }).waitFor();
  await tabTo(page, "button:text-is('Try it now')");
  await page.keyboard.press("Enter");
  await page.getByText("4 of 10 items selected").waitFor();
  await tabTo(page, "[data-item-toggle]");
  await page.keyboard.press("Space");
  await page.getByText("3 of 10 items selected").waitFor();

  await page.goto(address("/terms"));
  const button = page.getByRole("button", { name: "Chat with Millie" });
  // It takes no focus before the page's scripts run.
  await expect
    .poll(async () => {
      await button.focus();
      return button.evaluate((one) => one === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press("Enter");
  await focused(page.getByLabel("Your message"));
  await page.getByLabel("Your email address").waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await focused(page.getByLabel("Your email address"));
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Enter");
  await page.getByLabel("Your email address").waitFor({ state: "detached" });
  await focused(page.getByLabel("Your message"));
  const offered = page
    .getByRole("log")
    .getByRole("button", { name: "Which documents do I keep for the CRA?" });
  for (let left = 8; left > 0 && !(await offered.evaluate((one) => one === document.activeElement)); left--)
    await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByRole("link", { name: "Which documents do I keep for the CRA?" }).waitFor();
  await focused(page.getByLabel("Your message"));
  await page.keyboard.press("Escape");
  await focused(button);
  expect(await page.getByRole("log").isVisible()).toBe(false);
});

/** Where the focus is: the name of the control, or the name of its element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent?.slice(0, 60) ?? "";
  });

test.each(["/reports", "/claim", "/receipts", "/people"])(
  "screens-39 the focus stays on a tab of %s when the page takes the place of the one that waited for the account",
  async (path) => {
    const { page } = await signedIn(DESK);
    let account = Promise.resolve();
    const letGo = await new Promise<() => void>((given) => {
      account = new Promise((resolve) => given(resolve));
    });
    await page.route("**/api/trpc/auth.user*", async (route) => {
      await account;
      await route.continue();
    });
    await page.goto(address(`${path}?year=2025`));
    const tabs = page.getByRole("navigation", { name: "Your records" });
    const tab = tabs.getByRole("link", { name: "Price book" });
    // It takes no focus before the page's scripts run.
    await expect.poll(() => tab.getAttribute("href")).toContain("2025");
    await tab.focus();
    const waiting = await tab.elementHandle();
    letGo();
    await drawnPage(page);
    // The page that waited is gone, and its tabs with it.
    await expect.poll(() => waiting?.evaluate((link) => link.isConnected)).toBe(false);
    await expect.poll(() => focusedName(page)).toBe("Price book");
  },
);

test.each([
  ["en", "/receipt-review/", { add: "Add", select: "Select" }],
  ["fr", "/fr/verification/", { add: "Ajouter", select: "Cocher" }],
] as const)(
  "screens-39 reading-121 after a row that was left out is added the focus is at the next one, and after the last at the item (%s)",
  async (_language, path, words) => {
    const person = await signedIn(DESK);
    const { page } = person;
    const leftOut = (name: string, cents: number) => ({
      code: "row_left_out" as const,
      message: messageKey("sentences.rowLeftOut", { row: name }),
      itemIndex: null,
      row: { name, cents },
    });
    const issues = [leftOut("KIWI", 399), leftOut("LEMON", 99)];
    const [id = ""] = await withReceipts(
      person,
      receiptRecord({ totalCents: 1247, subtotalCents: 1247, evidence: { issues } }),
    );
    await page.goto(address(`${path}${id}`));
    const add = (name: string) => page.getByRole("button", { name: new RegExp(`^${words.add}.*${name}`) });
    await add("KIWI").focus();
    await page.keyboard.press("Enter");
    await focused(add("LEMON"));
    await page.keyboard.press("Enter");
    await focused(page.getByRole("checkbox", { name: new RegExp(`^${words.select}.*LEMON`, "i") }));
    expect(await add("LEMON").count()).toBe(0);
  },
);
