import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** Half the size of the form with comments, which every page that is looked at would parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    readonly axe: typeof import("axe-core");
  }
}

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

/** Gives axe to each frame of the page that does not hold it yet, from an earlier look at the same page. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isHeld = await frame.evaluate(() => "axe" in window);
    if (!isHeld) await frame.evaluate(AXE);
  }
}

/** Which rules of axe a look is about. */
type Rules = Pick<RunOptions, "runOnly" | "rules">;

async function look(page: Page, rules: Rules): Promise<string[]> {
  await bringAxe(page);
  // One call to the browser for all of it; what passes is not described: half of the time.
  const { violations } = await page.evaluate(
    async (options) => {
      // Bars that stay at an edge of the window scroll with the page meanwhile: what lies under them only at this moment
      // would count as covered.
      const bars = [...document.querySelectorAll<HTMLElement>("*")].filter(
        (element) => getComputedStyle(element).position === "sticky",
      );
      for (const bar of bars) Object.assign(bar.style, { position: "relative", inset: "auto" });
      try {
        return await window.axe.run(document, options);
      } finally {
        for (const bar of bars) Object.assign(bar.style, { position: "", inset: "" });
      }
    },
    { ...rules, resultTypes: ["violations" as const] },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
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

/** What axe finds wrong with the colours of the page in the other theme than its visitor's, which it has again then. */
export async function violationsInOtherTheme(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [own, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ colorScheme: other });
  try {
    const colours = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };
    return (await look(page, { runOnly: colours })).map((what) => `${other}: ${what}`);
  } finally {
    await page.emulateMedia({ colorScheme: own });
  }
}

/**
 * How many pixels the page is wider than the screen; 0 when nothing scrolls sideways. A phone shows a page that is
 * too wide as a whole, smaller, so its own window says nothing.
 */
export function sidewaysScroll(page: Page): Promise<number> {
  const screen = page.viewportSize()?.width ?? 0;
  return page.evaluate((width) => document.documentElement.scrollWidth - width, screen);
}
