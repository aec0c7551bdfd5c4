import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { drawnPage } from "./support/pages/drawn-page";
import { address } from "./support/product";

const PICTURES = process.env.PICTURES;

const TABLE = [
  "My groceries;;;",
  "Purchased on;Shop;Item;Paid;Ordinary",
  "03/04/2026;Métro;GF bread;7,49;3,49",
  "03/04/2026;Métro;GF penne;4,99;1,99",
  "04/04/2026;Métro;GF rice;two;",
  "04/04/2026;Métro;GF cookies;5,49;",
].join("\r\n");

test.each([
  ["phone", PHONE, "dark", "ca"],
  ["desk", DESK, "light", "us"],
] as const)(
  "reports-37 reports-42 reports-51 a table of another tool comes in, and an import is undone (%s, %s, %s, %s)",
  async (where, viewport, colorScheme, edition) => {
    const { page, ask, allow } = await signedIn(viewport, edition, { colorScheme });
    const picture = async (name: string) => {
      expect(await violationsOf(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      if (PICTURES)
        await page.screenshot({ path: `${PICTURES}/${edition}-${where}-${name}.png`, fullPage: true });
    };
    const saved = async () =>
      ((await ask("taxReport.lineItems")) as { lineItems: unknown[] }).lineItems.length;
    await page.goto(address("/reports", edition));
    await page.getByRole("link", { name: "Import a table" }).click();
    await drawnPage(page, "Import a table");
    await page.getByText("No imports yet").waitFor();
    await picture("1-empty");

    const input = page.getByLabel("CSV or XLSX file");
    allow(/400/);
    await input.setInputFiles({ name: "photo.csv", mimeType: "text/csv", buffer: Buffer.from([0, 1, 2, 3]) });
    await page.getByText("This file is neither CSV nor XLSX.").waitFor();
    await page.getByRole("button", { name: "Choose another file" }).click();
    const buffer = Buffer.from(TABLE, "latin1");
    await input.setInputFiles({ name: "groceries.csv", mimeType: "text/csv", buffer });

    await page.getByLabel("Regular price").selectOption({ label: "Ordinary: 3,49" });
    await page.getByLabel("Price paid").selectOption({ label: "Paid: 7,49" });
    await page.getByLabel("Date of purchase").selectOption({ label: "Purchased on: 03/04/2026" });
    await page.getByText("Which day is 03/04/2026?").waitFor();
    await picture("2-which-day");
    await page.getByRole("button", { name: /\(month first\)$/ }).click();
    await page.getByText('"two" isn’t an amount that can be read.').waitFor();
    const first = page.getByRole("row", { name: /GF bread/ });
    await first.getByText("$7.49").waitFor();
    await first.getByText("$4.00").waitFor();
    await first.getByText(/Métro/).waitFor();
    const takeIn = page.getByRole("button", { name: "Import 3 purchases" });
    expect(await takeIn.isDisabled()).toBe(true);
    await page.getByLabel("Leave this row out").check();
    await picture("3-preview");
    expect(await saved()).toBe(0);
    await takeIn.click();
    await page.getByText("3 purchases were imported.").waitFor();
    await page.getByText(/, 3 purchases$/).waitFor();
    expect(await saved()).toBe(3);

    await page.getByRole("button", { name: "Dismiss notification" }).click();
    await page
      .getByLabel("CSV or XLSX file")
      .setInputFiles({ name: "groceries.csv", mimeType: "text/csv", buffer });
    await page.getByText("You already imported this file on").waitFor();
    await page.getByRole("button", { name: "Choose another file" }).click();

    await page.getByRole("button", { name: "Undo the import of groceries.csv" }).click();
    await page.getByText("3 purchases from groceries.csv are removed from your records").waitFor();
    await picture("4-undo");
    await page.getByRole("button", { name: "Undo the import", exact: true }).click();
    await page.getByText("The import was undone.").waitFor();
    const undone = page.getByText(/^Undone on /);
    await undone.waitFor();
    await page.getByTestId("toast").getByRole("button", { name: "Restore it" }).click();
    await undone.waitFor({ state: "detached" });
    expect(await saved()).toBe(3);
    await page.getByRole("button", { name: "Undo the import of groceries.csv" }).click();
    await page.getByRole("button", { name: "Undo the import", exact: true }).click();
    await undone.waitFor();
    expect(await saved()).toBe(0);
    await picture("5-undone");
  },
  120_000,
);

test("reports-64 a budget's export below 0 is asked about once, turned, and taken in; what came in is left out", async () => {
  const { page, ask } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  const table = [
    "date,type,description,amount,currency_code,destination_name",
    '2026-02-03,Withdrawal,"GF bagels, Schar",-5.490000000000,CAD,Metro',
    "2026-02-10,Withdrawal,GF flour,-8.250000000000,CAD,Longo's",
    "2026-02-12,Deposit,Pay,1800.000000000000,CAD,Chequing",
  ].join("\n");
  await page.goto(address("/imports"));
  await page
    .getByLabel("CSV or XLSX file")
    .setInputFiles({ name: "budget.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByText("Did you pay -5.490000000000?").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Yes, these are purchases" }).click();
  await page.getByText("This row is money that came in, not a purchase.").waitFor();
  expect(await page.getByText(/^Did you pay/).count()).toBe(0);
  await page.getByLabel("Leave this row out").check();
  await page.getByRole("button", { name: "Import 2 purchases" }).click();
  await page.getByText("2 purchases were imported.").waitFor();
  const { lineItems } = (await ask("taxReport.lineItems")) as {
    lineItems: { price: number; name: string }[];
  };
  expect(lineItems.map(({ name, price }) => [name, price]).sort()).toEqual([
    ["GF bagels, Schar", 5.49],
    ["GF flour", 8.25],
  ]);
});
