import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const PICTURES = process.env.STORY_PICTURES;

async function fits(page: Page, name: string): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

async function save(page: Page, form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Save" }).tap();
  await form.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Dismiss notification" }).tap();
}

test("claim-51 claim-52 claim-46 a death, and money that comes back for an expense before it, on a phone", async () => {
  const { page } = await signedIn(PHONE, "ca");
  await fillAccount(page, {
    lineItems: [lineItemRecord({ name: "GF Bread", price: 90_000, regularPrice: 10_000 })],
  });
  await page.goto(address("/people?year=2025"));
  await page.getByRole("button", { name: "Change You" }).tap();
  const own = page.getByRole("dialog", { name: "Your details" });
  await own.getByLabel("Name", { exact: true }).fill("Ann");
  await own.getByLabel("Net income of 2025").fill("48,000");
  await save(page, own);
  await page.getByRole("button", { name: "Add a person" }).tap();
  const form = page.getByRole("dialog", { name: "Add a person" });
  await form.getByLabel("Name", { exact: true }).fill("Ben");
  await form.getByLabel("Who this is to you").selectOption("spouse");
  await form.getByLabel(/^Birth date/).fill("1999-02-02");
  await form.getByLabel("Net income of 2025").fill("30,000");
  await form.getByText("This person has died").tap();
  await form.getByLabel("Date of death").fill("1998-11-14");
  await form.getByRole("button", { name: "Save" }).tap();
  await form.getByText("The date of death is before the birth date: check both").waitFor();
  await form.getByLabel("Date of death").fill("2025-11-14");
  await save(page, form);

  await page.goto(address("/claim?year=2025"));
  await page.getByRole("button", { name: "Start the claim for 2025" }).tap();
  await page.getByRole("heading", { name: "Adjustments" }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Add an expense" }).tap();
  const expense = page.getByRole("dialog");
  await expense.getByLabel("What it was for").fill("Dentist");
  await expense.getByLabel("Date").fill("2024-02-10");
  await expense.getByLabel("Amount").fill("1200");
  await expense.getByLabel("For whom").selectOption({ label: "Ben" });
  await save(page, expense);
  const expenses = page.getByRole("list", { name: "Other medical expenses" });
  await expenses.getByText("Outside the period").waitFor();
  await page.getByText(/for what was paid for Ben: \$1,200\.00/).waitFor();

  await page.getByRole("button", { name: "Add an adjustment" }).tap();
  const refund = page.getByRole("dialog");
  await refund.getByLabel("Date").fill("2026-01-20");
  await refund.getByLabel("Amount").fill("350");
  await refund.getByLabel("For whom").selectOption({ label: "Ben" });
  await refund.getByLabel("What it paid back").selectOption({ label: "Dentist, $1,200.00, Feb 10, 2024" });
  await fits(page, "death-repayment");
  await save(page, refund);

  const best = page.getByRole("listitem").filter({ hasText: /for what was paid for Ben: \$850\.00/ });
  await best.getByText("$1,650.00 of expenses, $750.00 above the threshold").waitFor();
  await best.getByRole("button", { name: "Choose", exact: true }).tap();
  await best.getByRole("button", { name: "Chosen" }).waitFor();
  await expenses.getByText("Outside the period").waitFor({ state: "detached" });
  await page.getByText("Choose another period").tap();
  expect(await page.getByLabel("First day for Ben").inputValue()).toBe("2024-01-01");
  expect(await page.getByLabel("Last day for Ben").inputValue()).toBe("2025-12-31");
  await fits(page, "death-period");

  await page.getByText(/Ben died on November 14, 2025: the final return is due by May 14, 2026/).waitFor();
  await page.getByText(/Choose the province where they lived on the day of death/).waitFor();
  await page.getByLabel("Province or territory on December 31").selectOption("AB");
  await page.getByLabel("Province on the day of death of Ben").selectOption("ON");
  await page.getByRole("button", { name: "Work it out" }).tap();
  await page.getByText("Worked out again").first().waitFor();
  // 1,650.00 less 3% of Ben's 30,000.00 is 750.00: 108.75 at 14.5%, and 37.88 at Ontario's 5.05%.
  await page.getByText("$146.63").first().waitFor();
  await page.getByText(/Ben should claim/).waitFor();
  // What is not worked out is that of the final return's province, not of where Anna lives.
  await page.getByText(/Ontario's reduction for low incomes/).waitFor();
  expect(await page.getByText(/Alberta's supplemental credit/).count()).toBe(0);
  await page
    .getByText(/Choose the province where they lived on the day of death/)
    .waitFor({ state: "detached" });
  await fits(page, "death-worth");
}, 120_000);
