import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { smallTargets } from "./support/pages/touch-targets";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const SMALL = { width: 320, height: 568 };
const TABLET = { width: 1024, height: 768 };

const LOAF = { name: "GF Seeded Sandwich Loaf", size: 450, unit: "g" } as const;
/** Seven purchases of four categories and four months, one with a name of two lines. */
const SEVEN = [
  lineItemRecord({ ...LOAF, purchaseDate: "2025-01-14" }),
  lineItemRecord({ ...LOAF, purchaseDate: "2025-02-20", price: 689 }),
  lineItemRecord({ ...LOAF, purchaseDate: "2025-03-14", price: 799, store: "MEADOWLARK" }),
  lineItemRecord({
    name: "Gluten-Free Ancient Grain Penne Rigate with Quinoa",
    category: "Pasta and Grains",
    store: "Marché Saint-Jean-Baptiste de la Place",
    purchaseDate: "2025-03-15",
    price: 1429,
    regularPrice: 229,
  }),
  lineItemRecord({
    name: "GF Corn Flakes",
    category: "Cereal and Breakfast Items",
    purchaseDate: "2025-06-20",
  }),
  ...["Crackers", "Pretzels"].map((name) =>
    lineItemRecord({ name: `GF ${name}`, category: "Snacks", purchaseDate: "2025-06-21", price: 529 }),
  ),
];
const PLACES = {
  English: { path: "/reports?year=2025", list: "All Gluten-Free Items" },
  French: { path: "/fr/rapports?year=2025", list: "Tous les articles sans gluten" },
} as const;
type Language = keyof typeof PLACES;

async function openReports(page: Page, language: Language): Promise<void> {
  await page.goto(address(PLACES[language].path));
  await page.getByRole("heading", { name: PLACES[language].list }).waitFor();
  await page.waitForLoadState("networkidle");
}

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.STORY_PICTURES)
    await page.screenshot({ path: `${process.env.STORY_PICTURES}/${name}.png`, fullPage: true });
}

/** Runs in the browser: pairs of words of one axis that lie over each other. */
function wordsOverWords(): string[] {
  return [...document.querySelectorAll("[data-axis]")].flatMap((axis) => {
    const words = [...axis.querySelectorAll("span:not(.invisible)")]
      .filter((one) => getComputedStyle(one).visibility === "visible")
      .map((one) => ({
        box: one.getBoundingClientRect(),
        text: one.textContent ?? "",
      }));
    return words.flatMap((a, at) =>
      words
        .slice(at + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right &&
            b.box.left < a.box.right &&
            a.box.top < b.box.bottom &&
            b.box.top < a.box.bottom,
        )
        .map((b) => `${a.text} over ${b.text}`),
    );
  });
}

/** Runs in the browser: the words and marks of charts that stand beyond their cards. */
function chartsBeyondTheirCards(): string[] {
  return [...document.querySelectorAll("[data-chart]")].flatMap((chart) => {
    const card = chart.closest(".shadow-card")?.getBoundingClientRect();
    const beyond = [...chart.querySelectorAll("span, rect, path")].filter((one) => {
      const { left, right, bottom } = one.getBoundingClientRect();
      return !card || left < card.left || right > card.right || bottom > card.bottom;
    });
    return beyond.map((one) => one.outerHTML.slice(0, 80));
  });
}

/** Runs in the browser: rows of chart cards whose cards are not equally high. */
function heightsOfChartRows(): string[] {
  const cards = [...document.querySelectorAll("[data-chart], main svg > rect")].flatMap((mark) => {
    const box = mark.closest(".shadow-card")?.getBoundingClientRect();
    return box ? [box] : [];
  });
  if (cards.length === 0) return ["no charts"];
  return cards.flatMap(({ top, height }) =>
    cards
      .filter((other) => Math.abs(other.top - top) < 1 && Math.abs(other.height - height) > 1)
      .map((other) => `at ${top}: ${height} beside ${other.height}`),
  );
}

test.each([
  ["English", 320, SMALL, "light"],
  ["English", 390, PHONE, "dark"],
  ["French", 320, SMALL, "dark"],
  ["French", 390, PHONE, "light"],
] as const)(
  "reports-61 reports-62 on a phone figures come first and a purchase is a row of at most 88 pixels that opens (%s, %i)",
  async (language, width, viewport, colorScheme) => {
    const { page } = await signedIn(viewport, "ca", { colorScheme, reducedMotion: "reduce" });
    await fillAccount(page, { lineItems: SEVEN });
    await openReports(page, language);
    await picture(page, `reports-${language}-${width}-${colorScheme}`);
    // The four figures stand within the first screen of a phone.
    const claim = await page.getByRole("definition").nth(3).boundingBox();
    expect((claim?.y ?? 0) + (claim?.height ?? 0)).toBeLessThanOrEqual(width === 390 ? 460 : 540);
    expect(await page.evaluate(() => document.querySelector("main")?.offsetHeight ?? 0)).toBeLessThanOrEqual(
      width === 390 ? 3400 : 3800,
    );
    const rows = page.getByRole("list", { name: PLACES[language].list }).getByRole("listitem");
    expect(await rows.count()).toBe(SEVEN.length);
    const heights = await rows.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(88);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(wordsOverWords)).toEqual([]);

    const head = rows.nth(0).getByRole("button", { expanded: false });
    await head.focus();
    await page.keyboard.press("Enter");
    await rows.nth(0).getByRole("combobox").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
    await rows.nth(0).scrollIntoViewIfNeeded();
    await picture(page, `reports-open-${language}-${width}-${colorScheme}`);
    await page.keyboard.press("Enter");
    await rows.nth(0).getByRole("combobox").waitFor({ state: "detached" });
  },
);

test.each([
  ["English", DESK, "light"],
  ["French", DESK, "dark"],
  ["French", TABLET, "light"],
] as const)(
  "reports-61 screens-45 screens-46 at a desk no category is cut, cards of a row are equally high, and no label lies over another (%s)",
  async (language, viewport, colorScheme) => {
    const { page } = await signedIn(viewport, "ca", { colorScheme, reducedMotion: "reduce" });
    await fillAccount(page, { lineItems: SEVEN });
    await openReports(page, language);
    await page.locator("[data-chart] polyline").first().waitFor();
    await expect.poll(() => page.evaluate(chartsBeyondTheirCards)).toEqual([]);
    await picture(page, `reports-${language}-${viewport.width}-${colorScheme}`);
    expect(await page.evaluate(wordsOverWords)).toEqual([]);
    expect(await page.evaluate(heightsOfChartRows)).toEqual([]);
    if (viewport === TABLET) {
      const rows = page.locator("tr[data-index]");
      const heights = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).offsetHeight));
      // Only what is too long for its line takes more.
      expect(heights.filter((height) => height <= 128).length).toBeGreaterThanOrEqual(5);
    }
    const cut = await page.locator("main table select").evaluateAll((all) =>
      all.flatMap((select) => {
        const words = select.parentElement?.firstElementChild;
        const chosen = (select as HTMLSelectElement).selectedOptions[0]?.textContent;
        const whole = words?.textContent === chosen && words && words.scrollWidth <= words.clientWidth;
        return whole ? [] : [chosen];
      }),
    );
    expect(cut).toEqual([]);
    // A store's name of one word stands in one line.
    const store = await page.getByRole("button", { name: /^MEADOWLARK/ }).boundingBox();
    expect(store?.height).toBeLessThanOrEqual(28);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  },
);

test.each([
  ["phone", PHONE, "light", "/reports?year=2025"],
  ["desk", DESK, "dark", "/fr/rapports?year=2025"],
] as const)(
  "reports-61 one purchase is told in a sentence, without a chart (%s)",
  async (where, viewport, colorScheme, path) => {
    const { page } = await signedIn(viewport, "ca", { colorScheme, reducedMotion: "reduce" });
    await fillAccount(page, { lineItems: [lineItemRecord()] });
    await page.goto(address(path));
    await page.getByText(/^(One purchase: GF Bread|Un seul achat\s: GF Bread)/).waitFor();
    expect(await page.locator("[data-chart]").count()).toBe(0);
    await page.waitForLoadState("networkidle");
    await picture(page, `reports-one-${where}-${colorScheme}`);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  },
);

test("screens-36 the pages of the records are tabs that keep the year, and on a phone the current one is in view", async () => {
  const { page } = await signedIn(PHONE, "ca");
  await fillAccount(page, { lineItems: SEVEN });
  await page.goto(address("/reports?year=2025"));
  await drawnPage(page, "Reports");
  const tabs = page.getByRole("navigation", { name: "Your records" });
  const current = tabs.locator("[aria-current=page]");
  for (const [name, path] of [
    ["Your claim", "/claim"],
    ["Tax summary", "/tax-summary"],
    ["Price book", "/price-book"],
    ["People", "/people"],
    ["Reports", "/reports"],
  ] as const) {
    await tabs.getByRole("link", { name }).click();
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === path && searchParams.get("year") === "2025",
    );
    await drawnPage(page);
    await expect.poll(() => current.textContent()).toBe(name);
    const box = await current.boundingBox();
    expect([name, (box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= PHONE.width]).toEqual([
      name,
      true,
      true,
    ]);
  }
});
