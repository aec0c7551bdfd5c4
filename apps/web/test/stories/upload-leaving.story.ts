import { expect, test } from "vitest";
import { DESK, PHONE, signedIn } from "./support/browser";
import { choosePhotos, openUpload, samplePhoto } from "./support/photo/photos";
import { address } from "./support/product";

test.each([
  ["ca", DESK],
  ["us", PHONE],
] as const)(
  "leaving with unsaved work asks first: a link, the Back button, closing the tab (%s)",
  async (...given) => {
    const [edition, viewport] = given;
    const { page } = await signedIn(viewport, edition);
    await page.goto(address("/how-it-works", edition));
    await openUpload(page, edition);
    await choosePhotos(page, await samplePhoto(edition));
    const question = page.getByRole("heading", { name: "Leave without saving?" });
    const photo = page.getByRole("img", { name: "The receipt you chose" });
    await photo.waitFor();

    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect([new URL(page.url()).pathname, await photo.isVisible()]).toEqual(["/upload-receipt", true]);

    await page.goBack();
    await question.waitFor();
    await page.getByRole("button", { name: "Stay" }).click();
    expect([new URL(page.url()).pathname, await photo.isVisible()]).toEqual(["/upload-receipt", true]);

    const closing = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const native = await closing;
    expect(native.type()).toBe("beforeunload");
    await native.dismiss();

    await page.goBack();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/how-it-works");
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  },
);

test("leaving asks nothing while nothing is unsaved", async () => {
  const { page } = await signedIn();
  await page.goto(address("/how-it-works"));
  await openUpload(page);
  await choosePhotos(page, await samplePhoto("ca", "a.jpg"));
  await page.getByRole("button", { name: "Remove a.jpg" }).click();
  await page.getByRole("heading", { name: "Add your receipt" }).waitFor();
  await page.goBack();
  await page.waitForURL("**/how-it-works");
  expect(await page.getByRole("heading", { name: "Leave without saving?" }).count()).toBe(0);
});
