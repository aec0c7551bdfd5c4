import { expect, test } from "vitest";
import { DESK, PHONE, visitor } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { address } from "./support/product";

const ACKNOWLEDGMENT =
  "I understand this is not tax or medical advice. I must do my own research before making any tax decisions.";

const CASES = [
  {
    edition: "ca",
    viewport: DESK,
    button: "Estimate My Tax Credit",
    defaults: ["60000", "3.5", "10", "550", "800", "200", "2625"],
    // 3.5 × 10 × 52 = 1820; + 4175 = 5995; − min(2759, 1800) = 4195; 15% = 629.25.
    amounts: ["$1,820.00", "$5,995.00", "− $1,800.00", "$4,195.00", "$629.25"],
    outcome: ["Estimated federal credit", "$629.25"],
    other: "Itemized medical deduction (IRS)",
  },
  {
    edition: "us",
    viewport: PHONE,
    button: "Estimate My Deduction",
    defaults: ["60000", "3.2", "10", "750", "850", "650", "350", "2400"],
    // 3.2 × 10 × 52 = 1664; + 5000 = 6664; − 7.5% of 60000 = 2164.
    amounts: ["$1,664.00", "$6,664.00", "− $4,500.00"],
    outcome: ["Estimated deduction", "$2,164.00"],
    other: "Medical expense tax credit (CRA)",
  },
] as const;

test.each(CASES)(
  "calculators-1 calculators-2 calculators-6 calculators-8 the calculator of edition $edition: defaults, disabled until acknowledged, worked step by step",
  async ({ edition, viewport, button, defaults, amounts, outcome, other }) => {
    const { page } = await visitor(viewport, { colorScheme: "dark" });
    await page.goto(address("/tools", edition));
    const panel = page.getByRole("tabpanel", { name: "Tax Calculators" });
    const inputs = panel.locator("input[type=number]");
    const values = () =>
      inputs.evaluateAll((all) => all.map((input) => (input instanceof HTMLInputElement ? input.value : "")));
    expect(await values()).toEqual(defaults);
    const estimate = panel.getByRole("button", { name: button });
    expect(await estimate.isDisabled()).toBe(true);
    for (const input of await inputs.all()) expect(await input.isDisabled()).toBe(true);
    expect(await page.getByText(other).count()).toBe(0);

    await panel.getByRole("checkbox", { name: ACKNOWLEDGMENT }).check();
    expect(await inputs.first().isEnabled()).toBe(true);
    expect(await panel.getByLabel("Extra cost per gluten-free item ($)").getAttribute("step")).toBe("0.01");
    await estimate.click();
    const result = panel.getByRole("region", { name: "Result" });
    const shown = await result.locator("ol li > .figures").allTextContents();
    expect(shown).toEqual(expect.arrayContaining([...amounts]));
    expect(await result.getByText(outcome[0]).locator("..").textContent()).toContain(outcome[1]);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test("calculators-3 an input that is not a number counts as 0", async () => {
  const { page } = await visitor();
  await page.goto(address("/tools", "us"));
  await page.getByRole("checkbox", { name: ACKNOWLEDGMENT }).check();
  await page.getByLabel("Gluten-free items per week").fill("");
  await page.getByRole("button", { name: "Estimate My Deduction" }).click();
  const result = page.getByRole("region", { name: "Result" });
  expect(await result.getByText("$3.20 × 0 items × 52 weeks").isVisible()).toBe(true);
});

test("calculators-6 calculators-10 calculators-11 a newer Canadian year has its own figures, each with its source and the day it was read", async () => {
  const { page } = await visitor();
  await page.goto(address("/tools"));
  await page.getByRole("checkbox", { name: ACKNOWLEDGMENT }).check();
  await page.getByLabel("Tax year").selectOption("2025");
  await page.getByLabel("Province or territory").selectOption("ON");
  await page.getByLabel("Net income ($)").fill("200000");
  await page.getByRole("button", { name: "Estimate My Tax Credit" }).click();
  const result = page.getByRole("region", { name: "Result" });
  expect(await result.getByText("the lesser of $2,834.00 and 3% of $200,000.00").isVisible()).toBe(true);
  expect(await result.getByText(/^14\.5% of/).isVisible()).toBe(true);
  expect(await result.getByText(/Ontario has a credit of its own .* \$2,885\.00/).isVisible()).toBe(true);
  const read = result.getByText("Fixed amount of 2025: Form T1 2025; read November 22, 2026.");
  expect(await read.isVisible()).toBe(true);
  expect(await result.getByText(/estimated refund|not yet confirmed/i).count()).toBe(0);
  await page.getByLabel("Tax year").selectOption("2026");
  await read.waitFor({ state: "detached" });
  expect(await result.getByText(/^Fixed amount of 2026: reported from: /).isVisible()).toBe(true);
  await page.getByLabel("Province or territory").selectOption("QC");
  expect(await result.getByText(/Québec has a return of its own/).isVisible()).toBe(true);
});

test("pages-18 Coming Soon holds two disabled cards; the tabs are walked with the arrows", async () => {
  const { page } = await visitor();
  await page.goto(address("/tools"));
  // Pressed, not only focused: a press waits until the page responds.
  await page.getByRole("tab", { name: "Tax Calculators" }).click();
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("tab", { name: "Coming Soon" }).getAttribute("aria-selected")).toBe("true");
  const panel = page.getByRole("tabpanel", { name: "Coming Soon" });
  expect(await panel.getByRole("heading").allTextContents()).toEqual([
    "Price Comparison Tool",
    "Meal Budget Calculator",
  ]);
  for (const button of await panel.getByRole("button").all()) expect(await button.isDisabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});
