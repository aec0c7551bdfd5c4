import { expect, test } from "vitest";
import { violationsOf } from "./support/accessibility";
import { DESK, PHONE, signedIn } from "./support/browser";
import { tinyPhoto } from "./support/photos";
import { address } from "./support/product";
import { shelfTagPhoto } from "./support/shelf-tag";

test.each([
  ["phone", PHONE],
  ["desk", DESK],
])(
  "prices-25 a shelf tag photographed becomes a proposal, and is kept once the person says when it was seen (%s)",
  async (_where, viewport) => {
    const { page } = await signedIn(viewport);
    await page.goto(address("/price-book"));
    await page.getByLabel("Photograph a shelf tag").setInputFiles(await shelfTagPhoto());
    const form = page.getByRole("dialog");
    await form.getByLabel("Regular product").waitFor({ timeout: 60_000 });
    expect(await form.getByLabel("Regular product").inputValue()).toBe("WHITE BREAD");
    expect(await form.getByLabel("Price (CAD)").inputValue()).toBe("3.49");
    expect(await form.getByLabel("Package size").inputValue()).toBe("675");
    expect(await form.getByLabel("How you know it").inputValue()).toBe("shelf-tag");
    expect(await violationsOf(page)).toEqual([]);
    await form.getByLabel("Seen on").fill("2025-03-10");
    await form.getByRole("button", { name: "Keep this price" }).click();
    const kept = page.getByRole("listitem").filter({ hasText: "WHITE BREAD" });
    await kept.getByText("March 10, 2025, a shelf tag").waitFor();
    expect(await kept.textContent()).toContain("$3.49");
    await page.getByRole("button", { name: "Apply WHITE BREAD" }).waitFor();
  },
);

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
