import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  OPEN_FOOD_FACTS_ORIGIN,
  standInOpenFoodFacts,
  VENDOR_LOAF,
  VENDOR_LOAF_BARCODE,
} from "@gf-ledger/vendor-stand-ins/open-food-facts/stand-in-open-food-facts";
import { type ServedVendor, serveVendor } from "@gf-ledger/vendor-stand-ins/serve-vendor";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startProduct } from "../../../../scripts/product.mjs";
import { lineItemRecord } from "./support/account-zip";
import { DESK, PHONE, signedIn, type VisitorOptions } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { holdBeforeCamera, refuseCamera } from "./support/photo/barcode-camera";
import { address, visitProduct } from "./support/product";
import { productNamed } from "./support/product-named";
import { receiptRecord } from "./support/receipt-record";
import { fillAccount, withReceipts } from "./support/sign-on/account";

const vendor = standInOpenFoodFacts();
let leave: () => void;
let served: ServedVendor;
let work: string;
let product: Awaited<ReturnType<typeof startProduct>>;

/** A product of its own, whose operator chose a source of products. */
beforeAll(async () => {
  served = await serveVendor(OPEN_FOOD_FACTS_ORIGIN, vendor.handlers);
  work = await mkdtemp(join(tmpdir(), "gf-ledger-barcode-"));
  const data = join(work, "data");
  product = await startProduct(data, {
    PRODUCT_LOOKUP: "openfoodfacts",
    PRODUCT_LOOKUP_URL: served.url,
  });
  leave = visitProduct(`http://ca.localhost:${product.port}`, data);
}, 180_000);
afterAll(async () => {
  leave();
  await product.stop();
  await served.close();
  await rm(work, { recursive: true, force: true });
});
beforeEach(() => {
  vendor.reads.length = 0;
});

async function openSheet(viewport: typeof PHONE, options: VisitorOptions = {}, camera?: "denied") {
  const person = await signedIn(viewport, "ca", options);
  const { page } = person;
  if (camera) await refuseCamera(page);
  else await holdBeforeCamera(page, VENDOR_LOAF_BARCODE);
  const [id = ""] = await withReceipts(person, receiptRecord({}));
  await page.goto(address(`/receipt-review/${id}`));
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: "Edit Item Details" });
  await sheet.getByText("More", { exact: true }).click();
  await sheet.getByRole("button", { name: "Look up by barcode" }).click();
  return { ...person, sheet };
}

test.each([
  [PHONE, "dark"],
  [DESK, "light"],
] as const)(
  "matching-36 matching-40 the camera reads a barcode; what its source says is shown, and taken over by a press",
  async (viewport, colorScheme) => {
    const { page, sheet } = await openSheet(viewport, { colorScheme });
    await sheet.getByRole("button", { name: "Scan with the camera" }).click();
    await sheet.getByText("Gluten Free White Bread").waitFor();
    // What another was told of it is kept.
    expect(vendor.reads.length).toBeLessThanOrEqual(1);
    await sheet.getByText("Package: 400 g").waitFor();
    await sheet.getByText("Its label says it contains no gluten.").waitFor();
    expect(await sheet.getByRole("link", { name: "Open Food Facts contributors" }).getAttribute("href")).toBe(
      `https://world.openfoodfacts.org/product/${VENDOR_LOAF_BARCODE}`,
    );
    expect(await sheet.getByLabel("Product Name").inputValue()).not.toContain("White Bread");
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await sheet.getByRole("button", { name: "Use this name and size" }).click();
    expect(await sheet.getByLabel("Product Name").inputValue()).toBe("Maple Bakery Gluten Free White Bread");
    expect(await sheet.getByLabel("Size of one package").inputValue()).toBe("400");
    await sheet.getByRole("button", { name: "Save" }).click();
    await page.getByText("Item details updated successfully.").waitFor();
  },
);

test("matching-37 typed digits with a wrong one are refused in words, before anybody is asked", async () => {
  const { page, sheet, allow } = await openSheet(PHONE, {}, "denied");
  allow(/400/);
  await sheet.getByRole("button", { name: "Scan with the camera" }).click();
  await page.getByText("The camera could not be used.").first().waitFor();
  await sheet.getByLabel("Digits below the bars").fill("0 36000 29145 3");
  await sheet.getByRole("button", { name: "Look up" }).click();
  await sheet.getByText("One of these digits is wrong").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(vendor.reads).toEqual([]);
});

test("reports-58 matching-40 a missing size is answered by the package's barcode on the page that asks it, in one go for the product", async () => {
  const { page, ask } = await signedIn(PHONE, "ca");
  await holdBeforeCamera(page, VENDOR_LOAF_BARCODE);
  const matchedProductId = await productNamed(page, "spaghetti pasta");
  const matched = { matchedProductId, priceSource: "catalogue", sizeCompared: false } as const;
  const pasta = { ...matched, name: "GF Spaghetti", price: 599, regularPrice: 389 };
  await fillAccount(page, {
    lineItems: [lineItemRecord(pasta), lineItemRecord({ ...pasta, purchaseDate: "2025-02-01" })],
  });
  await page.goto(address("/price-book?year=2025#sizes"));
  const sizes = page.getByRole("region", { name: /whose size is missing or can’t be compared/ });
  await sizes.getByRole("button", { name: "Look up by barcode" }).click();
  await sizes.getByRole("button", { name: "Scan with the camera" }).click();
  await sizes.getByText("Package: 400 g").waitFor();
  // Only the size is asked here, so no name is offered.
  expect(await sizes.getByRole("button", { name: /this name/ }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await sizes.getByRole("button", { name: "Use this size" }).click();
  const size = sizes.getByLabel("Size of one package of GF Spaghetti", { exact: true });
  expect(await size.inputValue()).toBe("400");
  await sizes.getByRole("button", { name: "Save 1 size" }).click();
  await page.getByText("2 items have a size now").waitFor();
  await expect.poll(() => sizes.count()).toBe(0);
  const { lineItems } = (await ask("taxReport.lineItems")) as {
    lineItems: { name: string; size: number; unit: string }[];
  };
  expect(lineItems.map(({ name, size, unit }) => [name, size, unit])).toEqual([
    ["GF Spaghetti", 400, "g"],
    ["GF Spaghetti", 400, "g"],
  ]);
});

test("matching-40 where a size is asked and the source has none, the page says so, and another barcode can be looked up", async () => {
  const { page } = await signedIn(PHONE, "ca");
  const without = "4006381333931";
  vendor.products.set(without, { ...VENDOR_LOAF, quantity: undefined });
  const matchedProductId = await productNamed(page, "spaghetti pasta");
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({
        matchedProductId,
        priceSource: "catalogue",
        sizeCompared: false,
        name: "GF Spaghetti",
        price: 599,
        regularPrice: 389,
      }),
    ],
  });
  await page.goto(address("/price-book?year=2025#sizes"));
  const sizes = page.getByRole("region", { name: /whose size is missing or can’t be compared/ });
  await sizes.getByRole("button", { name: "Look up by barcode" }).click();
  const lookUp = async (barcode: string) => {
    await sizes.getByLabel("Digits below the bars").fill(barcode);
    await sizes.getByRole("button", { name: "Look up", exact: true }).click();
  };
  await lookUp(without);
  await sizes.getByText("Open Food Facts has no size for this package.").waitFor();
  expect(await sizes.getByRole("button", { name: "Use this size" }).count()).toBe(0);
  await lookUp(VENDOR_LOAF_BARCODE);
  await sizes.getByRole("button", { name: "Use this size" }).click();
  const size = sizes.getByLabel("Size of one package of GF Spaghetti", { exact: true });
  expect(await size.inputValue()).toBe("400");
});
