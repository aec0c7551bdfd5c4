import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { openRow } from "./support/pages/reports-page";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

test.each([
  ["ca", DESK, "light", "Province or territory (optional)", "Ontario"],
  ["us", PHONE, "dark", "Part of the country (optional)", "West (AK, AZ, CA"],
] as const)(
  "prices-29 prices-32 /account: prices are shared only after the switch and no longer after it; a region is named and taken back (%s)",
  async (edition, viewport, colorScheme, label, region) => {
    const { page, call } = await signedIn(viewport, edition, { colorScheme });
    await page.goto(address("/account", edition));
    const section = page.getByRole("region", { name: "Pooled prices" });
    const sharing = section.getByRole("switch", { name: "Share my regular prices and use the pooled ones" });
    await sharing.waitFor();
    await section.getByText("at least 10 people").waitFor();
    expect(await sharing.isChecked()).toBe(false);
    expect(await call("GET", "/api/user")).toMatchObject({ sharePrices: false, priceRegion: null });

    await sharing.click();
    await page.getByText("You share your regular prices").waitFor();
    const choice = section.getByLabel(label);
    const option = choice.getByRole("option", { name: region });
    const code = (await option.getAttribute("value")) ?? "";
    await choice.selectOption(code);
    await expect.poll(() => call("GET", "/api/user")).toMatchObject({ sharePrices: true, priceRegion: code });
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await page.reload();
    await sharing.waitFor();
    await expect.poll(() => choice.inputValue()).toBe(code);
    await sharing.click();
    await page.getByText("You no longer share your prices").waitFor();
    expect(await call("GET", "/api/user")).toMatchObject({ sharePrices: false, priceRegion: code });
    await choice.selectOption("");
    await page.getByText("Your region is saved").waitFor();
    expect(await call("GET", "/api/user")).toMatchObject({ sharePrices: false, priceRegion: null });
  },
);

test("prices-22 a pooled price says on every screen how many people and receipts stand behind it", async () => {
  const { page } = await signedIn(PHONE);
  const priceBasis = "Median price of White Bread, 675 g: 7 people on 14 receipts in Ontario, 2025-03.";
  const evidence = {
    product: "White Bread",
    productId: null,
    price: 299,
    size: 675,
    unit: "g" as const,
    store: null,
    place: "Ontario",
    knownOn: "2025-03",
    observationId: null,
    carriedBy: null,
    origin: "Median of 7 people's prices on 14 receipts",
    estimated: false,
    pooled: { people: 7, receipts: 14, region: "CA-ON", month: "2025-03" },
  };
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({
        price: 749,
        regularPrice: 299,
        priceSource: "pooled",
        priceBasis,
        priceEvidence: evidence,
      }),
      lineItemRecord({ name: "GF Xyzzy", price: 300, regularPrice: 200 }),
    ],
  });
  await page.goto(address("/price-book?year=2025"));
  await page.getByText("$2.99 for 675 g · Ontario · 2025-03").waitFor();
  await page.getByText("Median of 7 people's prices on 14 receipts").waitFor();
  await page.goto(address("/reports?year=2025"));
  await openRow(page, "GF Bread");
  await page.getByText(priceBasis).first().waitFor();
  expect(await page.getByText(/size not compared/i).count()).toBe(0);
  await page.goto(address("/tax-summary?year=2025"));
  // claim-60: a pooled price is an estimate, as the category's is.
  await page.getByText("100% ($5.50)").waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
