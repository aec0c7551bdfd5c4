import type { Page } from "playwright-core";

/** Opens the fields of a draft's store and date, which stand as text in its head. */
export async function openHead(page: Page): Promise<void> {
  await page.getByRole("button", { name: /edit the store$/ }).click();
}

/** The date in the head of a draft, as text. */
export const dateInHead = (page: Page) => page.getByRole("button", { name: /edit the purchase date$/ });
