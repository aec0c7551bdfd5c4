import { readFile } from "node:fs/promises";
import { renderSmallReceipt } from "@gf-ledger/reader/generator/small-receipt";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { address } from "../product";

type Edition = "ca" | "us";

/** The product's sample receipt, as a file of this name. */
export async function samplePhoto(edition: Edition = "ca", name = `receipt-${edition}.jpg`) {
  const path = new URL(`../../../../public/samples/receipt-${edition}.jpg`, import.meta.url);
  return { name, mimeType: "image/jpeg", buffer: await readFile(path) };
}

/** A photo of a person's own: the sample with a byte behind the picture's end, by which it is another file. */
export async function ownPhoto(edition: Edition = "ca", name = "own.jpg") {
  const sample = await samplePhoto(edition, name);
  return { ...sample, buffer: Buffer.concat([sample.buffer, Buffer.from([0])]) };
}

/**
 * A photo of a receipt of two items, read in a sixth of the time that the sample takes: for stories about what is done
 * with a photo. Another `copy` is another file.
 */
export async function smallPhoto(name = "small.jpg", copy = 0) {
  const buffer = Buffer.concat([await renderSmallReceipt(), Buffer.alloc(copy)]);
  return { name, mimeType: "image/jpeg", buffer };
}

/** A photo so small that it is read at once, and hardly well. */
export async function tinyPhoto(name = "tiny.jpg") {
  const { buffer } = await samplePhoto();
  return { name, mimeType: "image/jpeg", buffer: await sharp(buffer).resize(240).jpeg().toBuffer() };
}

type Photo = Awaited<ReturnType<typeof samplePhoto>>;

/** Opens the upload page of an edition. */
export async function openUpload(page: Page, edition: Edition = "ca") {
  await page.goto(address("/upload-receipt", edition));
  await page.getByRole("heading", { name: "Add your receipt" }).waitFor();
}

/** Chooses photos as a person does, in the file dialog. */
export function choosePhotos(page: Page, ...photos: Photo[]) {
  return page.getByLabel(/Choose photos|Add photos/).setInputFiles(photos);
}

/** Opens the upload page, chooses a photo and has it read: the sample receipt, where no other is given. */
export async function readSample(page: Page, edition: Edition = "ca", photo?: Photo) {
  await openUpload(page, edition);
  await choosePhotos(page, photo ?? (await samplePhoto(edition)));
  await page.getByRole("button", { name: "Process Image" }).click();
  await page.getByRole("button", { name: "Save Selected Items" }).waitFor({ timeout: 60_000 });
}

/** Opens the upload page and has the receipt of two items read. */
export const readSmall = async (page: Page) => readSample(page, "ca", await smallPhoto());

/** Gives a photo to the page, as a drop on its drop zone or as a paste anywhere. */
export async function hand(page: Page, photo: Photo, how: "drop" | "paste") {
  const transfer = await page.evaluateHandle(
    ({ name, mimeType, data }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const handed = new DataTransfer();
      handed.items.add(new File([bytes], name, { type: mimeType }));
      return handed;
    },
    { name: photo.name, mimeType: photo.mimeType, data: photo.buffer.toString("base64") },
  );
  if (how === "drop") {
    await page
      .getByRole("region", { name: "Receipt photos" })
      .dispatchEvent("drop", { dataTransfer: transfer });
    return;
  }
  await page.evaluate(
    (clipboardData) =>
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })),
    transfer,
  );
}
