import { expect, test } from "vitest";
import { PHONE, signedIn } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { smallTargets } from "./support/pages/touch-targets";
import { choosePhotos, openUpload, readSmall, tinyPhoto } from "./support/photo/photos";

test("screens-15 on a phone every control beside a chosen and a read photo is 44 pixels high; prices-12 a press shows where a comparison price comes from", async () => {
  const { page } = await signedIn(PHONE);
  const small: Record<string, string[]> = {};
  await openUpload(page);
  await choosePhotos(page, await tinyPhoto());
  await page.getByRole("img", { name: "The receipt you chose" }).waitFor();
  small.preview = await smallTargets(page);
  await page.getByRole("button", { name: "Remove tiny.jpg" }).click();
  await readSmall(page);
  small.checking = await smallTargets(page);
  expect(Object.entries(small).filter(([, controls]) => controls.length > 0)).toEqual([]);

  await page
    .getByRole("button", { name: /^Edit GF/ })
    .first()
    .tap();
  await page.getByRole("dialog").getByText("More", { exact: true }).tap();
  const tooltip = page.getByRole("tooltip", { name: /^Average price of / }).first();
  expect(await tooltip.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Average price" }).first().tap();
  await tooltip.waitFor();
  await page.keyboard.press("Escape");
  await tooltip.waitFor({ state: "hidden" });
  const sheet = page.getByRole("dialog", { name: "Edit Item Details" });
  if ((await sheet.count()) > 0) await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  expect(await violationsOf(page)).toEqual([]);
});
