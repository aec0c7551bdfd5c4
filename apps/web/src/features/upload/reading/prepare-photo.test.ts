import { expect, it } from "vitest";
import { MAX_CHOSEN_BYTES, maybePhoto, photosAmong } from "./photo-data";
import { fittedSize, preparePhoto } from "./prepare-photo";

it("receipts-30 the longest side is at most 1200 px and the shape is kept", () => {
  expect(fittedSize(3000, 4000)).toEqual({ width: 900, height: 1200 });
  expect(fittedSize(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fittedSize(20_000, 3)).toEqual({ width: 1200, height: 1 });
});

it("receipts-30 an image of 1 MB or less is sent as it is", async () => {
  const photo = new Blob([new Uint8Array(1024 * 1024)]);
  expect(await preparePhoto(photo)).toEqual({ blob: photo, resizeFailed: false });
});

it("receipts-31 if resizing fails the original is used with the warning", async () => {
  const photo = new Blob([new Uint8Array(1024 * 1024 + 1)]);
  expect(await preparePhoto(photo)).toEqual({ blob: photo, resizeFailed: true });
});

it("receipts-29 any image type may be chosen, also a HEIC without a type, and a PDF e-receipt; a text may not", () => {
  expect(maybePhoto({ name: "a.HEIC", type: "", size: 9 })).toBe(true);
  expect(maybePhoto({ name: "a", type: "image/webp", size: 9 })).toBe(true);
  expect(maybePhoto({ name: "a.pdf", type: "application/pdf", size: 9 })).toBe(true);
  expect(maybePhoto({ name: "a.jpg", type: "image/jpeg", size: MAX_CHOSEN_BYTES })).toBe(true);
  expect(maybePhoto({ name: "a.jpg", type: "image/jpeg", size: MAX_CHOSEN_BYTES + 1 })).toBe(false);
  expect(maybePhoto({ name: "notes.txt", type: "", size: 9 })).toBe(false);
});

it("receipts-114 the video of a Live Photo goes without a word beside its photo, and alone, like a raw photo, with one", () => {
  const file = (name: string, type: string) => ({ name, type, size: 9 });
  const [photo, video] = [file("IMG_1.HEIC", "image/heic"), file("IMG_1.MOV", "video/quicktime")];
  expect(photosAmong([photo, video])).toEqual({ photos: [photo], refused: null });
  expect(photosAmong([video])).toEqual({ photos: [], refused: "video" });
  const raw = file("IMG_2.DNG", "image/x-adobe-dng");
  expect(photosAmong([photo, raw])).toEqual({ photos: [photo], refused: "rawPhoto" });
  expect(photosAmong([file("notes.txt", "text/plain")]).refused).toBe("notImage");
});
