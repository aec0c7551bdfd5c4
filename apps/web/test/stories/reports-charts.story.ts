import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const PICTURES = process.env.PICTURES;

const LOAF = { name: "GF Bread", size: 450, unit: "g", regularPrice: 386 } as const;
const ROWS = [
  lineItemRecord({ ...LOAF, purchaseDate: "2024-11-05", price: 699 }),
  lineItemRecord({ ...LOAF, purchaseDate: "2025-01-14", price: 699 }),
  lineItemRecord({ ...LOAF, purchaseDate: "2025-03-14", price: 749 }),
  lineItemRecord({ ...LOAF, purchaseDate: "2025-02-02", price: 649, store: "Corner Shop" }),
  lineItemRecord({ ...LOAF, purchaseDate: "2025-06-20", price: 679, store: "Corner Shop" }),
  lineItemRecord({ ...LOAF, size: 675, purchaseDate: "2025-06-21", price: 999 }),
  ...Array.from({ length: 9 }, (_, index) =>
    lineItemRecord({
      name: `GF ${["Penne", "Crackers", "Flour", "Pizza", "Cookies", "Oats", "Bagels", "Waffles", "Soup"][index]}`,
      category: index % 2 ? "Snacks" : "Pasta and Grains",
      purchaseDate: `2025-0${1 + index}-1${index}`,
      price: 429 + 10 * index,
      regularPrice: 229,
    }),
  ),
];

test.each([
  ["phone", PHONE, "dark", "/reports?year=2025"],
  ["desk", DESK, "light", "/reports?year=2025"],
  ["phone-french", PHONE, "light", "/fr/rapports?year=2025"],
] as const)(
  "reports-43 reports-44 reports-45 the charts of a year (%s)",
  async (where, viewport, scheme, path) => {
    const { page } = await signedIn(viewport, "ca", { colorScheme: scheme });
    await fillAccount(page, { lineItems: ROWS });
    await page.goto(address(path));
    const french = path.startsWith("/fr");
    const months = french ? "Coût supplémentaire par mois" : "Extra cost by month";
    await page.getByRole("heading", { name: months }).waitFor();
    for (const summary of await page.locator("summary").filter({ hasText: /table/ }).all())
      await summary.click();

    await page.locator("[data-chart] polyline").first().waitFor();
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/charts-${where}.png`, fullPage: true });
    const march = page
      .getByRole("table", { name: months })
      .getByRole("row", { name: french ? /^mars/ : /^March/ });
    expect((await march.textContent())?.replaceAll("\u00A0", " ")).toContain(french ? "5,83 $" : "$5.83");

    const carriers = page.getByRole("table", {
      name: french ? "Ce qui a pesé dans la demande" : "What carried the claim",
    });
    expect(await carriers.getByRole("row").nth(1).textContent()).toContain("GF Bread");
    expect(await carriers.getByRole("row").last().textContent()).toContain(
      french ? "3 autres produits" : "3 other products",
    );

    const prices = page.getByRole("table", { name: /GF Bread, 450 g/ });
    expect(await prices.getByRole("row").count()).toBe(6);
    expect(await prices.getByText("Corner Shop").count()).toBe(2);
    expect(await page.locator("[data-chart] polyline").count()).toBe(2);
    // The year before stands beside this one, and no colour is needed to tell them apart.
    expect(await page.locator('[data-chart] [fill^="url("]').count()).toBeGreaterThan(0);

    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  },
);

test("reports-43 charts of small amounts: distinct ticks, and they stand on paper", async () => {
  const { page } = await signedIn(PHONE, "ca", { forcedColors: "active" });
  const record = { price: 500, regularPrice: 330 };
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({ ...record, name: "GF Bread", purchaseDate: "2025-03-14" }),
      lineItemRecord({ ...record, name: "GF Penne", purchaseDate: "2025-04-14" }),
      lineItemRecord({ ...record, name: "GF Rice", purchaseDate: "2025-05-14" }),
    ],
  });
  await page.goto(address("/reports?year=2025"));
  await page.getByText("A product that you bought on two days").waitFor();
  const axis = page.locator("[data-axis]").first().locator("span:not(.invisible)");
  await axis.first().waitFor();
  const ticks = await axis.allTextContents();
  expect(ticks.length).toBeGreaterThan(2);
  expect(new Set(ticks).size).toBe(ticks.length);
  expect(await page.locator('[data-chart] [fill^="url("]').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/charts-small.png`, fullPage: true });
  // Paper is narrower than a desk's screen, and nothing measures it: each chart is drawn to fit.
  await page.setViewportSize(DESK);
  await page.emulateMedia({ media: "print" });
  const { width, height } = (await page.locator("[data-chart]").first().boundingBox()) ?? {
    width: 0,
    height: 0,
  };
  expect(width).toBeGreaterThan(400);
  expect(height).toBeGreaterThanOrEqual(200);
});
