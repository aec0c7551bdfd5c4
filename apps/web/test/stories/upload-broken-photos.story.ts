import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PHONE, signedIn } from "./support/browser";
import { violationsOf } from "./support/pages/accessibility";
import { choosePhotos, openUpload, samplePhoto } from "./support/photo/photos";

test("receipts-36 receipts-31 a photo that is gone, empty or cannot be resized: each in its words, and the queue goes on", async () => {
  const { page, allow } = await signedIn(PHONE, "us", { colorScheme: "dark" });
  allow(/400 \(Bad Request\)/);
  await openUpload(page, "us");
  const process = () => page.getByRole("button", { name: /^Process/ }).click();
  const toast = (words: string) =>
    page.getByTestId("toast").filter({ hasText: words }).waitFor({ timeout: 20_000 });
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });

  // The card is pulled out between choosing and reading.
  const folder = await mkdtemp(join(tmpdir(), "gf-ledger-card-"));
  const file = join(folder, "gone.jpg");
  await writeFile(file, (await samplePhoto("us")).buffer);
  await page.getByLabel("Choose photos").setInputFiles(file);
  await page.getByRole("img", { name: "The receipt you chose" }).waitFor();
  await rm(folder, { recursive: true });
  await process();
  await toast("Failed to read the image file. Please try a different file.");
  await toast("File Reading Error");
  await row("gone.jpg").getByText("Failed to read the image file").waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Remove gone.jpg" }).click();

  await choosePhotos(page, { name: "empty.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) });
  await process();
  await toast("Failed to convert image to base64");
  await page.getByText("This file has no preview.").waitFor();
  await page.getByRole("button", { name: "Remove empty.jpg" }).click();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/trpc/receipts.read*", async (route) => {
    await held;
    await route.continue();
  });
  const buffer = randomBytes(1_200_000);
  await choosePhotos(page, { name: "huge.heic", mimeType: "image/heic", buffer });
  await process();
  await toast(
    "Could not resize image, using original size. The upload might fail if the image is too large.",
  );
  answer();
  await toast("Receipt Processing Failed");
  await row("huge.heic").getByRole("button", { name: "Try again" }).waitFor();
});
