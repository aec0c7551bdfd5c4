import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { openRow } from "./support/pages/reports-page";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const set = { priceSource: "custom", sizeCompared: true } as const;

test.each([
  ["phone", PHONE],
  ["desk", DESK],
] as const)(
  "reports-34 Reports: quantity, size and kind of a line item are changed, and bad ones refused in the dialog (%s)",
  async (where, viewport) => {
    const { page } = await signedIn(viewport);
    await fillAccount(page, {
      lineItems: [lineItemRecord({ ...set, name: "GF Rolls", price: 1400, regularPrice: 400 })],
    });
    await page.goto(address("/reports?year=2025"));
    if (where === "phone") await openRow(page, "GF Rolls");
    async function edit() {
      if (where === "phone") {
        await page.getByRole("button", { name: "More for GF Rolls" }).click();
        await page.getByRole("menuitem", { name: "Edit quantity and size" }).click();
      } else await page.getByRole("button", { name: "Edit quantity and size of GF Rolls" }).click();
    }
    await edit();
    const dialog = page.getByRole("dialog", { name: "Edit Quantity and Size" });
    const save = dialog.getByRole("button", { name: "Save" });
    await dialog.getByLabel("Quantity").fill("0");
    await save.click();
    await dialog.getByText("Please enter a quantity above 0, for example 2.").waitFor();
    await dialog.getByLabel("Quantity").fill("2");
    await dialog.getByLabel("Size of one package").fill("large");
    await save.click();
    await dialog.getByText("Please enter a size with its unit, for example 400 and g.").waitFor();
    await dialog.getByLabel("Size of one package").fill("300");
    expect(await dialog.getByLabel("Unit").inputValue()).toBe("g");
    // Without a note a kind outside the rule is kept and not counted (claim-50).
    await dialog.getByLabel("Kind").selectOption("natural");
    expect(await violationsOf(page)).toEqual([]);
    await save.click();
    await page
      .getByText(/^Not counted/)
      .first()
      .waitFor();
    await edit();
    await dialog.getByLabel("Kind").selectOption("counterpart");
    await save.click();
    await page.getByText("Updated successfully").waitFor();
    await page
      .getByText(/^2 × 300 g/)
      .first()
      .waitFor();
    // Set for one, the regular price goes with the number: 2 × 4.00.
    expect(await page.getByText("$8.00").count()).toBeGreaterThan(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  },
);

test.each([
  ["ca", "CAD", PHONE, false, "$3.50", "$3.96"],
  ["us", "USD", DESK, true, "$3.50", "$3.96"],
] as const)(
  "claim-9 Tax summary: the sales tax is shown apart, counted by default in the US alone, and switched (%s)",
  async (edition, currency, viewport, counted, without, withTax) => {
    const { page } = await signedIn(viewport, edition);
    const taxed = { taxCents: 91, regularTaxCents: 45, taxCode: "H" };
    await fillAccount(page, {
      lineItems: [lineItemRecord({ ...set, ...taxed, currency, price: 699, regularPrice: 349 })],
    });
    await page.goto(address("/tax-summary?year=2025", edition));
    const choice = page.getByRole("switch", { name: "Count sales tax on both sides" });
    const total = page.getByRole("table", { name: "By product, calendar year 2025" }).getByRole("row").last();
    await choice.waitFor();
    expect(await choice.isChecked()).toBe(counted);
    await page.getByText("Tax on these purchases is $0.91, and $0.45").waitFor();
    await total.getByText(counted ? withTax : without).waitFor();
    await choice.click();
    await total.getByText(counted ? without : withTax).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await total.getByText(counted ? without : withTax).waitFor();
    expect(await choice.isChecked()).toBe(!counted);
  },
);
