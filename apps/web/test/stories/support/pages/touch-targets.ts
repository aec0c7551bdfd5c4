import type { Page } from "playwright-core";

/** The least height of a target for a finger; WCAG 2.2 AA asks only for 24. */
const FINGER_PX = 44;

/**
 * Controls on the page that are too small for a finger, named by their text. The area that takes the press
 * counts, not what is drawn. Links inside a sentence are as high as their line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const sentence = (link: Element) => {
      const text = link.closest("p, li, dd, td, label, caption")?.textContent?.trim() ?? "";
      return getComputedStyle(link).display === "inline" && text !== link.textContent?.trim();
    };
    /** How far up and down from its middle the control or its label still takes the press. */
    const reach = (control: Element) => {
      control.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = control.getBoundingClientRect();
      const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null;
      const beside = label && control.matches("[type=checkbox], [type=radio]") ? label.offsetHeight : 0;
      const takes = (at: number) => {
        const hit = document.elementFromPoint(x + width / 2, at);
        return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
      };
      const middle = y + height / 2;
      let [up, down] = [middle, middle];
      while (takes(up - 1) && middle - up < finger) up--;
      while (takes(down + 1) && down - middle < finger) down++;
      return Math.max(down - up, beside);
    };
    const found = new Set<string>();
    for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
      if (control.closest("[inert], .sr-only, .swagger-ui") || sentence(control)) continue;
      const size = reach(control);
      if (size > 0 && size < finger - 1) {
        const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.tagName;
        found.add(`${name.slice(0, 50) || control.tagName}: ${Math.round(size)}`);
      }
    }
    return [...found];
  }, FINGER_PX);
}
