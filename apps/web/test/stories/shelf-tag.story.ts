import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn } from "./support/browser";
import { fitsPhoneAndDesk } from "./support/pages/fits-phone-and-desk";
import { tablePhoto } from "./support/photo/other-photos";
import { tinyPhoto } from "./support/photo/photos";
import { packagePhoto, shelfTagPhoto } from "./support/photo/shelf-tag";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

test("prices-25 a shelf tag photographed becomes a proposal, and is kept once the person says when it was seen", async () => {
  const { page } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  await page.goto(address("/price-book"));
  await page.getByLabel("Photograph a shelf tag").setInputFiles(await shelfTagPhoto());
  const form = page.getByRole("dialog");
  await form.getByLabel("Regular product").waitFor({ timeout: 60_000 });
  expect(await form.getByLabel("Regular product").inputValue()).toBe("WHITE BREAD");
  expect(await form.getByLabel("Price (CAD)").inputValue()).toBe("3.49");
  expect(await form.getByLabel("Package size").inputValue()).toBe("675");
  expect(await form.getByLabel("How you know it").inputValue()).toBe("shelf-tag");
  await fitsPhoneAndDesk(page, "shelf-tag");
  await form.getByLabel("Seen on").fill("2025-03-10");
  await form.getByRole("button", { name: "Keep this price" }).click();
  const kept = page.getByRole("listitem").filter({ hasText: "WHITE BREAD" });
  await kept.getByText("March 10, 2025, a shelf tag").waitFor();
  expect(await kept.textContent()).toContain("$3.49");
  await page.getByRole("button", { name: "Apply WHITE BREAD" }).waitFor();
});

test("prices-25 a photo of a receipt is no shelf tag: it is refused with a sentence, and nothing is kept", async () => {
  const { page, allow } = await signedIn();
  allow(/422/);
  await page.goto(address("/price-book"));
  await page.getByLabel("Photograph a shelf tag").setInputFiles(await tinyPhoto("receipt.jpg"));
  await page
    .getByText(/^No shelf tag with a product and one price was found/)
    .first()
    .waitFor({ timeout: 60_000 });
  await page.getByText("No prices yet").waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("reports-70 a missing size is read off a photo of the package, and saved for all of the product", async () => {
  const { page, ask, allow } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  allow(/422/);
  await fillAccount(page, {
    lineItems: [1, 2].map(() =>
      lineItemRecord({ name: "GF Penne", priceSource: "catalogue", sizeCompared: false }),
    ),
  });
  await page.goto(address("/price-book?year=2025"));
  const sizes = page.getByRole("region", {
    name: "One product of 2025 whose size is missing or can’t be compared",
  });
  const field = sizes.getByLabel("Size of one package of GF Penne", { exact: true });
  await sizes.getByLabel("Photograph the package").setInputFiles(await tablePhoto());
  await page
    .getByText(/^No size was found on this photo/)
    .first()
    .waitFor({ timeout: 60_000 });
  expect(await field.inputValue()).toBe("");
  await sizes.getByLabel("Photograph the package").setInputFiles(await packagePhoto());
  await expect.poll(() => field.inputValue(), { timeout: 60_000 }).toBe("340");
  await fitsPhoneAndDesk(page, "package");
  await sizes.getByRole("button", { name: "Save 1 size" }).click();
  await sizes.waitFor({ state: "detached" });
  const { lineItems } = (await ask("taxReport.lineItems")) as {
    lineItems: { size: number; unit: string }[];
  };
  expect(lineItems.map(({ size, unit }) => [size, unit])).toEqual([
    [340, "g"],
    [340, "g"],
  ]);
});
