import type { Locator } from "playwright-core";

/** Resolves once the element has the focus; fails after two seconds. */
export async function focused(locator: Locator): Promise<void> {
  const element = await locator.elementHandle();
  await locator.page().waitForFunction((one) => one === document.activeElement, element, { timeout: 2000 });
}
