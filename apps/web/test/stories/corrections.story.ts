import { expect, test } from "vitest";
import { PHONE, signedIn } from "./support/browser";
import { choosePhotos, openUpload, readSmall, smallPhoto } from "./support/photo/photos";

test("receipts-59 receipts-60 what was corrected on one receipt is proposed on the next, says since when, and can be forgotten", async () => {
  const { page } = await signedIn(PHONE);
  await readSmall(page);
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Edit Item Details" });
  await dialog.getByLabel("Product Name").fill("The corner's bread");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("The corner's bread").first().waitFor();
  await page.getByRole("button", { name: "Save Selected Items" }).click();
  await page.waitForURL("**/reports**", { timeout: 15_000 });

  await openUpload(page);
  await choosePhotos(page, await smallPhoto("next.jpg", 1));
  await page.getByRole("button", { name: "Process Image" }).click();
  await page.getByText("The corner's bread").first().waitFor({ timeout: 60_000 });
  await page.getByRole("button", { name: /^Edit The corner's bread/ }).click();
  await dialog.getByText("More", { exact: true }).click();
  expect(await page.getByText(/^As you corrected on /).count()).toBe(1);
  await page.getByRole("button", { name: /^Forget the correction of/ }).click();
  await page.getByText("Forgotten", { exact: true }).waitFor();
  const remembered = page.getByText(/^As you corrected on /);
  expect(await remembered.count()).toBe(0);
  await page.getByTestId("toast").getByRole("button", { name: "Undo" }).click();
  await remembered.waitFor();
  await page.getByRole("button", { name: /^Forget the correction of/ }).click();
  await remembered.waitFor({ state: "detached" });
});
