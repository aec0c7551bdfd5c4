import { expect, test } from "vitest";
import { lineItemRecord } from "./support/account-zip";
import { PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { tinyPhoto } from "./support/photo/photos";
import { shelfTagPhoto } from "./support/photo/shelf-tag";
import { address } from "./support/product";
import { fillAccount } from "./support/sign-on/account";

test("prices-41 prices-43 a walk through one shop on a phone: found, photographed or typed, asked where it looks wrong, and the share of estimates falls", async () => {
  const { page, allow } = await signedIn(PHONE, "ca", { colorScheme: "light" });
  allow(/422/);
  const today = new Date().toISOString().slice(0, 10);
  const bought = { purchaseDate: today, priceSource: "estimate", unit: "g" } as const;
  await page.goto(address("/price-book"));
  await fillAccount(page, {
    lineItems: [
      lineItemRecord({ ...bought, name: "GF Bread", matchedProductId: "white-bread-675-g", size: 400 }),
      lineItemRecord({
        ...bought,
        name: "GF Spaghetti",
        matchedProductId: "spaghetti-pasta-500-g",
        price: 599,
        size: 340,
      }),
    ],
  });
  const looksWell = async (name: string) => {
    expect([name, await violationsOf(page)]).toEqual([name, []]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    if (process.env.STORY_PICTURES)
      await page.screenshot({ path: `${process.env.STORY_PICTURES}/walk-${name}.png`, fullPage: true });
  };
  const year = today.slice(0, 4);
  await page.goto(address(`/fr/carnet-de-prix/en-magasin?year=${year}`));
  await page.getByLabel("Dans quel magasin êtes-vous?").fill("Épicerie");
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.getByRole("button", { name: "Taper le prix" }).click();
  await looksWell("fr");

  await page.goto(address(`/price-book/walk?year=${year}`));
  await page.getByText("(100%) rests on estimates").waitFor();
  await page.getByText("The prices of 2 regular products would replace most of them").waitFor();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByText("Please enter the shop’s name.").waitFor();
  await page.getByLabel("Which shop are you in?").fill("Prairie Market");
  await looksWell("start");
  await page.getByRole("button", { name: "Start" }).click();

  await page.getByRole("heading", { name: "Find: White Bread" }).waitFor();
  await page.getByText("Any brand, about 675 g").waitFor();
  await page.getByLabel("Photograph the shelf tag").setInputFiles(await tinyPhoto("receipt.jpg"));
  await page.getByText("Nothing was kept or counted", { exact: false }).waitFor({ timeout: 60_000 });
  await page.getByLabel("Photograph the shelf tag").setInputFiles(await shelfTagPhoto());
  await page.getByLabel("Price (CAD)").waitFor({ timeout: 60_000 });
  expect(await page.getByLabel("Price (CAD)").inputValue()).toBe("3.49");
  expect(await page.getByLabel("Package size").inputValue()).toBe("675");
  expect(await page.getByLabel("Product, as the tag names it").inputValue()).toBe("WHITE BREAD");
  await page.getByText("$0.52 for 100 g.", { exact: false }).waitFor();
  await looksWell("read");
  await page.getByRole("button", { name: "Keep this price" }).click();

  await page.getByRole("heading", { name: "Find: Spaghetti Pasta" }).waitFor();
  await page.getByText("1 price kept, 1 product to find").waitFor();
  await page.getByRole("button", { name: "Type the price" }).click();
  await page.getByLabel("Price (CAD)").fill("2.49");
  await page.getByLabel("Package size").fill("0");
  await page.getByRole("button", { name: "Keep this price" }).click();
  await page.getByText("Please enter a size above 0.").waitFor();
  await page.getByLabel("Package size").fill("2000");
  await page.getByRole("button", { name: "Keep this price" }).click();
  await page.getByText("2000 g is at least three times as large as 340 g", { exact: false }).waitFor();
  await looksWell("asked");
  await page.getByRole("button", { name: "Correct it" }).click();
  await page.getByLabel("Package size").fill("500");
  await page.getByRole("button", { name: "Keep this price" }).click();
  await page.getByRole("heading", { name: "2 prices kept" }).waitFor();
  await page.getByText("went from 100% to 0%", { exact: false }).waitFor();
  await looksWell("end");

  await page.getByRole("link", { name: "See your prices" }).click();
  const picture = page.getByRole("button", { name: "Show the picture of WHITE BREAD" });
  await picture.click();
  await page.getByRole("img", { name: "Shelf tag of WHITE BREAD" }).waitFor();
  await looksWell("picture");
  await page.getByRole("button", { name: "Delete the picture" }).click();
  await expect.poll(() => picture.count()).toBe(0);
  await page.getByRole("button", { name: "Edit WHITE BREAD" }).waitFor();
});
