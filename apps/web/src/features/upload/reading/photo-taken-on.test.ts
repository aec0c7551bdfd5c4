import sharp from "sharp";
import { expect, test } from "vitest";
import { dayOfExif, photoTakenOn } from "./photo-taken-on";

const NOW = new Date("2026-03-20T12:00:00Z");

test.each([
  ["2026:03:14 17:42:00", "2026-03-14"],
  ["2026:02:30 10:00:00", null],
  ["2027:01:01 00:00:00", null],
  ["0000:00:00 00:00:00", null],
  ["1904:01:01 00:00:00", null],
  [undefined, null],
])("receipts-82 the day of a photo that says %s: %s", (written, day) => {
  expect(dayOfExif(written, NOW)).toBe(day);
});

test("receipts-82 the day is read from the photo itself; a photo without one has none", async () => {
  const photo = sharp({ create: { width: 40, height: 60, channels: 3, background: "#fff" } });
  const plain = await photo.clone().jpeg().toBuffer();
  const taken = await photo
    .withExif({ IFD2: { DateTimeOriginal: "2025:03:14 17:42:00" } })
    .jpeg()
    .toBuffer();
  const dayOf = (bytes: Buffer) => photoTakenOn(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));
  expect(await Promise.all([dayOf(taken), dayOf(plain), dayOf(Buffer.from("no photo"))])).toEqual([
    "2025-03-14",
    null,
    null,
  ]);
});
