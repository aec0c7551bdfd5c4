import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const CATEGORIES = [
  "Bread and Bakery",
  "Snacks",
  "Pasta and Grains",
  "Beverages",
  "Baking Supplies",
] as const;
const two = (number: number) => String(number).padStart(2, "0");

/** A year of `count` line items, each with one cent more extra cost than the one before. */
function year(count: number) {
  return Array.from({ length: count }, (_, index) =>
    lineItemRecord({
      name: `GF item ${index + 1}`,
      category: CATEGORIES[index % CATEGORIES.length] ?? "Snacks",
      purchaseDate: `2025-${two(1 + (index % 12))}-${two(1 + (index % 28))}`,
      price: 500 + (index % 100),
      regularPrice: 400,
    }),
  );
}

async function withYear(count: number, viewport = DESK) {
  const { page } = await signedIn(viewport);
  await fillAccount(page, { lineItems: year(count) });
  await page.goto(address("/reports"));
  await page.getByRole("heading", { name: "All Gluten-Free Items" }).waitFor();
  return page;
}

test("5,000 items: only the rows in view are on the page, and every one can be reached", async () => {
  const page = await withYear(5000);
  const table = page.getByRole("table", { name: "All Gluten-Free Items" });
  expect(await table.getAttribute("aria-rowcount")).toBe("5001");
  expect(await table.getByRole("row").count()).toBeLessThan(80);
  expect(await page.getByRole("definition").first().textContent()).toBe("5000");
  await page.getByRole("button", { name: "Date", exact: true }).click();
  const last = page.locator('[aria-rowindex="5001"]');
  // Rows are measured when they come into view, and the page's height changes by what the estimate was wrong.
  const scrolled = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return last.count();
  };
  await expect.poll(scrolled, { timeout: 20_000 }).toBe(1);
  expect(await table.getByRole("row").count()).toBeLessThan(80);
  await page.getByLabel("Search", { exact: true }).fill("item 4321");
  await page.getByRole("button", { name: "Delete GF item 4321" }).waitFor();
  expect(await page.getByRole("definition").nth(3).textContent()).toBe("$1.20");
});

test("on a phone 5,000 items are cards of which only those in view are there", async () => {
  const page = await withYear(5000, PHONE);
  const cards = page.getByRole("list", { name: "All Gluten-Free Items" }).getByRole("listitem");
  expect(await cards.count()).toBeLessThan(60);
  await page.getByLabel("Sort by").selectOption("Difference, highest first");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await cards.first().waitFor();
  expect(await cards.count()).toBeLessThan(60);
});

test("the charts follow the filter and are named in tables", async () => {
  const { page } = await signedIn();
  await fillAccount(page, { lineItems: year(60) });
  await page.goto(address("/reports"));
  await page.getByText("Show the months as a table").click();
  const months = page.getByRole("table", { name: "Extra cost by month" });
  expect(await months.getByRole("row").count()).toBe(13);
  expect(await months.getByRole("row", { name: /^January/ }).textContent()).toContain("5");
  await page.getByLabel("Category", { exact: true }).selectOption("Snacks");
  await months.getByRole("row", { name: /^January 1 / }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test("on paper every row stands, without what can only be pressed", async () => {
  const page = await withYear(120);
  expect(
    await page.getByRole("table", { name: "All Gluten-Free Items" }).getByRole("row").count(),
  ).toBeLessThan(80);
  await page.emulateMedia({ media: "print" });
  await page.getByRole("button", { name: /Edit product GF item 120$/ }).waitFor();
  expect(await page.getByRole("table", { name: "All Gluten-Free Items" }).getByRole("row").count()).toBe(121);
  await page.getByText("2025: gluten-free expenses for the CRA").waitFor();
  for (const name of ["Export", "Delete GF item 120", "Chat with Millie"]) {
    expect([name, await page.getByRole("button", { name, exact: true }).isVisible()]).toEqual([name, false]);
  }
  expect(await page.getByLabel("Search", { exact: true }).isVisible()).toBe(false);
  expect((await page.pdf({ format: "Letter" })).byteLength).toBeGreaterThan(10_000);
});
