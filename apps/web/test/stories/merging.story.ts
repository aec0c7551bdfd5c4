import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn } from "./support/browser";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

test("matching-25 matching-41 two spellings are merged after a look at what changes, parted by one Undo, and stay merged", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  const loaf = { size: 400, unit: "g", sizeCompared: true, priceSource: "custom" } as const;
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({ ...loaf, name: "GF WHT BRD", price: 300, regularPrice: 400 }),
      lineItemRecord({ ...loaf, name: "GF WHITE BREAD", price: 1400, regularPrice: 800, quantity: 2 }),
      lineItemRecord({ name: "GF PENNE", price: 500, regularPrice: 400, priceSource: "custom" }),
    ],
  });
  await page.goto(address("/tax-summary?year=2025"));
  const table = page.getByRole("table", { name: "By product, calendar year 2025" });
  const rows = table.getByRole("row");
  const merge = async () => {
    await page.getByRole("button", { name: "Merge two spellings" }).click();
    const dialog = page.getByRole("dialog", { name: "Merge two spellings" });
    await dialog.getByLabel("This spelling").selectOption("GF WHT BRD");
    await dialog.getByLabel("is the same product as").selectOption("GF WHITE BREAD");
    await dialog.getByText("Summed by product, 2025 goes from $7.00 to $6.00").waitFor();
    await dialog.getByText("GF WHITE BREAD, 400 g, 3 bought").waitFor();
    await fitsPhoneAndDesk(page, "merge-spellings");
    await dialog.getByRole("button", { name: "Merge", exact: true }).click();
    await page
      .getByText("GF WHT BRD is counted as GF WHITE BREAD, including later purchases.")
      .first()
      .waitFor();
  };
  await merge();
  await rows.filter({ hasText: "GF WHT BRD" }).waitFor({ state: "detached" });
  await rows.filter({ hasText: "Total" }).getByText("$6.00").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await rows.filter({ hasText: "GF WHT BRD" }).waitFor();
  await rows.filter({ hasText: "Total" }).getByText("$7.00").waitFor();

  await merge();
  await page.reload();
  await rows.filter({ hasText: "GF WHITE BREAD" }).waitFor();
  expect(await rows.filter({ hasText: "GF WHT BRD" }).count()).toBe(0);
  await fitsPhoneAndDesk(page, "merged");
  await page.getByRole("button", { name: "Merge two spellings" }).click();
  await page.getByRole("button", { name: "Separate GF WHT BRD" }).click();
  await page.getByText("GF WHT BRD is a separate product again.").first().waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await rows.filter({ hasText: "GF WHT BRD" }).waitFor();
});
