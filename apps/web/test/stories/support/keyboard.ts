import type { Page } from "playwright-core";

/** Presses Tab until an element that fits the selector has the focus. */
export async function tabTo(page: Page, selector: string, max = 100): Promise<void> {
  for (let left = max; left > 0; left--) {
    await page.keyboard.press("Tab");
    if (await page.locator(`${selector}:focus`).count()) return;
  }
  throw new Error(`Tab never came to ${selector}.`);
}
