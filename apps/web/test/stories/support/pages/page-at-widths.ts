import type { Page } from "playwright-core";
import { DESK } from "../browser";

const WIDTHS = [320, 390, 600, 767, 768, 900, 1024, 1100, 1180, 1279, 1280, 1440, 2560];

export interface FoundAtWidths {
  /** What stands beyond an edge, is covered or is cut. */
  readonly beyond: readonly string[];
  readonly unmarked: readonly string[];
}

/**
 * Runs in the browser: what of the page is still wrong two seconds after the window got this width, as charts are drawn
 * again, and what opens without a sign that it does.
 */
async function foundAt(width: number): Promise<FoundAtWidths> {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A phone shows a page that is too wide as a whole, smaller, so its own window says nothing.
  const sideways = () => document.documentElement.scrollWidth - width;
  const covered = (control: HTMLElement) => {
    const { x, y, width: long, height } = control.getBoundingClientRect();
    const hits = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(x + long * share, y + height / 2));
    return hits.some((hit) => hit !== null && !control.contains(hit));
  };
  const pen = document.createElement("canvas").getContext("2d");
  // A list to choose from whose choice is longer than the room beside its arrow of 18 pixels.
  const isCut = (list: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight, opacity } = getComputedStyle(list);
    if (!pen || opacity === "0" || !list.checkVisibility()) return false;
    pen.font = font;
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - 18;
    return pen.measureText(list.selectedOptions[0]?.text ?? "").width > room;
  };
  const look = () => {
    const header = document.querySelector("header");
    const row = header?.firstElementChild ?? document.body;
    const beyondRow = row.scrollWidth - row.clientWidth;
    const controls = [...(header?.querySelectorAll<HTMLElement>("a, button") ?? [])];
    // From 768 pixels on a table shows all of its columns; a narrower one scrolls in its own frame.
    const frames = width < 768 ? [] : [...document.querySelectorAll("main section:has(> table)")];
    const drawings = [...document.querySelectorAll("main [aria-hidden=true].overflow-hidden")];
    const choices =
      width < 390 ? [] : [...document.querySelectorAll<HTMLSelectElement>("main select:not(.swagger-ui *)")];
    return [
      ...(sideways() > 0 ? [`${sideways()} beyond the window`] : []),
      ...(header === null ? ["no header"] : []),
      ...(beyondRow > 0 ? [`${beyondRow} beyond the header`] : []),
      ...controls
        .filter((control) => control.checkVisibility() && covered(control))
        .map((control) => `${control.getAttribute("aria-label") ?? control.textContent} is covered`),
      ...frames
        .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
        .map(
          (frame) => `${frame.getAttribute("aria-label")}: ${frame.scrollWidth - frame.clientWidth} hidden`,
        ),
      ...drawings
        .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
        .map((frame) => `${frame.textContent?.slice(0, 40)}: ${frame.scrollWidth - frame.clientWidth} cut`),
      ...choices.filter(isCut).map((list) => `${list.selectedOptions[0]?.text} is cut`),
    ];
  };
  const until = performance.now() + 2_000;
  let faults: string[];
  do {
    await drawn();
    faults = look();
  } while (faults.length > 0 && performance.now() < until);
  const unmarked = [...document.querySelectorAll("main summary")]
    .filter((summary) => summary.checkVisibility() && getComputedStyle(summary).display !== "list-item")
    .filter((summary) => summary.querySelector("svg") === null)
    .map((summary) => `${summary.textContent} does not show that it opens`);
  return { beyond: faults, unmarked };
}

/**
 * What is wrong with a page in windows of 320 to 2,560 pixels, each with its width. Leaves the window as wide as a
 * desk's.
 */
export async function foundAtWidths(page: Page): Promise<FoundAtWidths> {
  const found: Record<keyof FoundAtWidths, string[]> = { beyond: [], unmarked: [] };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESK.height });
    const { beyond, unmarked } = await page.evaluate(foundAt, width);
    found.beyond.push(...beyond.map((fault) => `at ${width}: ${fault}`));
    found.unmarked.push(...unmarked.map((what) => `at ${width}: ${what}`));
  }
  await page.setViewportSize(DESK);
  return found;
}
