import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { swipe } from "./support/finger";
import { violationsOf } from "./support/pages/accessibility";
import { exportAs, openRow } from "./support/pages/reports-page";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const ROWS = [
  lineItemRecord({ name: "GF Bread", purchaseDate: "2025-03-14" }),
  lineItemRecord({
    name: "GF Penne",
    category: "Pasta and Grains",
    store: "Corner Shop",
    purchaseDate: "2025-05-02",
    price: 429,
    regularPrice: 229,
  }),
  lineItemRecord({
    name: "GF Crackers",
    category: "Snacks",
    purchaseDate: "2024-11-30",
    price: 579,
    regularPrice: 249,
  }),
];

async function withRows(viewport = DESK, edition: "ca" | "us" = "ca", options = {}) {
  const person = await signedIn(viewport, edition, options);
  const currency = edition === "ca" ? "CAD" : "USD";
  await fillAccount(person.page, { lineItems: ROWS.map((row) => ({ ...row, currency })) });
  await person.page.goto(address("/reports", edition));
  await person.page.getByRole("heading", { name: "All Gluten-Free Items" }).waitFor();
  return person;
}

test("reports-14 Reports, signed out: its own words, and a Login that leads back", async () => {
  const { page } = await visitor();
  await page.goto(address("/reports"));
  await page.getByText("You need to be logged in to view this page.").waitFor();
  const login = page.getByRole("main").getByRole("link", { name: "Login" });
  expect(await login.getAttribute("href")).toBe("/login?redirect=/reports");
  expect(await violationsOf(page)).toEqual([]);
});

test("reports-15 reports-28 Reports: loading in two steps, an error with Retry that reloads, and nothing logged yet", async () => {
  const { page, allow } = await signedIn();
  allow(/ERR_FAILED/);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/trpc/auth.user*", async (route) => {
    await held;
    await route.continue();
  });
  const lineItems = "**/api/trpc/taxReport.lineItems*";
  await page.route(lineItems, (route) => route.abort());
  await page.goto(address("/reports"));
  await page.getByText("Checking your account...").waitFor();
  release();
  await page.getByText("Loading your reports...").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByText("Error loading reports").waitFor({ timeout: 20_000 });
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(lineItems);
  await page.getByRole("button", { name: "Retry" }).click();
  const year = new Date().getFullYear();
  await page.getByText(`No data available for ${year}.`).waitFor();
  await page.getByText(`No gluten-free purchases found for ${year}.`).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test("reports-20 Reports: every field is edited in place; Enter saves, Escape cancels; reports-21 reports-22 prices", async () => {
  const { page } = await withRows();
  const edit = (name: string | RegExp) => page.getByRole("button", { name }).click();
  const total = page.getByRole("definition").nth(3);
  expect(await total.textContent()).toBe("$5.63");

  await edit(/Edit product GF Bread/);
  await page.getByRole("dialog").getByLabel("Product").fill("GF Rye Bread");
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /Edit product GF Bread/ }).waitFor();
  await edit(/Edit product GF Bread/);
  await page.getByRole("dialog").getByLabel("Product").fill("GF Rye Bread");
  await page.keyboard.press("Enter");
  await page.getByText("Updated successfully").waitFor();

  await edit(/Edit GF price of GF Rye Bread/);
  const price = page.getByLabel("GF Price (CAD)");
  await price.fill("-1");
  await page.keyboard.press("Enter");
  await page.getByText("Price cannot be negative").waitFor();
  await price.fill("abc");
  await page.keyboard.press("Enter");
  await page.getByText("Please enter a valid number").waitFor();
  await price.fill("1e2");
  await page.keyboard.press("Enter");
  await page.getByText("Invalid price format").waitFor();
  await price.fill("8.999");
  expect(await price.inputValue()).toBe("8.99");
  await price.fill("9");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^\$9\.00/ }).waitFor();
  await page.getByText("$7.14").first().waitFor();

  await edit(/Edit regular price of GF Rye Bread/);
  await page.getByLabel("Regular Price (CAD)").fill("4.5");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: /^\$4\.50/ }).waitFor();
  await edit(/Edit store of GF Rye Bread/);
  await page.getByRole("dialog").getByLabel("Store").fill("Bakery");
  await page.keyboard.press("Enter");
  await edit(/Edit date of GF Rye Bread/);
  await page.getByRole("dialog").getByLabel("Date").fill("2025-04-01");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Apr 1, 2025/ }).waitFor();
  await page.getByLabel("Category of GF Rye Bread").selectOption("Uncategorized");
  await page.getByRole("rowheader", { name: "Uncategorized" }).waitFor();

  await page.reload();
  await page.getByRole("button", { name: /^Bakery/ }).waitFor();
  expect(await total.textContent()).toBe("$6.50");
});

test("reports-27 reports-26 delete with confirm and undo, at a desk by the trash button", async () => {
  const { page } = await withRows(DESK, "us");
  await page.getByRole("button", { name: "Delete GF Penne" }).click();
  await page.getByRole("heading", { name: "Confirm Deletion" }).waitFor();
  await page
    .getByText("This will permanently delete this receipt record. This action cannot be undone.")
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete GF Penne" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("The receipt has been removed from your records").waitFor();
  expect(await page.getByText("GF Penne").count()).toBe(0);
  const restored = page.waitForResponse(/restoreLineItem/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Delete GF Penne" }).waitFor();
  await restored;
  await page.reload();
  await page.getByRole("button", { name: "Delete GF Penne" }).waitFor();
  expect(await page.getByRole("definition").nth(3).textContent()).toBe("$5.63");

  await page.clock.install();
  await page.getByRole("button", { name: "Delete GF Penne" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.waitFor();
  await page.clock.runFor(9_000);
  expect(await undo.count()).toBe(1);
  await page.clock.runFor(6_000);
  await undo.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("definition").nth(3).waitFor();
  expect(await page.getByText("GF Penne").count()).toBe(0);
  expect(await page.getByRole("definition").nth(3).textContent()).not.toBe("$5.63");
});

test("reports-27 screens-6 Undo stays while the pointer rests on its notice, and goes before it is refused", async () => {
  const { page } = await withRows();
  await page.clock.install();
  await page.getByRole("button", { name: "Delete GF Penne" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.hover();
  await page.clock.runFor(30_000);
  expect(await undo.count()).toBe(1);
  await page.clock.runFor(20_000);
  await undo.waitFor({ state: "detached" });
  expect(await page.getByText("GF Penne").count()).toBe(0);
});

test("reports-25 on a phone a row swiped left shows Delete, swiped right or pressed elsewhere hides it", async () => {
  const { page } = await withRows(PHONE, "ca", { colorScheme: "dark" });
  expect(await violationsOf(page)).toEqual([]);
  const card = page.getByRole("listitem").filter({ hasText: "GF Penne" });
  await card.scrollIntoViewIfNeeded();
  const remove = page.getByRole("button", { name: "Delete GF Penne" });
  const swipeCard = async (from: number, to: number) => {
    const y = ((await card.boundingBox())?.y ?? 0) + 12;
    await swipe(page, { x: from, y }, { x: to, y });
  };
  await swipeCard(300, 120);
  await remove.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await swipeCard(60, 250);
  await remove.waitFor({ state: "detached" });
  await swipeCard(300, 120);
  await remove.waitFor();
  await page.getByRole("heading", { name: "All Gluten-Free Items" }).click();
  await remove.waitFor({ state: "detached" });

  await openRow(page, "GF Penne");
  await page.getByRole("button", { name: "More for GF Penne" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Receipt deleted").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).tap();
  await card.scrollIntoViewIfNeeded();
  await swipeCard(300, 120);
  await remove.click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await card.waitFor({ state: "detached" });
  await page.getByLabel("Sort by").selectOption("Product, A to Z");
  expect(new URL(page.url()).searchParams.get("sort")).toBe("product");
});

test("year, filter, search and order stand in the address: reload keeps them, Back takes them back", async () => {
  const { page } = await withRows();
  const total = page.getByRole("definition").nth(3);
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  await page.getByLabel("Tax year").selectOption("2024");
  await page.getByText("GF Crackers").first().waitFor();
  expect([query(), await total.textContent()]).toEqual([{ year: "2024" }, "$3.30"]);
  await page.goBack();
  await page.getByRole("button", { name: "Delete GF Bread" }).waitFor();

  await page.getByLabel("Category", { exact: true }).selectOption("Pasta and Grains");
  await page.getByRole("button", { name: "Delete GF Bread" }).waitFor({ state: "detached" });
  expect(await total.textContent()).toBe("$2.00");
  await page.goBack();
  await page.getByRole("button", { name: "Delete GF Bread" }).waitFor();

  await page.getByRole("button", { name: "GF Price", exact: true }).click();
  await page.getByLabel("Search", { exact: true }).pressSequentially("corner");
  await page.getByRole("button", { name: "Delete GF Bread" }).waitFor({ state: "detached" });
  await page.waitForURL(/q=corner/);
  await page.reload();
  await page.getByRole("button", { name: "Delete GF Penne" }).waitFor();
  expect(query()).toEqual({ sort: "price", dir: "desc", q: "corner" });
  expect(await page.getByLabel("Search", { exact: true }).inputValue()).toBe("corner");
  await page.goBack();
  await page.getByRole("button", { name: "Delete GF Bread" }).waitFor();
  expect(await page.getByLabel("Search", { exact: true }).inputValue()).toBe("");
  await page.getByLabel("Search", { exact: true }).fill("nothing like it");
  await page.getByText("Nothing matches this filter").waitFor();
  expect(await page.getByRole("heading", { name: "Summary by category" }).count()).toBe(0);
  await page.getByRole("button", { name: "Clear filter" }).click();
  await page.getByRole("button", { name: "Delete GF Bread" }).waitFor();
  expect(await total.textContent()).toBe("$5.63");
});

test("reports-19 'All Gluten-Free Items' is a table from 768 pixels up, and cards below", async () => {
  const { page } = await withRows();
  const table = page.getByRole("table", { name: "All Gluten-Free Items" });
  const cards = page.getByRole("list", { name: "All Gluten-Free Items" });
  const columns = (await table.getByRole("columnheader").allTextContents()).join(" ");
  expect(columns).toMatch(/Date.*Store.*Product.*Category.*GF Price.*Regular Price.*Difference/);
  await page.setViewportSize({ width: 767, height: 900 });
  await cards.waitFor();
  expect([await table.count(), await cards.getByRole("listitem").count()]).toEqual([0, 2]);
  await page.setViewportSize({ width: 768, height: 900 });
  await table.waitFor();
  expect(await cards.count()).toBe(0);
});

test("reports-19 on paper categories are written out and no notice is shown", async () => {
  const category = "Cereal and Breakfast Items";
  const { page } = await signedIn({ width: 800, height: 900 });
  await fillAccount(page, { lineItems: [lineItemRecord({ name: "GF Oats", category })] });
  await page.goto(address("/reports"));
  const row = page.getByRole("row").filter({ hasText: "GF Oats" });
  await row.getByLabel("Category of GF Oats").selectOption("Snacks");
  const toast = page.getByTestId("toast");
  await toast.waitFor();
  await row.getByLabel("Category of GF Oats").selectOption(category);
  await page.emulateMedia({ media: "print" });
  await row.getByText(category).filter({ visible: true }).waitFor();
  expect(await row.locator("select").isVisible()).toBe(false);
  expect(await toast.isVisible()).toBe(false);
});

test("reports-29 the report of the year as a CSV, and a failed download said", async () => {
  const { page, allow } = await withRows(DESK, "us");
  allow(/ERR_FAILED/);
  const [download] = await Promise.all([page.waitForEvent("download"), exportAs(page, "Download CSV")]);
  expect(download.suggestedFilename()).toBe("gluten-free-tax-report-2025.csv");
  await page.getByText("Tax report CSV for 2025 has been downloaded.").waitFor();
  const rows: string[][] = parse(await readFile((await download.path()) ?? "", "utf8"), {
    bom: true,
    relax_column_count: true,
  });
  expect(rows.filter(([date]) => /^2025-/.test(date ?? ""))).toHaveLength(2);
  await page.route("**/api/tax-report/download*", (route) => route.abort());
  await exportAs(page, "Download CSV");
  await page.getByText("There was a problem generating your tax report.").waitFor();
});

test.each([
  ["phone", PHONE, "light"],
  ["desk", DESK, "dark"],
] as const)(
  "reports-46 reports-60 the Export menu gives the year for hledger, beancount and Quicken (%s)",
  async (where, viewport, colorScheme) => {
    const { page } = await withRows(viewport, "ca", { colorScheme });
    for (const [entry, ending, begins] of [
      [/hledger/, "journal", /^[;*]|commodity/],
      [/beancount/, "beancount", /^option "title"/],
      [/QIF/, "qif", /^!/],
    ] as const) {
      await page.getByRole("button", { name: "Export" }).click();
      expect(await violationsOf(page)).toEqual([]);
      if (process.env.STORY_PICTURES) {
        await page.screenshot({ path: `${process.env.STORY_PICTURES}/export-${where}.png` });
      }
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: entry }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`gluten-free-purchases-2025.${ending}`);
      expect(await readFile((await download.path()) ?? "", "utf8")).toMatch(begins);
    }
  },
);

test("sample data say that they are sample data on every screen of the account", async () => {
  const { page } = await signedIn(PHONE);
  await fillAccount(page, { lineItems: ROWS, sample: true });
  for (const path of ["/reports", "/upload-receipt", "/tax-summary"]) {
    await page.goto(address(path));
    await page.getByText("Sample data.").waitFor();
  }
  expect(await violationsOf(page)).toEqual([]);
});
