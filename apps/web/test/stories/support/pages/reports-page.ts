import type { Page } from "playwright-core";

/** Opens the row of a purchase on a phone; of several with the name, the first that is closed. */
export async function openRow(
  page: Page,
  name: string | RegExp,
  listName = "All Gluten-Free Items",
): Promise<void> {
  const list = page.getByRole("list", { name: listName });
  await list.getByRole("button", { name, expanded: false }).first().click();
}

/** Chooses what the Export menu of the reports offers. */
export async function exportAs(page: Page, entry: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}
