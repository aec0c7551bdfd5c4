import type { Page } from "playwright-core";

/** What the filled buttons of a page say, those of its dialogs left out. */
export function filledButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(a, button, label):is(.bg-brand, .bg-danger)")]
      .filter((button) => button.checkVisibility() && button.closest("dialog, [role=dialog]") === null)
      .map((button) => button.textContent?.trim() ?? ""),
  );
}
