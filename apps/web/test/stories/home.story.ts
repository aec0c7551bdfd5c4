import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, visitor } from "./support/browser";
import { address } from "./support/product";

test.each([
  ["ca", DESK, "Claim the difference.", "CAD per year", "Made for how the CRA asks for it"],
  ["us", PHONE, "Deduct the difference.", "USD per year", "Made for how the IRS sees it"],
] as const)(
  "pages-1 home, edition %s: hero, features, three steps, pricing, compliance notice",
  async (edition, viewport, headline, currency, compliance) => {
    const { page } = await visitor(viewport);
    await page.goto(address("/", edition));
    await page.getByRole("heading", { level: 1, name: headline }).waitFor();
    const main = page.getByRole("main");
    const start = main.getByRole("link", { name: "Start Free" }).first();
    expect(await start.getAttribute("href")).toBe("/auth?tab=register");
    expect(await main.getByRole("link", { name: "How It Works" }).getAttribute("href")).toBe("/how-it-works");
    for (const anchor of ["features", "pricing", "faq"]) {
      expect(await page.locator(`section#${anchor}`).count()).toBe(1);
    }
    const steps = main.getByRole("region", { name: "Three steps, about a minute" });
    expect(await steps.getByRole("heading", { level: 3 }).count()).toBe(3);
    const pricing = (await main.getByRole("region", { name: "Simple pricing" }).textContent()) ?? "";
    for (const words of [
      "$24.99",
      currency,
      "about $2.08 per month",
      "5 receipts per month",
      "30-day money-back guarantee",
      "Unlimited receipts",
    ]) {
      expect(pricing).toContain(words);
    }
    await main.getByRole("heading", { name: compliance }).waitFor();
  },
);

test.each([
  [390, "light"],
  [768, "dark"],
  [1024, "light"],
  [1440, "dark"],
] as const)(
  "screens-34 the home page's pictures are there without scrolling, %i pixels wide, %s",
  async (width, colorScheme) => {
    const { page } = await visitor({ width, height: 800 }, { colorScheme });
    await page.goto(address("/"), { waitUntil: "load" });
    const pictures = page.getByRole("main").getByRole("img").and(page.locator("img"));
    expect(await pictures.count()).toBeGreaterThanOrEqual(2);
    const drawn = await pictures.evaluateAll((all) =>
      all.map((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
    );
    expect(drawn).not.toContain(false);
  },
);

test("pages-3 FAQ: answers expand, one open at a time, by keyboard too", async () => {
  const { page } = await visitor();
  await page.goto(address("/#faq"));
  const questions = page.locator("#faq summary");
  const openOnes = page.locator("#faq details[open]");
  await questions.nth(0).click();
  expect(await openOnes.count()).toBe(1);
  await questions.nth(1).focus();
  await page.keyboard.press("Enter");
  expect(await openOnes.count()).toBe(1);
  expect(await openOnes.locator("summary").textContent()).toBe(await questions.nth(1).textContent());
  await page.keyboard.press("Enter");
  expect(await openOnes.count()).toBe(0);
});

test("pages-2 plans-25 signed in, the call to action is Upload Receipt, and the plans know their owner", async () => {
  const { page } = await signedIn();
  await page.goto(address("/"));
  const main = page.getByRole("main");
  const action = main.getByRole("link", { name: "Upload Receipt" });
  await action.waitFor();
  expect(await action.getAttribute("href")).toBe("/upload-receipt");
  await main.getByText("Current Plan").waitFor();
  const upgrade = main.getByRole("link", { name: "Upgrade to Premium" });
  expect(await upgrade.getAttribute("href")).toBe("/my-subscription");
});

test.each([
  ["ca", "tax credit", "CRA compliance"],
  ["us", "deductions", "IRS compliance"],
] as const)(
  "pages-5 How It Works, edition %s: steps, tips, technology, ways on",
  async (edition, word, card) => {
    const { page } = await visitor();
    await page.goto(address("/how-it-works", edition));
    const main = page.getByRole("main");
    const headings = await main.getByRole("heading").allTextContents();
    expect(headings).toEqual([
      "How It Works",
      "Upload a receipt",
      "Verify match results",
      "Generate a tax report",
      "What is behind it",
      "AI receipt processing",
      "Smart fuzzy matching",
      card,
    ]);
    expect(await main.textContent()).toContain(word);
    expect(await main.getByRole("link", { name: "Create Free Account" }).getAttribute("href")).toBe(
      "/sign-up",
    );
    const upload = main.getByRole("link", { name: "Upload Your First Receipt" });
    expect(await upload.getAttribute("href")).toBe("/upload-receipt");
  },
);
