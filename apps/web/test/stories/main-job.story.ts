import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { DESK, PHONE, signedIn, type Visitor } from "./support/browser";
import { exportAs } from "./support/pages/reports-page";
import { address } from "./support/product";

const SAMPLES = new URL("../../public/samples/", import.meta.url).pathname;

async function readSample({ page }: Visitor, edition: "ca" | "us") {
  await page.goto(address("/upload-receipt", edition));
  await page.locator("input[type=file]").first().setInputFiles(`${SAMPLES}receipt-${edition}.jpg`);
  await page.getByRole("button", { name: "Process Image" }).click();
  await page.getByRole("button", { name: "Save Selected Items" }).waitFor({ timeout: 60_000 });
}

async function figuresOf({ page }: Visitor) {
  const [download] = await Promise.all([page.waitForEvent("download"), exportAs(page, "Download CSV")]);
  const rows: string[][] = parse(await readFile((await download.path()) ?? "", "utf8"), {
    bom: true,
    relax_column_count: true,
  });
  const cents = (text: string | undefined) => Math.round(Number(text) * 100);
  const grandTotal = rows.find(([first]) => first === "Grand Total");
  const items = rows.filter(([first]) => /^\d{4}-\d{2}-\d{2}$/.test(first ?? ""));
  return {
    fileName: download.suggestedFilename(),
    items: items.length,
    sum: items.reduce((sum, row) => sum + cents(row[7]), 0),
    grandTotal: cents(grandTotal?.[4]),
  };
}

test.each([
  ["ca", DESK],
  ["us", PHONE],
] as const)("receipts-20 reports-12 a photo becomes a tax report, edition %s", async (edition, viewport) => {
  const person = await signedIn(viewport, edition, { readsAtOnce: true });
  const { page } = person;
  await page.goto(address("/upload-receipt", edition));
  await page.locator("input[type=file]").first().setInputFiles(`${SAMPLES}receipt-${edition}.jpg`);
  await page.getByRole("button", { name: "Save Selected Items" }).waitFor({ timeout: 60_000 });
  expect(await page.getByText("4 of 10 items selected").first().isVisible()).toBe(true);

  await page.getByRole("button", { name: "Save Selected Items" }).dblclick();
  await page.waitForURL("**/reports**", { timeout: 15_000 });
  await page.getByRole("heading", { name: "All Gluten-Free Items" }).waitFor();
  const shown = await page.getByText("Total Tax Deduction").locator("..").textContent();

  const figures = await figuresOf(person);
  expect(figures).toMatchObject({ fileName: "gluten-free-tax-report-2025.csv", items: 4 });
  expect(figures.sum).toBe(figures.grandTotal);
  expect(shown).toContain((figures.grandTotal / 100).toFixed(2));
});

test("receipts-23 saving with nothing selected: 'No Items Selected', and nothing is stored", async () => {
  const person = await signedIn();
  const { page } = person;
  await readSample(person, "ca");
  const selected = page.getByRole("checkbox", { checked: true });
  for (let left = await selected.count(); left > 0; left--) {
    await selected.first().click();
    await expect.poll(() => selected.count()).toBe(left - 1);
  }
  await page.getByRole("button", { name: "Save Selected Items" }).click();
  await page.getByText("No Items Selected").waitFor();
  expect(
    await page.getByText("Please select at least one gluten-free item before saving.").first().isVisible(),
  ).toBe(true);
});

test("receipts-32 screens-25 no button reads what is not there; handing over no file says 'No file selected' / 'Please select an image first.'", async () => {
  const { page } = await signedIn();
  await page.goto(address("/upload-receipt"));
  await page.getByRole("heading", { name: "Add your receipt" }).waitFor();
  expect(await page.getByRole("button", { name: "Process Image" }).count()).toBe(0);
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer());
  await page.getByRole("region", { name: "Receipt photos" }).dispatchEvent("drop", { dataTransfer });
  await page.getByText("No file selected").waitFor();
  expect(await page.getByText("Please select an image first.").first().isVisible()).toBe(true);
});

test("receipts-3 a file that is not an image is refused with what to do, and the page stays usable", async () => {
  const { page, allow } = await signedIn();
  allow(/400/);
  await page.goto(address("/upload-receipt"));
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "list.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a photo") });
  await page.getByRole("button", { name: "Process Image" }).click();
  await page.getByRole("alert").first().waitFor();
  expect(
    await page
      .getByRole("button", { name: /Process Image|Try again/ })
      .first()
      .isEnabled(),
  ).toBe(true);
});
