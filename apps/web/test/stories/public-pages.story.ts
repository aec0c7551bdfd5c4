import { expect, test } from "vitest";
import { DESK, PHONE, type Visitor, visitor } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { PUBLIC_PAGES } from "./support/pages/public-pages";
import { address } from "./support/product";

async function open({ page }: Visitor, path: string, edition: "ca" | "us") {
  await page.goto(address(path, edition));
  await page.locator("h1").first().waitFor();
}

test.each(["light", "dark"] as const)("WCAG 2.2 AA holds in the API's viewer, %s", async (colorScheme) => {
  const { page } = await visitor(PHONE, { colorScheme });
  await page.goto(address("/docs/api", "us"));
  await page.getByRole("button", { name: "POST /api/login", exact: false }).first().click();
  await page.getByText("Request body").first().waitFor();
  // The viewer's library has a main landmark of its own.
  expect(await violationsOf(page, ["landmark-unique"])).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.each([
  ["ca", " | GF Ledger Canada", "gfledger.ca", "en-CA", "CRA"],
  ["us", " | GF Ledger", "gfledger.com", "en-US", "IRS"],
] as const)(
  "editions-6 editions-7 pages-14 edition %s: heading, title with suffix, description, canonical and alternate links of each page",
  async (edition, suffix, host, language, authority) => {
    const guest = await visitor();
    const { page } = guest;
    for (const { path, heading, title } of PUBLIC_PAGES) {
      await open(guest, path, edition);
      expect(await page.locator("h1").allTextContents()).toEqual([heading]);
      const shown = await page.title();
      expect(shown.endsWith(suffix)).toBe(true);
      expect(shown.slice(0, -suffix.length)).toMatch(title);
      const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
      expect(await attribute("html", "lang")).toBe(language);
      expect(await attribute("html", "data-scroll-behavior")).toBe("smooth");
      expect((await attribute("meta[name=description]", "content"))?.length).toBeGreaterThan(30);
      expect(await attribute("link[rel=canonical]", "href")).toBe(`https://${host}${path}`);
      const alternate = (name: string) => attribute(`link[rel=alternate][hreflang=${name}]`, "href");
      expect(await alternate("en-CA")).toBe(`https://gfledger.ca${path}`);
      expect(await alternate("en-US")).toBe(`https://gfledger.com${path}`);
      expect(await alternate("x-default")).toBe(`https://gfledger.com${path}`);
      expect(await page.locator("footer").textContent()).toContain(authority);
    }
  },
);

test("with forced colours, buttons keep an outline and the chosen tab stands out", async () => {
  const guest = await visitor(DESK, { forcedColors: "active" });
  await open(guest, "/tools", "ca");
  const border = await guest.page
    .getByRole("link", { name: "Start Free" })
    .evaluate((link) => getComputedStyle(link).borderTopColor);
  expect(border).not.toMatch(/^rgba\(.*, 0\)$|transparent/);
  const ground = (name: string) =>
    guest.page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await ground("Tax Calculators")).not.toBe(await ground("Coming Soon"));
});
