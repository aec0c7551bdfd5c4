import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn } from "./support/browser";
import { enterOwnIncome } from "./support/own-income";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

const PICTURES = process.env.STORY_PICTURES;

/** Keeps a picture of the whole page where a folder for them is named. */
async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

async function fits(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

test("claim-24 Your Claim: from nothing said to a filed claim, and what changed since", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({ name: "GF Bread", price: 90_000, regularPrice: 10_000 }),
      lineItemRecord({ name: "GF Pasta", price: 30_000, regularPrice: 10_000 }),
    ],
  });
  await enterOwnIncome(page, 30_000);
  await page.goto(address("/reports"));
  await page.getByRole("link", { name: "Your claim" }).click();
  await page.getByRole("heading", { name: "Your Claim" }).waitFor();
  await page.getByLabel("Tax year").selectOption("2025");
  await page.getByRole("button", { name: "Start the claim for 2025" }).click();
  await page.getByText("$1,000.00").first().waitFor();
  await page.getByText("Next step").waitFor();
  await fitsPhoneAndDesk(page, "claim-begun");

  await page.getByText(/\(calendar year\)/).waitFor();
  await page.getByRole("button", { name: "Choose", exact: true }).first().click();
  await page.getByRole("button", { name: "Chosen" }).waitFor();
  await page.getByLabel("Province or territory on December 31").selectOption("ON");
  await page.getByRole("button", { name: "Work it out" }).click();
  await page.getByText("Worked out again").first().waitFor();
  // 1,000.00 less 3% of 30,000.00 is 100.00: 14.50 at 14.5%, and 5.05 at Ontario's 5.05%.
  await page.getByText("Up to $19.55", { exact: true }).waitFor();
  await page.getByText("Federal medical expense credit").click();
  await page.getByText("14.5% of $100.00").waitFor();
  await fitsPhoneAndDesk(page, "claim-draft");

  await page.getByRole("button", { name: "File the claim for 2025" }).click();
  const dialog = page.getByRole("alertdialog", { name: "File $1,000.00 for 2025?" });
  await dialog.getByText(/cannot be claimed again/).waitFor();
  await fitsPhoneAndDesk(page, "claim-dialog");
  await dialog.getByRole("button", { name: "No, nothing more" }).click();
  await dialog.getByRole("button", { name: "File", exact: true }).click();
  await page.getByText("Nothing has changed: your records still match what you filed.").waitFor();
  await page.getByText(/^[0-9a-f]{64}$/).waitFor();
  await fitsPhoneAndDesk(page, "claim-filed");

  await page.evaluate(async () => {
    const { receipts } = (await (await fetch("/api/tax-report/gf-receipts")).json()) as {
      receipts: { id: string }[];
    };
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ quantity: 2, why: "Misread" });
    await fetch(`/api/tax-report/line-items/${receipts[0]?.id}`, { method: "PUT", headers, body });
  });
  await page.reload();
  await page.getByText("you, ", { exact: false }).first().waitFor();
  await page.getByText("Report the change").waitFor();
  await page.getByText(/Form T1-ADJ/).waitFor();
  await fitsPhoneAndDesk(page, "claim-changed");
  await page.getByRole("button", { name: "I reported it: adjust the claim" }).click();
  await page.getByText("adjusted", { exact: true }).waitFor();
});

test("claim-10 claim-24 on a phone: from the first person to the filed claim", async () => {
  const { page } = await signedIn(PHONE, "ca");
  await fillAccount(page, {
    lineItems: [lineItemRecord({ name: "GF Bread", price: 300_000, regularPrice: 10_000 })],
  });
  const save = async (form: Locator) => {
    await form.getByRole("button", { name: "Save" }).tap();
    await form.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Dismiss notification" }).tap();
  };
  await page.goto(address("/people?year=2025"));
  await page.getByRole("button", { name: "Change You" }).tap();
  const own = page.getByRole("dialog", { name: "Your details" });
  await own.getByLabel("Name", { exact: true }).fill("Ann");
  await own.getByLabel(/^Has celiac disease/).uncheck();
  await own.getByLabel("Net income of 2025").fill("50,000");
  await save(own);
  await page.getByRole("button", { name: "Add a person" }).tap();
  const form = page.getByRole("dialog", { name: "Add a person" });
  await form.getByLabel("Name", { exact: true }).fill("Mia");
  await form.getByLabel(/^Birth date/).fill("2014-05-05");
  await form.getByLabel(/^Has celiac disease/).check();
  await form.getByLabel(/^Diagnosed on/).fill("2018-11-05");
  await form.getByLabel("Date of the letter").fill("2019-01-31");
  await form.getByLabel(/^Name of the person who signed/).fill("Dr. Asha Rao");
  await fits(page);
  await save(form);
  await page.getByText("2025: line 33099, together with yours").waitFor();
  await fits(page);

  await page.goto(address("/claim?year=2025"));
  await page.getByRole("button", { name: "Start the claim for 2025" }).tap();
  await page.getByText("$2,900.00").first().waitFor();
  await page.getByRole("button", { name: "Choose", exact: true }).first().tap();
  await page.getByRole("button", { name: "Chosen" }).waitFor();
  await page.getByLabel("Province or territory on December 31").selectOption("ON");
  await page.getByRole("button", { name: "Work it out" }).tap();
  // 2,900.00 less 3% of 50,000.00 is 1,400.00: 203.00 at 14.5%, and 70.70 at Ontario's 5.05%.
  await page.getByText("Up to $273.70", { exact: true }).waitFor();
  await fits(page);
  await page.getByRole("button", { name: "File the claim for 2025" }).tap();
  const dialog = page.getByRole("alertdialog", { name: "File $2,900.00 for 2025?" });
  await dialog.getByRole("button", { name: "No, nothing more" }).tap();
  await dialog.getByRole("button", { name: "File", exact: true }).tap();
  await page.getByText(/^[0-9a-f]{64}$/).waitFor();
  await page.getByText("Nothing has changed: your records still match what you filed.").waitFor();
  await fits(page);
});

test("claim-24 Your Claim in the United States: the calendar year, and what it takes off the taxable income", async () => {
  const { page } = await signedIn(PHONE, "us", { colorScheme: "dark" });
  await fillAccount(page, {
    lineItems: [lineItemRecord({ name: "GF Bread", price: 900_000, regularPrice: 10_000, currency: "USD" })],
  });
  await enterOwnIncome(page, 10_000);
  await page.goto(address("/claim?year=2025", "us"));
  await page.getByRole("button", { name: "Start the claim for 2025" }).click();
  await page.getByText("In the United States a claim covers the calendar year.").waitFor();
  await page.getByLabel("Filing status").selectOption("single");
  await page.getByLabel("Other itemized deductions").fill("15,750");
  await page.getByLabel("Rate of your top bracket in percent, if known").fill("12");
  await page.getByRole("button", { name: "Work it out" }).click();
  await page.getByText("$978.00", { exact: true }).first().waitFor();
  await fits(page);
  await picture(page, "claim-us-phone-dark");
});
