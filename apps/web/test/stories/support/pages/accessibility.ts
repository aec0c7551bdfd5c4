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

/**
 * Rules that axe checks only when they are named: those that it calls experimental, the size of what is touched, the
 * role of what takes the focus, and of AAA that links of one name lead to one place and that no page goes elsewhere by
 * itself.
 *
 * Left off: `color-contrast-enhanced`, because AAA's contrast would leave the quiet words of a page as loud as its
 * figures; `hidden-content` and `frame-tested`, which find nothing and ask for a look; and rules that axe gave up.
 */
const NAMED = [
  ...EXPERIMENTAL,
  "focus-order-semantics",
  "identical-links-same-purpose",
  "meta-refresh-no-exceptions",
  "target-size",
];

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

/** Which rules of axe a look is about. */
type Rules = Pick<Parameters<AxeBuilder["options"]>[0], "runOnly" | "rules">;

async function look(page: Page, options: Rules): Promise<string[]> {
  await letBarsScroll(page, true);
  // Half a megabyte of script, which need not be sent and parsed again (docs/performance.md).
  const axeSource = (await holdsAxe(page)) ? "void 0" : undefined;
  const { violations } = await new AxeBuilder({ page, ...(axeSource && { axeSource }) })
    // What passes is not described, and the page is judged where it stands, not in a second one: half of the time.
    .options({ ...options, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  await letBarsScroll(page, false);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/**
 * What axe finds with all of its rules, WCAG 2.2 A and AA and its best practices, on the page as it is now; empty when
 * all is well. For whole pages: a menu that is open stands beside every landmark, as it must.
 */
export const violationsOfAnyRule = (page: Page): Promise<string[]> =>
  look(page, { rules: Object.fromEntries(NAMED.map((rule) => [rule, { enabled: true }])) });

/**
 * What axe finds against WCAG 2.2 A and AA, and of landmarks that cannot be told apart, on the page as it is now; empty
 * when all is well. `foreign` are rules that somebody else's part of the page breaks. A page within a frame of another
 * origin, as the card form's, is not looked at.
 */
export const violationsOf = (page: Page, foreign: readonly string[] = []): Promise<string[]> =>
  look(page, {
    runOnly: { type: "tag", values: WCAG },
    rules: Object.fromEntries(
      [...EXPERIMENTAL, "landmark-unique"].map((rule) => [rule, { enabled: !foreign.includes(rule) }]),
    ),
  });

/**
 * How many pixels the page is wider than the screen; 0 when nothing scrolls sideways. A phone shows a page that is
 * too wide as a whole, smaller, so its own window says nothing.
 */
export function sidewaysScroll(page: Page): Promise<number> {
  const screen = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => document.documentElement.scrollWidth - width, screen);
}
