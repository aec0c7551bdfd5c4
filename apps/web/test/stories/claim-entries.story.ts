import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

/** The claim of 2025 of an account that bought crackers in the other country. */
async function openClaim(page: Page, edition: "ca" | "us") {
  const bought = { receiptId: null, receiptItemId: null, purchaseDate: "2025-03-14" };
  const lineItems = [
    lineItemRecord({ ...bought, currency: edition === "ca" ? "CAD" : "USD" }),
    lineItemRecord({ ...bought, name: "GF Crackers", currency: edition === "ca" ? "USD" : "CAD" }),
  ];
  await fillAccount(page, { receipts: [], lineItems });
  await page.goto(address("/claim?year=2025", edition));
  await page.getByRole("button", { name: "Start the claim for 2025" }).click();
  await page.getByRole("heading", { name: "Adjustments" }).waitFor();
  // A card that is still loading grows, and moves the buttons below it.
  await page.waitForLoadState("networkidle");
}

async function enter(page: Page, button: string, fields: Readonly<Record<string, string>>) {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
}

test("claim-13 claim-14 claim-15 claim-25 expenses, adjustments and a rate are entered on the claim's page", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  await openClaim(page, "ca");
  await enter(page, "Add an expense", {
    "What it was for": "Dentist",
    Date: "2025-02-11",
    Amount: "240.50",
  });
  const expenses = page.getByRole("list", { name: "Other medical expenses" });
  await expenses.getByText("$240.50").waitFor();

  await enter(page, "Add an adjustment", { Date: "2025-04-04", Amount: "20", Note: "Health plan" });
  const adjustments = page.getByRole("list", { name: "Adjustments" });
  await adjustments.getByText("-$20.00").waitFor();
  await page.getByRole("button", { name: "Add an adjustment" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What it is").selectOption("mileage");
  await dialog.getByText("Recorded but not counted: no official text was found that allows it.").waitFor();
  await dialog.getByLabel("Miles", { exact: true }).fill("-3");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Enter miles above 0").waitFor();
  await fitsPhoneAndDesk(page, "claim-adjustment");
  await dialog.getByLabel("Miles", { exact: true }).fill("24");
  await dialog.getByRole("button", { name: "Save" }).click();
  await adjustments.getByText("Not counted").waitFor();

  await page.getByLabel("Method").selectOption("daily");
  await page.getByText("no rate yet").waitFor();
  await page.getByRole("button", { name: "Enter the rate" }).click();
  await page.getByRole("dialog").getByLabel("Canadian dollars for one US dollar").fill("14");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText("Say where you read the rate").waitFor();
  await page.getByRole("dialog").getByLabel("Canadian dollars for one US dollar").fill("1.4355");
  await page.getByRole("dialog").getByLabel("Where you read it").fill("bankofcanada.ca");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText("1.4355 CAD for 1 USD").first().waitFor();
  await page.getByRole("button", { name: "Remove my rate" }).click();
  await page.getByText("no rate yet").waitFor();
  await page.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
  await page.getByText("1.4355 CAD for 1 USD").first().waitFor();
  await page.getByText("1 converted amount").click();
  await page.getByRole("list", { name: "Converted amounts" }).getByText("GF Crackers").waitFor();
  await fitsPhoneAndDesk(page, "claim-entries");

  await expenses.getByRole("button", { name: "Remove Dentist" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expenses.waitFor({ state: "detached" });
  const toast = page.getByTestId("toast");
  await toast.getByRole("button", { name: "Undo" }).click();
  await expenses.getByText("$240.50").waitFor();
  await adjustments.getByRole("button", { name: /^Remove Reimbursement/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await adjustments.getByText("-$20.00").waitFor({ state: "detached" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await adjustments.getByText("-$20.00").waitFor();
  await adjustments.getByText("Health plan").waitFor();

  for (const path of ["/reports", "/tax-summary"]) {
    await page.goto(address(`${path}?year=2025`));
    const stated = "1 item is in US dollars and not in these sums; your claim converts it";
    await page.getByText(stated).locator("visible=true").first().waitFor();
    await fitsPhoneAndDesk(page, `in-us-dollars-${path.slice(1)}`);
  }
});

test("claim-15 an American switches guidance on, and miles count at the rate of their day", async () => {
  const { page } = await signedIn(PHONE, "us");
  await openClaim(page, "us");
  await page.getByRole("button", { name: "Add an adjustment" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What it is").selectOption("mileage");
  await dialog.getByLabel("Date").fill("2025-04-04");
  await dialog.getByLabel("Miles", { exact: true }).fill("100");
  await dialog.getByRole("button", { name: "Save" }).click();
  const adjustments = page.getByRole("list", { name: "Adjustments" });
  await adjustments.getByText("100 miles at 21 cents").waitFor();
  await adjustments.getByText("Not counted").waitFor();
  await page.getByLabel(/^Count shipping, mileage/).check();
  await adjustments.getByText("Not counted").waitFor({ state: "detached" });
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
