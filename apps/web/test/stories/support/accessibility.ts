import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
/** Rules of these levels that axe calls experimental and checks only when they are named. */
const EXPERIMENTAL = [
  "css-orientation-lock",
  "label-content-name-mismatch",
  "p-as-heading",
  "table-fake-caption",
  "td-has-header",
];

/** A best practice of axe, beyond WCAG: a landmark that cannot be told from another helps nobody. */
const BEST_PRACTICES = ["landmark-unique"];

/**
 * Lets the bars that stay at an edge of the window scroll with the page, or back: what lies under them only at
 * this moment would count as covered.
 */
function letBarsScroll(page: Page, scroll: boolean): Promise<void> {
  return page.evaluate((scrolls) => {
    const bars = scrolls
      ? [...document.querySelectorAll<HTMLElement>("*")].filter(
          (element) => getComputedStyle(element).position === "sticky",
        )
      : [...document.querySelectorAll<HTMLElement>("[data-bar-scrolls]")];
    for (const bar of bars) {
      bar.toggleAttribute("data-bar-scrolls", scrolls);
      bar.style.position = scrolls ? "relative" : "";
      bar.style.inset = scrolls ? "auto" : "";
    }
  }, scroll);
}

/** Whether every frame of the page holds axe already, from an earlier look at the same page. */
async function holdsAxe(page: Page): Promise<boolean> {
  const held = await Promise.all(page.frames().map((frame) => frame.evaluate(() => "axe" in window)));
  return held.every(Boolean);
}

/**
 * What axe finds against WCAG 2.2 A and AA, and of its best practices, on the page as it is now; empty when all
 * is well. `foreign` are rules that somebody else's part of the page breaks. A page within a frame of another origin,
 * as the card form's, is not looked at.
 */
export async function violationsOf(page: Page, foreign: readonly string[] = []): Promise<string[]> {
  await letBarsScroll(page, true);
  // Half a megabyte of script, which need not be sent and parsed again (docs/performance.md).
  const axeSource = (await holdsAxe(page)) ? "void 0" : undefined;
  const { violations } = await new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    .options({
      runOnly: { type: "tag", values: WCAG },
      // What passes is not described, and the page is judged where it stands, not in a second one: half of the time.
      resultTypes: ["violations"],
      rules: Object.fromEntries(
        [...EXPERIMENTAL, ...BEST_PRACTICES].map((rule) => [rule, { enabled: !foreign.includes(rule) }]),
      ),
    })
    .setLegacyMode()
    .analyze();
  await letBarsScroll(page, false);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/**
 * How many pixels the page is wider than the screen; 0 when nothing scrolls sideways. A phone shows a page that is
 * too wide as a whole, smaller, so its own window says nothing.
 */
export function sidewaysScroll(page: Page): Promise<number> {
  const screen = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => document.documentElement.scrollWidth - width, screen);
}
