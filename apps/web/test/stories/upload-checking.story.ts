import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { tabTo } from "./support/keyboard";
import { violationsOf } from "./support/pages/accessibility";
import { choosePhotos, openUpload, readSample, samplePhoto } from "./support/photo/photos";
import { openHead } from "./support/receipt-head";

const row = (page: Page, name: RegExp) => page.getByRole("row").filter({ hasText: name });
const moreFor = async (page: Page, name: string, entry: string) => {
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
};

test("matching-24 receipts-37 receipts-17 screens-43 a receipt is checked beside its photo: matched, added up, corrected, split, saved", async () => {
  const { page } = await signedIn();
  await readSample(page);
  expect(await page.getByText("Match rate 100%").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Details by category" }).click();
  await page.getByText("1 of 1 matched").first().waitFor();
  await page.getByText("The items agree with the receipt to the cent.").waitFor();
  for (const figure of ["Items (10)", "Subtotal", "Tax", "Total"]) {
    expect(await page.getByRole("term").filter({ hasText: figure }).first().isVisible()).toBe(true);
  }
  expect(await violationsOf(page)).toEqual([]);

  await row(page, /GF WHITE BREAD/).hover();
  const outline = page.getByTestId("outlined-line");
  const before = await outline.boundingBox();
  await row(page, /GF ALL PURP/).hover();
  await expect.poll(async () => (await outline.boundingBox())?.y).not.toBe(before?.y);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByText("150%").waitFor();
  await page.getByText("Does it add up?").scrollIntoViewIfNeeded();
  const photo = await page.getByRole("region", { name: "Photo of the receipt" }).boundingBox();
  expect(photo && photo.y >= 0 && photo.y < DESK.height / 2).toBe(true);

  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByRole("heading", { name: "Add a line" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByLabel("Product Name").fill("GF Cookies");
  await page.getByLabel("Price (CAD)").fill("-1");
  await page.getByRole("button", { name: "Add line", exact: true }).click();
  await page.getByText("Please enter a valid positive number.").first().waitFor();
  await page.getByLabel("Price (CAD)").fill("5.98");
  await page.getByRole("button", { name: "Add line", exact: true }).click();
  await page.getByText("The items add up to $5.98 more than the subtotal.").waitFor();

  await moreFor(page, "GF Cookies", "Split into two lines");
  await page.getByLabel("Price of the new line (CAD)").fill("2.99");
  await page.getByRole("button", { name: "Split", exact: true }).click();
  await page.getByText(/of 12 items selected/).waitFor();
  for (let left = 2; left > 0; left--) {
    await page.getByRole("button", { name: "More for GF Cookies" }).first().click();
    await page.getByRole("menuitem", { name: "Remove line" }).click();
    await page.getByRole("button", { name: "Remove line" }).click();
    await page.getByText(new RegExp(`of ${9 + left} items selected`)).waitFor();
  }
  await page.getByText("The items agree with the receipt to the cent.").waitFor();

  await openHead(page);
  await page.getByRole("textbox", { name: "Store" }).fill("Corner Shop");
  await page.getByLabel("Purchase date").fill("2025-04-01");
  await page.getByRole("button", { name: "Save Selected Items" }).click();
  await page.getByText("4 items were added to your records.").waitFor();
  await page.getByText("This receipt is saved.").waitFor();
  expect(await page.getByRole("button", { name: "Save Selected Items" }).count()).toBe(0);
  await page.waitForURL("**/reports");
  await page
    .getByRole("button", { name: /^Corner Shop/ })
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: /^Apr 1, 2025/ }).count()).toBe(4);
});

test("receipts-11 receipts-104 a receipt in US dollars, read in Canada, says where it counts before and after it is saved", async () => {
  const { page, ask } = await signedIn();
  await openUpload(page);
  await choosePhotos(page, await samplePhoto("us"));
  await page.getByRole("button", { name: "Process Image" }).click();
  await page.getByText("This receipt is in US dollars").click({ timeout: 60_000 });
  expect(await page.getByText("Your claim converts them at the Bank of Canada's rate.").isVisible()).toBe(
    true,
  );
  expect(await violationsOf(page)).toEqual([]);
  // receipts-104: a currency that was read wrongly is one tap, there and back.
  await page.getByRole("button", { name: "They are Canadian dollars" }).click();
  await page.getByText("This receipt is in US dollars").waitFor({ state: "detached" });
  await openHead(page);
  await page.getByText("Amounts are in Canadian dollars.").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "They are US dollars" }).click();
  await page.getByText("This receipt is in US dollars").waitFor();
  await page.getByRole("button", { name: "Save Selected Items" }).click();
  await page
    .getByText(
      "This receipt is in US dollars: the US edition's reports hold its items, and your claim converts them.",
    )
    .waitFor();
  expect(await ask("taxReport.lineItems")).toEqual({ lineItems: [], nextCursor: null });
});

test("the keyboard alone is enough to check a receipt and save it", async () => {
  const { page } = await signedIn(DESK, "us");
  await readSample(page, "us");
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
  expect(await focused()).toBe("Receipt being checked");
  const press = async (key: string, times = 1) => {
    for (let left = times; left > 0; left--) await page.keyboard.press(key);
  };
  await tabTo(page, "[data-item-toggle]");
  await page.getByText("4 of 10 items selected").waitFor();
  await press("Space");
  await page.getByText("3 of 10 items selected").waitFor();
  await press("Space");
  await press("ArrowDown");
  await press("Space");
  await page.getByText("5 of 10 items selected").waitFor();
  await press("Space");
  await press("End");
  await press("Home");
  await press("Enter");
  await page.getByRole("heading", { name: "Edit Item Details" }).waitFor();
  await press("Escape");
  await page.getByRole("heading", { name: "Edit Item Details" }).waitFor({ state: "detached" });
  await page.locator("[data-item-toggle]:focus").waitFor();
  await press("Enter");
  await page.getByLabel("Product Name").and(page.locator(":focus")).waitFor();
  await press("End");
  await page.keyboard.type(" LARGE");
  await press("Enter");
  await page.getByText("Item details updated successfully.").waitFor();
  await tabTo(page, "button:text-is('Save Selected Items')");
  await press("Enter");
  await page.waitForURL("**/reports");
  await page.getByText("GF WHITE BREAD LARGE").first().waitFor();
});

test("by keyboard alone a line is split and removed, the focus is never lost, and forced colours show each state", async () => {
  const { page } = await signedIn(DESK, "ca", { forcedColors: "active" });
  await readSample(page);
  const look = async (checked: boolean) =>
    (await page.getByRole("checkbox", { checked }).first().screenshot()).toString("base64");
  expect(await look(true)).not.toBe(await look(false));
  expect(await violationsOf(page)).toEqual([]);
  const press = (key: string) => page.keyboard.press(key);
  const onFirst = page.locator("[data-item-toggle]").first();
  const chosen = (name: string) => page.getByRole("menuitem", { name }).and(page.locator("[data-focus]"));
  const openMenu = async (entry: string) => {
    await page
      .getByRole("button", { name: /^More for/ })
      .and(page.locator(":focus"))
      .waitFor();
    await press("Enter");
    for (let left = 3; left > 0 && (await chosen(entry).count()) === 0; left--) await press("ArrowDown");
    await chosen(entry).waitFor();
    await press("Enter");
  };
  const toMenu = async () => {
    for (let left = 6; left > 0; left--) {
      await press("Tab");
      if (await page.locator("button[aria-label^='More for']:focus").count()) return;
    }
  };
  await onFirst.focus();
  await toMenu();
  await openMenu("Split into two lines");
  await page.getByLabel("Price of the new line (CAD)").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("1.00");
  await press("Enter");
  await page.getByText(/of 11 items selected/).waitFor();
  await page.getByRole("heading", { name: /^Split/ }).waitFor({ state: "detached" });
  await openMenu("Remove line");
  await page.getByRole("heading", { name: "Remove this line?" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).and(page.locator(":focus")).waitFor();
  await press("Tab");
  await press("Enter");
  await page.getByText(/of 10 items selected/).waitFor();
  // The focused item is gone: the next one has the focus, and the arrows go on from there.
  await page.locator("[data-item-toggle]:focus").waitFor();
  const line = () => page.evaluate(() => document.activeElement?.getAttribute("data-item-toggle"));
  const before = await line();
  await press("ArrowDown");
  expect(await line()).not.toBe(before);
});

test("on a phone the photo stays in view, and notifications and chat stand above the save bar", async () => {
  const { page } = await signedIn(PHONE, "us", { colorScheme: "dark" });
  await readSample(page, "us");
  expect(await violationsOf(page)).toEqual([]);
  const last = page.getByRole("checkbox").last();
  await last.scrollIntoViewIfNeeded();
  await last.focus();
  const box = async (role: "button" | "region", name: string) => {
    const found = await page.getByRole(role, { name }).boundingBox();
    if (!found) throw new Error(`${name} is not on the screen.`);
    return found;
  };
  const photo = await box("region", "Photo of the receipt");
  const save = await box("button", "Save Selected Items");
  const chat = await box("button", "Chat with Millie");
  expect(photo.y).toBeGreaterThanOrEqual(0);
  expect(photo.y + photo.height).toBeLessThan(save.y);
  expect(chat.y + chat.height).toBeLessThanOrEqual(save.y);
  await page.getByRole("checkbox", { checked: true }).first().focus();
  expect(await page.getByTestId("outlined-line").isVisible()).toBe(true);
});

test("the session ends while a receipt is checked: nothing is lost, and it is saved after signing in again", async () => {
  const { page, allow } = await signedIn();
  allow(/401 \(Unauthorized\)/);
  await readSample(page);
  const context = page.context();
  const session = await context.cookies();
  await context.clearCookies();
  await page.getByRole("checkbox", { name: /ENGLISH MUFFINS/ }).click();
  await page.getByRole("heading", { name: "You have been signed out" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const signIn = page.getByRole("link", { name: "Sign in in a new tab" });
  expect([await signIn.getAttribute("target"), await signIn.getAttribute("href")]).toEqual([
    "_blank",
    "/auth",
  ]);

  await context.addCookies(session);
  await page.getByRole("button", { name: "Carry on" }).click();
  await page.getByText("5 of 10 items selected").waitFor();
  await page.getByRole("button", { name: "Save Selected Items" }).click();
  await page.getByText("5 items were added to your records.").waitFor();
});
