import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

test.each([
  ["ca", "CAD", DESK, "light", "CRA Documentation Reminder", "line 33099"],
  ["us", "USD", PHONE, "dark", "IRS Documentation Reminder", "Schedule A"],
] as const)(
  "reports-30 reports-31 claim-19 Tax Deduction Summary: a year's categories, grand totals and what the claim needs (%s)",
  async (...given) => {
    const [edition, currency, viewport, colorScheme, reminder, where] = given;
    const { page } = await signedIn(viewport, edition, { colorScheme });
    await fillAccount(page, {
      lineItems: [
        lineItemRecord({ currency }),
        lineItemRecord({ currency, category: "Snacks", price: 579, regularPrice: 249 }),
        lineItemRecord({ currency, purchaseDate: "2024-02-03", price: 400, regularPrice: 150 }),
      ],
    });
    await page.goto(address("/tax-summary", edition));
    const total = page.getByRole("row", { name: /^Grand total/ }).first();
    await total.waitFor();
    expect(await total.textContent()).toContain("$6.93");
    for (const words of [
      reminder,
      "Tax Information",
      "A celiac diagnosis from a medical practitioner is required.",
      where,
    ]) {
      await page.getByText(words).first().waitFor();
    }
    // claim-19: both rows rest on the category's estimate, which one bar shows and a warning says.
    const bar = page.getByRole("figure").filter({ hasText: "What the regular prices rest on" });
    await bar.getByText("100% ($6.93)").waitFor();
    await page.getByText("More than a quarter of this claim rests on estimates").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      const noteFiguresOf2025 = () => {
        const { textContent } = document.querySelector("main") ?? document.body;
        if (textContent?.includes("2024 by category") && textContent.includes("$6.93"))
          document.body.dataset.mixed = "the figures of 2025 below the heading of 2024";
      };
      const changes = { subtree: true, childList: true, characterData: true };
      new MutationObserver(noteFiguresOf2025).observe(document.body, changes);
    });
    await page.getByLabel("Tax year").selectOption("2024");
    await page
      .getByRole("row", { name: /^Grand total/ })
      .filter({ hasText: "$2.50" })
      .first()
      .waitFor();
    expect(new URL(page.url()).searchParams.get("year")).toBe("2024");
    expect(await page.evaluate(() => document.body.dataset.mixed)).toBeUndefined();
  },
);

test("reports-32 Tax Deduction Summary: nothing logged, and an error with Retry", async () => {
  const { page, allow } = await signedIn();
  allow(/ERR_FAILED/);
  const summary = /taxReport\.summary/;
  await page.route(summary, (route) => route.abort());
  await page.goto(address("/tax-summary"));
  await page
    .getByText("There was a problem loading your tax report. Please try again later.")
    .first()
    .waitFor({ timeout: 20_000 });
  expect(await violationsOf(page)).toEqual([]);
  await page.unroute(summary);
  await page.getByRole("button", { name: "Retry" }).first().click();
  await page.getByText("No Data Available").first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
