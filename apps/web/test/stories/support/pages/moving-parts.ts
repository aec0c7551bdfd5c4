import type { Page } from "playwright-core";

/** Runs in the browser: elements whose own or added content may move for longer than a hundredth of a second. */
function findMoving() {
  const seconds = (list: string) =>
    Math.max(
      ...list.split(",").map((time) => Number.parseFloat(time) / (time.trim().endsWith("ms") ? 1000 : 1)),
    );
  const moves = (element: Element) =>
    [null, "::before", "::after"].some((part) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, part);
      return (
        seconds(transitionDuration) > 0 || seconds(animationDuration) > 0.01 || scrollBehavior === "smooth"
      );
    });
  return [...document.querySelectorAll("*")]
    .filter(moves)
    .map((element) => `${element.tagName.toLowerCase()} ${element.className}`.slice(0, 120));
}

/** The parts of a page that move though its visitor asked for less motion (prefers-reduced-motion). */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(findMoving);
}
