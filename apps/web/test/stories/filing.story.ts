import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { type Person, PHONE, signedIn } from "./support/browser";
import { enterOwnIncome } from "./support/own-income";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

async function correctPrice({ page, ask, call }: Person, price: number): Promise<void> {
  const { lineItems } = (await ask("taxReport.lineItems")) as { lineItems: { id: string }[] };
  const json = { id: lineItems[0]?.id, price, why: "Misread" };
  await call("POST", "/api/trpc/taxReport.updateLineItem", { json });
  await page.reload();
}

test("claim-62 claim-63 claim-65 claim-86 a claim is filed for a past day, taken back, filed with money expected, corrected and adjusted", async () => {
  const person = await signedIn(PHONE, "ca", { colorScheme: "light" });
  const { page } = person;
  await fillAccount(page, {
    lineItems: [lineItemRecord({ name: "GF Bread", price: 300_000, regularPrice: 10_000 })],
  });
  await enterOwnIncome(page, 10_000);
  await page.goto(address("/claim?year=2025"));
  await page.getByRole("button", { name: "Start the claim for 2025" }).click();
  await page.getByText("$2,900.00").first().waitFor();
  await page.getByText(/\(calendar year\)/).waitFor();
  await page.getByLabel("Province or territory on December 31").selectOption("ON");
  await page.getByRole("button", { name: "Work it out" }).click();
  await page.getByText("This amount into that line").waitFor();
  await page.getByText("ON428, line 58689", { exact: true }).waitFor();
  const day = page.getByLabel("Day you filed the return");
  await day.fill("2025-12-30");
  await page.getByText(/2025 is not over/).waitFor();
  await fitsPhoneAndDesk(page, "filing-draft");
  const filing = page.getByRole("alertdialog");
  const openFiling = async (on: string) => {
    await day.fill(on);
    await page.getByRole("button", { name: "File the claim for 2025" }).click();
    await filing.getByText(/still pay any of this back\?/).waitFor();
  };
  const file = () => filing.getByRole("button", { name: "File", exact: true }).click();
  await openFiling("2026-01-15");
  expect(await filing.getByRole("button", { name: "File", exact: true }).isDisabled()).toBe(true);
  await fitsPhoneAndDesk(page, "filing-asks");
  await filing.getByRole("button", { name: "No, nothing more" }).click();
  await file();
  await page.getByText("Filed on January 15, 2026").waitFor();
  await page.getByText("You said that nothing more will be paid back.").waitFor();
  await page.getByRole("button", { name: "Take the filing back" }).click();
  const dialog = page.getByRole("dialog", { name: "Take the filing back?" });
  await dialog.getByLabel("Reason").fill("Not sent after all");
  await fitsPhoneAndDesk(page, "filing-take-back");
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await openFiling("2026-02-02");
  await filing.getByRole("button", { name: "Yes", exact: true }).click();
  await fitsPhoneAndDesk(page, "filing-expects");
  await filing.getByRole("button", { name: "Enter what you expect" }).click();
  const entry = page.getByRole("dialog", { name: "Add an adjustment" });
  expect(await entry.getByLabel("Expected, not paid yet").isChecked()).toBe(true);
  await entry.getByLabel("Amount").fill("100");
  await entry.getByRole("button", { name: "Save" }).click();
  await page.getByText("-$100.00").first().waitFor();
  await filing.getByRole("button", { name: "Yes", exact: true, pressed: true }).waitFor();
  await file();
  await page.getByText("Filed on February 2, 2026").waitFor();
  await page.getByText("You said that some of this will still be paid back.").waitFor();

  await correctPrice(person, 2_800);
  await page.getByText("Not reported yet:").waitFor();
  await page.getByText("price: $3,000.00 → $2,800.00").first().waitFor();
  await page.getByText("Table for form T1-ADJ").waitFor();
  await page.getByText("-$200.00").first().waitFor();
  await fitsPhoneAndDesk(page, "filing-corrected");
  await page.getByRole("button", { name: "I reported it: adjust the claim" }).click();
  await page.getByText("What the last adjustment changed:").waitFor();
  await page.getByText("This is the change that the last adjustment reported:").waitFor();
  await fitsPhoneAndDesk(page, "filing-adjusted");
});
