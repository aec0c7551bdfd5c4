import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn, type visitor } from "./support/browser";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { address } from "./support/product";
import { productNamed } from "./support/product-named";
import { fillAccount } from "./support/sign-on/account";

type Page = Awaited<ReturnType<typeof visitor>>["page"];

/** A year whose claim rests on one average and one estimate. */
async function yearOfSpaghetti(page: Page): Promise<void> {
  const matchedProductId = await productNamed(page, "spaghetti pasta");
  const spaghetti = { name: "GF Spaghetti", matchedProductId, priceSource: "catalogue" } as const;
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({ ...spaghetti, price: 1499, regularPrice: 389, sizeCompared: false }),
      lineItemRecord({ name: "GF Xyzzy", price: 300, regularPrice: 200 }),
    ],
  });
}

test("prices-27 where every comparator is needed for 80 % of the claim, the list says that the claim rests on them", async () => {
  const { page } = await signedIn();
  await fillAccount(page, {
    lineItems: [lineItemRecord({ name: "GF Xyzzy", price: 300, regularPrice: 200 })],
  });
  await page.goto(address("/price-book?year=2025"));
  await page.getByRole("heading", { name: "Your extra cost rests on 1 price: check it" }).waitFor();
  expect(await page.getByText(/80\s?% of your extra cost/).count()).toBe(0);
});

test("prices-28 Price Book: what the claim rests on, a better price, its preview, and Undo", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  await yearOfSpaghetti(page);
  await page.goto(address("/price-book?year=2025"));
  await page.getByRole("heading", { name: /^1 product makes up 80% of your extra cost/ }).waitFor();
  const rows = page.getByRole("listitem").filter({ hasText: /bought \d+ time/ });
  // As many rows below the heading as it says (screens-33).
  const carriers = page.getByRole("list", { name: /^1 product makes up 80% of your extra cost/ });
  expect(await carriers.getByRole("listitem").count()).toBe(1);
  const rest = page.getByRole("list", { name: "One other product" });
  expect(await rest.getByRole("listitem").allTextContents()).toEqual([expect.stringContaining("Estimate")]);
  expect(await rows.first().textContent()).toContain("Size not compared");
  expect(await rows.last().textContent()).toContain("Estimate");
  await page.getByText("No prices yet").waitFor();
  await fitsPhoneAndDesk(page, "price-book");

  await page.getByRole("button", { name: /^Add a better price for Spaghetti/ }).click();
  const form = page.getByRole("dialog", { name: "Add a better price" });
  await form.getByRole("button", { name: "Keep this price" }).click();
  await form.getByText("Please enter the date on which you saw this price.").waitFor();
  await form.getByLabel("Price (CAD)").fill("1.49");
  await form.getByLabel("Seen on").fill("2025-03-10");
  await form.getByLabel("Store").fill("Prairie Market");
  await form.getByLabel("How you know it").selectOption("shelf-tag");
  const flyer = { name: "flyer.pdf", mimeType: "application/pdf", buffer: Buffer.from("a flyer") };
  await form.getByLabel("Saved page or flyer, if any").setInputFiles(flyer);
  await form
    .getByText(`File recorded, with its fingerprint ${createHash("sha256").update("a flyer").digest("hex")}`)
    .waitFor();
  await fitsPhoneAndDesk(page, "better-price");
  await form.getByRole("button", { name: "Keep this price" }).click();

  await page.getByRole("button", { name: "Apply", exact: true }).click();
  const preview = page.getByRole("dialog", { name: "Compare your line items again" });
  await preview.getByText("$3.89 → $1.49").waitFor();
  await preview.getByRole("button", { name: "Change 1 line item" }).click();
  await page.getByText("1 line item changed.").first().waitFor();
  await rows.getByText(/^\$1\.49.*\s· Prairie Market\s· March 10, 2025$/).waitFor();
  await rows.getByText("a shelf tag", { exact: true }).waitFor();

  await page.getByRole("button", { name: /^Remove Spaghetti/ }).click();
  await page.getByText("No prices yet").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: /^Edit Spaghetti/ }).waitFor();
  await fitsPhoneAndDesk(page, "price-book-kept");
});

test("reports-58 sizes that are missing are asked once a product on one page, saved together, with Undo", async () => {
  const person = await signedIn(PHONE, "ca", { colorScheme: "light" });
  const { page } = person;
  const matchedProductId = await productNamed(page, "spaghetti pasta");
  const spaghetti = { name: "GF Spaghetti", matchedProductId, priceSource: "catalogue" } as const;
  const without = { ...spaghetti, price: 599, regularPrice: 389, sizeCompared: false };
  await fillAccount(page, {
    lineItems: [
      lineItemRecord(without),
      lineItemRecord({ ...without, purchaseDate: "2025-02-01", name: "GF SPAGHETTI" }),
      lineItemRecord({ ...without, name: "GF Penne" }),
      lineItemRecord({
        ...spaghetti,
        name: "GF Penne",
        price: 599,
        regularPrice: 389,
        size: 340,
        unit: "g",
      }),
      lineItemRecord({
        ...spaghetti,
        name: "GF Penne",
        price: 599,
        regularPrice: 389,
        size: 454,
        unit: "g",
      }),
    ],
  });
  await page.goto(address("/price-book?year=2025#sizes"));
  const sizes = page.getByRole("region", {
    name: /products? of 2025 whose size is missing or can’t be compared$/,
  });
  await sizes.getByText("2 items").waitFor();
  await fitsPhoneAndDesk(page, "sizes");

  const pasta = sizes.getByLabel(/^Size of one package of GF spaghetti/i);
  await pasta.fill("0");
  await sizes.getByRole("button", { name: "Save 1 size" }).click();
  await sizes.getByText("Please enter a size above 0.").waitFor();
  await pasta.fill("454");
  await sizes.getByRole("button", { name: "Save 1 size" }).click();
  const toast = page.getByTestId("toast");
  await toast.getByText("2 items have a size now").waitFor();
  await sizes.getByText("You bought several sizes. Which is it?").waitFor();
  await sizes.getByRole("button", { name: "340 g" }).click();
  const penne = sizes.getByLabel(/^Size of one package of GF penne/i);
  await expect.poll(() => penne.inputValue()).toBe("340");
  await toast.getByRole("button", { name: "Undo" }).click();
  await pasta.waitFor();
  expect(await penne.inputValue()).toBe("340");
  await sizes.getByRole("button", { name: "Save 2 sizes" }).click();
  await toast.getByText("3 items have a size now").waitFor();
  await expect.poll(() => sizes.count()).toBe(0);
  await toast.getByRole("button", { name: "Undo" }).last().click();
  await sizes.getByText("2 items").waitFor();
});
