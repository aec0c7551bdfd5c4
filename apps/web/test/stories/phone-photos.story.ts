import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isoBox, SHORT_VIDEO, wideReceipt } from "../../../../packages/reader/test/heic-files";
import { motionPhoto, ultraHdr } from "../../../../packages/reader/test/jpeg-files";
import { signedIn } from "./support/browser";
import { samplePhoto } from "./support/photo/photos";

const HEIC = new URL("../../../../packages/reader/test/fixtures/phone-photo.heic", import.meta.url);

/** Name, price, whether it is gluten-free. */
const ITEMS = [
  ["BLACK BEANS 540ML", 1.29, false],
  ["ENGLISH MUFFINS 6PK", 3.29, false],
  ["GF ALL PURP FLOUR", 9.49, true],
  ["GF PENNE PASTA", 4.29, true],
  ["GF SEA SALT CRACKERS", 5.79, true],
  ["GF WHITE BREAD", 7.49, true],
  ["LRG EGGS 12CT", 4.49, false],
  ["OLD CHEDDAR 400G", 8.79, false],
  ["PAPER TOWEL 6RL", 8.99, false],
  ["ROMAINE HEARTS 3CT", 4.49, false],
];

/** The sample as an Android phone takes it: for bright screens, and moving. */
async function ofAndroid(): Promise<Buffer> {
  const { buffer } = await samplePhoto();
  const gainMap = await sharp(buffer).resize(400).negate().jpeg().toBuffer();
  return motionPhoto(ultraHdr(buffer, gainMap), SHORT_VIDEO);
}

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ["a HEIC of 48 megapixels with its maps and thumbnail", wideReceipt],
  [
    "a HEIC of 12 megapixels with a video behind it",
    async () => Buffer.concat([await readFile(HEIC), isoBox("mpvd", SHORT_VIDEO)]),
  ],
  ["a Motion Photo for bright screens", ofAndroid],
])("receipts-113 POST /api/receipts reads %s: shop, day, total and every item", async (_what, make) => {
  const { call, ask } = await signedIn();
  const base64Image = (await make()).toString("base64");
  const { id } = (await call("POST", "/api/receipts", { base64Image })) as { id: string };
  const receipt = (await ask("receipts.get", { id })) as {
    store: string | null;
    purchaseDate: string | null;
    total: number | null;
    items: { name: string; price: number; glutenFree: boolean }[];
  };
  const { store, purchaseDate, total } = receipt;
  expect([store, purchaseDate, total]).toEqual(["NORTHERN PANTRY", "2025-03-14", 59.48]);
  const items = receipt.items.map(({ name, price, glutenFree }) => [name, price, glutenFree]);
  expect(items.sort()).toEqual(ITEMS);
});
