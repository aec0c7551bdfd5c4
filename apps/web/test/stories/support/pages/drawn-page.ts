import type { Page } from "playwright-core";

/** Waits for a page's heading, and until what is below it is more than what it shows while its account is loading. */
export async function drawnPage(page: Page, name?: string | RegExp): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).first().waitFor();
  await page.locator("main div[aria-busy=true]").waitFor({ state: "detached" });
}
