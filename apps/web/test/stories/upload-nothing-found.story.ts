import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { sidewaysScroll, violationsOf } from "./support/pages/accessibility";
import { darkPhoto, plainReceiptPhoto, tablePhoto } from "./support/photo/other-photos";
import { choosePhotos, openUpload, ownPhoto, samplePhoto } from "./support/photo/photos";

test.each([
  ["ca", PHONE, "light"],
  ["us", DESK, "dark"],
] as const)(
  "receipts-61 plans-27 a photo without a receipt is red, asks to be taken again, and counts nothing (%s)",
  async (edition, viewport, colorScheme) => {
    const { page, ask } = await signedIn(viewport, edition, { colorScheme });
    await openUpload(page, edition);
    await choosePhotos(page, await tablePhoto());
    await page.getByRole("button", { name: "Process Image" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "This does not look like a receipt" });
    await notice.waitFor({ timeout: 60_000 });
    // It is in view, though the button that was pressed stands below the photo.
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(0);
    await page.getByRole("listitem").getByText("No receipt found").waitFor();
    expect(await page.getByText("Check and save its items").count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await notice.getByLabel("Take it again").setInputFiles([await ownPhoto(edition)]);
    await page.getByRole("listitem").filter({ hasText: "own.jpg" }).waitFor();
    expect(await page.getByText("table.png").count()).toBe(0);
    await expect.poll(() => ask("receipts.drafts")).toEqual({ drafts: [] });
    expect(await ask("receipts.planUse")).toMatchObject({ used: 0 });
  },
);

test("reading-45 a photo that is too dark is told before it is read, another takes its place, and it can be read as it is", async () => {
  const { page } = await signedIn(PHONE);
  await openUpload(page);
  await choosePhotos(page, await darkPhoto());
  const advice = page.getByRole("alert").filter({ hasText: "This photo looks too dark" });
  await advice.waitFor();
  await page.getByRole("button", { name: "Process Image" }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await advice.getByLabel("Take it again").setInputFiles([await samplePhoto("ca", "lit.jpg")]);
  await page.getByRole("listitem").filter({ hasText: "lit.jpg" }).waitFor();
  await expect.poll(() => page.getByText("dark.jpg").count()).toBe(0);
  await expect.poll(() => advice.count()).toBe(0);
});

test("receipts-61 lines of a photo that nothing was found in can be added by hand", async () => {
  const { page } = await signedIn(PHONE);
  await openUpload(page);
  await choosePhotos(page, await tablePhoto());
  await page.getByRole("button", { name: "Process Image" }).click();
  await page.getByRole("button", { name: "Add its lines by hand" }).click({ timeout: 60_000 });
  await page.getByText("No items found").waitFor();
  await page.getByRole("button", { name: "Add a line" }).waitFor();
  expect(await page.getByRole("alert").filter({ hasText: "not look like a receipt" }).count()).toBe(0);
});

test.each([
  ["ca", PHONE, "dark"],
  ["us", DESK, "light"],
] as const)(
  "receipts-62 plans-27 a receipt with nothing gluten-free is skipped, and the next photo is shown (%s)",
  async (edition, viewport, colorScheme) => {
    const { page, ask } = await signedIn(viewport, edition, { colorScheme });
    await openUpload(page, edition);
    await choosePhotos(page, await plainReceiptPhoto(), await ownPhoto(edition));
    await page.getByRole("button", { name: "Process 2 Images" }).click();
    const skip = page.getByRole("button", { name: "Skip this receipt" });
    await skip.waitFor({ timeout: 60_000 });
    await page
      .getByRole("listitem")
      .filter({ hasText: "own.jpg" })
      .getByText("Read.")
      .waitFor({ timeout: 60_000 });
    expect(await violationsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await skip.click();
    await page.getByText("4 of 10 items selected").waitFor();
    const { drafts } = (await ask("receipts.drafts")) as { drafts: unknown[] };
    expect(drafts).toHaveLength(1);
    expect(await ask("receipts.planUse")).toMatchObject({ used: 0 });
  },
);

test("receipts-62 the review page offers to skip it too, and leads back to the upload", async () => {
  const { page, ask } = await signedIn(PHONE);
  await openUpload(page);
  await choosePhotos(page, await plainReceiptPhoto());
  await page.getByRole("button", { name: "Process Image" }).click();
  await page.getByRole("link", { name: "Full review" }).click({ timeout: 60_000 });
  await page.waitForURL("**/receipt-review/*");
  await page.getByRole("button", { name: "Skip this receipt" }).click();
  await page.waitForURL("**/upload-receipt");
  expect(await ask("receipts.drafts")).toEqual({ drafts: [] });
});
