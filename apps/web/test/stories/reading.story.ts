import { expect, test } from "vitest";
import { DESK, PHONE, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";

const LONG_DATE = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;

test.each([
  ["ca", DESK, 9],
  ["us", PHONE, 7],
] as const)(
  "pages-7 blog list, edition %s: its articles with date, summary, tags and a way in",
  async (edition, viewport, articles) => {
    const { page } = await visitor(viewport);
    await page.goto(address("/blog", edition));
    const items = page.getByRole("main").locator("ul > li:has(h2)");
    await items.first().waitFor();
    expect(await items.count()).toBe(articles);
    for (const item of await items.all()) {
      expect(await item.locator("time").textContent()).toMatch(LONG_DATE);
      expect((await item.locator("p").textContent())?.length).toBeGreaterThan(40);
      expect(await item.getByRole("list", { name: "Tags" }).getByRole("listitem").count()).toBeGreaterThan(0);
      const link = item.getByRole("link", { name: /^Read Article/ });
      expect(await link.textContent()).toBe("Read Article");
      expect(await link.getAttribute("href")).toMatch(/^\/blog\/[a-z0-9-]+$/);
    }
  },
);

test.each(["ca", "us"] as const)(
  "pages-8 every article, edition %s: date, sources, related, links in a new tab",
  async (edition) => {
    const { page } = await visitor();
    await page.goto(address("/blog", edition));
    const links = page.getByRole("link", { name: /^Read Article/ });
    await links.first().waitFor();
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    let linked = 0;
    for (const path of paths) {
      await page.goto(address(path, edition));
      const article = page.getByRole("article");
      expect(await article.locator("time").first().textContent()).toMatch(LONG_DATE);
      await article.getByRole("heading", { name: "Sources and References" }).waitFor();
      const targets = await article
        .locator("a")
        .evaluateAll((all) => all.map((link) => [link.getAttribute("target"), link.getAttribute("rel")]));
      linked += targets.length;
      expect(targets.every(([target, rel]) => target === "_blank" && rel === "noopener noreferrer")).toBe(
        true,
      );
      const related = page.getByRole("region", { name: "Related Articles" }).getByRole("listitem");
      const texts = await related.locator("p").allTextContents();
      expect(texts.length).toBeLessThanOrEqual(3);
      expect(texts.every((text) => text.endsWith("…") && text.length <= 121)).toBe(true);
      expect(await page.getByRole("link", { name: "Back to Blog" }).getAttribute("href")).toBe("/blog");
    }
    // A source on paper has no link; most are on the web.
    expect(linked).toBeGreaterThan(0);
  },
);

test("editions-11 switching the region on an article of one edition alone leads to the other's blog, which says so", async () => {
  const { page } = await visitor();
  await page.goto(address("/blog/line-33099-or-33199"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("summary", { hasText: "CA" }).click();
  await page.getByRole("button", { name: /US \(IRS\)/ }).click();
  await page.waitForURL(/us\.localhost.*\/blog\?only=ca$/);
  await page.getByText("This article is only in the edition for Canada").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(address("/blog", "us"));
  await page
    .getByRole("link", { name: /^Read Article/ })
    .first()
    .waitFor();
  expect(await page.getByText("This article is only in the edition").count()).toBe(0);
});

test("pages-11 an unknown article: 'Blog post not found'", async () => {
  const { page, allow } = await visitor();
  allow(/404/);
  // Twice: what is cached from the first visit must serve the next one.
  for (const visit of ["first", "second"]) {
    const answer = await page.goto(address("/blog/nothing-of-the-kind"));
    expect([visit, answer?.status()]).toEqual([visit, 404]);
    await page.getByRole("heading", { name: "Blog post not found" }).waitFor();
  }
  expect(await page.getByRole("main").getByRole("link", { name: "Back to Blog" }).getAttribute("href")).toBe(
    "/blog",
  );
});

test("pages-15 terms: 13 sections, the key disclaimers, the date, a way back", async () => {
  const { page } = await visitor(PHONE);
  await page.goto(address("/terms"));
  const main = page.getByRole("main");
  const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.filter((text) => /^\d+\. /.test(text))).toHaveLength(13);
  expect(headings).toContain("Key disclaimers");
  expect(await main.textContent()).toContain("April 29, 2025");
  expect(await main.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/");
});

test("pages-16 pages-17 privacy: 'Last Updated' is today where the reader is, and the promises are there", async () => {
  const { page } = await visitor();
  await page.clock.setFixedTime(new Date("2026-02-03T12:00:00"));
  await page.goto(address("/privacy-policy", "us"));
  await page.getByText("February 3, 2026").waitFor();
  const text = (await page.getByRole("main").textContent()) ?? "";
  for (const promise of [
    "within 30 days",
    "at least 7 years",
    "under 18",
    "do not sell",
    "AI provider",
    "access",
    "correction",
    "deletion",
    "restriction",
    "portability",
    "withdraw consent",
  ]) {
    expect(text.toLowerCase()).toContain(promise.toLowerCase());
  }
});
