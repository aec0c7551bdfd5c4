import { expect, test } from "vitest";
import { sidewaysScroll, violationsOf, violationsOfAnyRule } from "./support/accessibility";
import { DESK, PHONE, type Visitor, visitor } from "./support/browser";
import { movingParts } from "./support/moving-parts";
import { address } from "./support/product";
import { PRIVATE_STATES, PUBLIC_PAGES } from "./support/public-pages";

const LISTED: readonly string[] = ["/", ...PUBLIC_PAGES.map(({ path }) => path)];
const SMALL = { width: 320, height: 640 };
/** The pages with the most on them: looked at in every pair of edition, size and colours. */
const DENSEST: readonly string[] = ["/", "/tools", "/auth"];
const ALL = [...LISTED, ...PRIVATE_STATES];

async function open({ page }: Visitor, path: string, edition: "ca" | "us") {
  await page.goto(address(path, edition));
  await page.locator("h1").first().waitFor();
  // A listed page is complete when it has loaded; the others then find out who is signed in.
  if (!LISTED.includes(path)) await page.waitForLoadState("networkidle");
}

/** The headings that skip a level, and the number of first-level ones. */
function headingsOf({ page }: Visitor) {
  return page.locator("main :is(h1, h2, h3, h4)").evaluateAll((headings) => {
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const leaps = levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1);
    return { first: levels.filter((level) => level === 1).length, leaps };
  });
}

test.each([
  ["ca", "desk", "light", DESK, ALL],
  ["us", "phone", "dark", PHONE, ALL],
  ["us", "desk", "dark", DESK, DENSEST],
  ["ca", "phone", "light", PHONE, DENSEST],
] as const)(
  "WCAG 2.2 AA and the order of headings hold on public pages and their states, edition %s, %s, %s; nothing scrolls sideways at 320 pixels",
  async (edition, _device, colorScheme, viewport, paths) => {
    const guest = await visitor(viewport, { colorScheme });
    for (const path of paths) {
      await open(guest, path, edition);
      expect([path, await violationsOfAnyRule(guest.page)]).toEqual([path, []]);
      expect([path, await headingsOf(guest)]).toEqual([path, { first: 1, leaps: [] }]);
      if (viewport !== PHONE) continue;
      // 320 pixels are also the width of a 1280 pixel window at 400% zoom.
      await guest.page.setViewportSize(SMALL);
      expect([path, await sidewaysScroll(guest.page)]).toEqual([path, 0]);
      await guest.page.setViewportSize(PHONE);
    }
  },
  180_000,
);

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

test("screens-42 with reduced motion nothing moves by itself, and the page does not glide", async () => {
  const guest = await visitor(DESK, { reducedMotion: "reduce" });
  await open(guest, "/", "ca");
  expect(await movingParts(guest.page)).toEqual([]);
});
