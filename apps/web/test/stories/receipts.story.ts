import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { openRow } from "./support/pages/reports-page";
import { readSmall } from "./support/photo/photos";
import { address } from "./support/product";
import { receiptRecord } from "./support/receipt-record";
import { withReceipts } from "./support/sign-on/account";

const saved = (store: string, purchaseDate: string, name = "GF Bread") =>
  receiptRecord({
    store,
    purchaseDate,
    status: "confirmed",
    confirmedAt: `${purchaseDate}T12:00:00.000Z`,
    lineItemCount: 1,
    items: [{ name }, { name: "Bananas", price: 201, selected: false, glutenFree: false }],
  });
const entries = (page: Page) => page.getByRole("list", { name: "Receipts" }).getByRole("listitem");

test.each([
  ["light", DESK],
  ["dark", PHONE],
] as const)(
  "receipts-67 receipts-66 the list shows drafts first, is searched and narrowed, and gives a discarded draft back (%s)",
  async (colorScheme, viewport) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    await page.goto(address("/receipts"));
    await page.getByText("No receipts yet").waitFor();
    await withReceipts(
      person,
      saved("Maple Grocer", "2024-11-02", "GF Penne"),
      saved("Corner Shop", "2025-03-14"),
      receiptRecord({ store: "Prairie Market", purchaseDate: "2025-01-05" }),
    );
    await page.reload();
    await expect.poll(() => entries(page).count()).toBe(3);
    expect(await entries(page).first().textContent()).toMatch(/Prairie Market.*Not saved yet/);
    expect(await entries(page).nth(1).textContent()).toMatch(
      /Corner Shop.*2025\s· 2 items.*extra cost of 1 item in your records/,
    );
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await page.getByRole("searchbox", { name: "Search" }).fill("penne");
    await expect.poll(() => entries(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe("?q=penne");
    await page.goBack();
    await page.getByLabel("Year").selectOption("2024");
    await page.getByLabel("Show").selectOption("Saved");
    await expect.poll(() => entries(page).first().textContent()).toContain("Maple Grocer");
    await page.getByLabel("Store").selectOption("Corner Shop");
    await page.getByText("No receipt found").waitFor();
    await page.getByRole("button", { name: "Show all receipts" }).click();
    await expect.poll(() => entries(page).count()).toBe(3);

    await page.getByRole("button", { name: "Discard Prairie Market" }).click();
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await expect.poll(() => entries(page).count()).toBe(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => entries(page).first().textContent()).toContain("Prairie Market");
  },
);

test("receipts-48 receipts-67 receipts-66 a saved receipt is corrected from the list, and the correction is taken back", async () => {
  const person = await signedIn(PHONE);
  const { page } = person;
  const [id = ""] = await withReceipts(person, saved("Corner Shop", "2025-03-14"));
  const held = () => person.ask("taxReport.lineItems");
  await page.goto(address("/receipts"));
  await page.getByRole("link", { name: "Corner Shop" }).click();
  await page.waitForURL(`**/receipt-review/${id}`);
  const before = await held();
  await page.getByText("Total Eligible Difference").waitFor();
  expect(await page.getByRole("button", { name: "Save to My Records" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Cancel" }).count()).toBe(0);
  await page.getByRole("button", { name: "Correct this receipt" }).click();
  await page.getByText("You are correcting a saved receipt").waitFor();
  const bananas = page.getByRole("checkbox", { name: "Select Bananas" });
  await bananas.click();
  await expect.poll(() => bananas.isChecked()).toBe(true);
  await page.getByText("You are correcting a saved receipt").waitFor();
  await page.getByRole("button", { name: "Save to My Records" }).click();
  await page.getByText("Receipt confirmed and expenses logged successfully!").waitFor();
  await page.waitForURL("**/reports");
  await page.getByText("Bananas").first().waitFor();
  expect(await held()).not.toEqual(before);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Bananas").first().waitFor({ state: "detached" });
  expect(await held()).toEqual(before);
});

test("receipts-68 the small picture stands on this device alone, and goes with signing out", async () => {
  const { page } = await signedIn();
  await readSmall(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && (request.postData()?.length ?? 0) > 2000) sent.push(request.url());
  });
  await page.getByRole("button", { name: "Save Selected Items" }).click();
  await page.waitForURL("**/reports");
  await page.goto(address("/receipts"));
  await page.getByTestId("thumbnail").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(sent).toEqual([]);
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open("gf-ledger-sealed-thumbnails");
          opened.onsuccess = () => {
            const { result } = opened;
            const counted = result.transaction("receipts").objectStore("receipts").count();
            counted.onsuccess = () => {
              result.close();
              resolve(counted.result);
            };
          };
        }),
    );
  expect(await kept()).toBe(1);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("**/auth");
  expect(await kept()).toBe(0);
});

test.each([
  ["light", PHONE],
  ["dark", DESK],
] as const)(
  "reports-35 reports-36 an item is added by hand from the reports and taken back, the others lead to their receipts (%s)",
  async (colorScheme, viewport) => {
    const person = await signedIn(viewport, "ca", { colorScheme });
    const { page } = person;
    const [id = ""] = await withReceipts(person, saved("Corner Shop", "2025-03-14"));
    await page.goto(address("/reports?year=2025"));
    await page.getByText("No data available for 2025.").waitFor();
    await page.getByRole("button", { name: "Add an item" }).click();
    await page.getByRole("button", { name: "Add item", exact: true }).click();
    await page.getByText("Please enter a product name.").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("Product Name").fill("GF Market Loaf");
    await page.getByLabel("GF price (CAD)").fill("7.49");
    await page.getByLabel("Purchase date").fill("2025-06-01");
    await page.getByLabel("Quantity").fill("2");
    await page.keyboard.press("Enter");
    await page.getByText("Item added").waitFor();
    const opensRows = viewport === PHONE;
    if (opensRows) await openRow(page, "GF Market Loaf");
    await page.getByText("Added by hand").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("No data available for 2025.").waitFor();

    await page.goto(address("/reports?year=2019"));
    if (opensRows) await openRow(page, "0");
    await page.getByRole("link", { name: /^Receipt of / }).click();
    await page.waitForURL(`**/receipt-review/${id}`);
  },
);

test.each([
  ["phone", PHONE],
  ["desk", DESK],
] as const)(
  "receipts-67 from a receipt Back leads to the place in a long list that it was opened from (%s)",
  async (_where, viewport) => {
    const person = await signedIn(viewport);
    const { page } = person;
    const days = Array.from({ length: 30 }, (_, at) => `2025-03-${String(at + 1).padStart(2, "0")}`);
    await withReceipts(person, ...days.map((day) => saved(`Shop of ${day}`, day)));
    await page.goto(address("/receipts"));
    const opened = page.getByRole("link", { name: "Shop of 2025-03-12", exact: true });
    await opened.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
    const top = () => opened.evaluate((link) => Math.round(link.getBoundingClientRect().top));
    const before = await top();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(viewport.height / 2);
    await opened.click();
    await page.getByRole("button", { name: "Correct this receipt" }).waitFor();
    await page.goBack();
    await opened.waitFor();
    await page.waitForLoadState("networkidle");
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  },
);
