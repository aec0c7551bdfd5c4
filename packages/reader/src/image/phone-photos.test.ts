import sharp from "sharp";
import { expect, it } from "vitest";
import {
  auxiliary,
  BROWN,
  isoBox,
  packHeic,
  QUARTERS,
  rotated,
  SHORT_VIDEO,
  TEN_BITS,
  tiled,
} from "../../test/heic-files";
import { motionPhoto, packedPictures, rawPhoto, ultraHdr } from "../../test/jpeg-files";
import { decodeImage } from "./decode-image";

const SIZE = [96, 64];
const UPRIGHT = ["red", "green", "blue", "white"];

const COLOURS = { red: [220, 30, 30], green: [30, 200, 30], blue: [30, 30, 220], white: [255, 255, 255] };

async function shown(file: Uint8Array) {
  const { image } = await decodeImage(file);
  const { data, width, height } = image;
  const corners = [0.25, 0.75].flatMap((fy) =>
    [0.25, 0.75].map((fx) => {
      const at = (Math.floor(fy * height) * width + Math.floor(fx * width)) * 3;
      const is = (colour: number[]) => colour.every((one, c) => Math.abs(one - (data[at + c] ?? 0)) < 30);
      return Object.entries(COLOURS).find(([, colour]) => is(colour))?.[0] ?? "other";
    }),
  );
  return { size: [width, height], corners };
}

const quarters = { id: 20, ...QUARTERS };
const brown = { id: 10, ...BROWN };
const brownAs = (kind: string) => ({
  ...brown,
  properties: [...BROWN.properties, auxiliary(kind)],
  refers: ["auxl", 20] as const,
});
const tmap = {
  id: 30,
  type: "tmap",
  coded: Buffer.alloc(62),
  properties: [],
  refers: ["dimg", 20, 10] as const,
};

it.each<[string, Buffer]>([
  ["a gain map of HDR", packHeic(20, [brownAs("urn:com:apple:photo:2020:aux:hdrgainmap"), quarters])],
  ["the depth map of a portrait", packHeic(20, [brownAs("urn:mpeg:hevc:2015:auxid:2"), quarters])],
  ["an HDR picture made of it and its gain map, as iOS 18 packs it", packHeic(20, [brown, quarters, tmap])],
  ["other shots of a series before it", packHeic(20, [brown, { ...brown, id: 11 }, quarters])],
  ["a thumbnail", packHeic(20, [{ ...brown, refers: ["thmb", 20] }, quarters])],
  [
    "a Motion Photo's video behind it",
    Buffer.concat([packHeic(20, [quarters]), isoBox("mpvd", SHORT_VIDEO)]),
  ],
])("receipts-113 of a HEIC with %s the photo is read", async (_what, file) => {
  expect(await shown(file)).toEqual({ size: SIZE, corners: UPRIGHT });
});

it("receipts-113 a HEIC of 10 bits is read in its colours", async () => {
  const file = packHeic(20, [{ id: 20, ...TEN_BITS }]);
  expect(await shown(file)).toEqual({ size: [512, 512], corners: UPRIGHT });
});

it("receipts-113 reading-68 of 48 megapixels in 10 bits, with gain and depth map, the photo is read", async () => {
  const photo = tiled(100, TEN_BITS, 8064, 6048);
  const map = (id: number, kind: string) => ({ ...brownAs(kind), id, refers: ["auxl", 100] as const });
  const maps = [map(10, "urn:com:apple:photo:2020:aux:hdrgainmap"), map(11, "urn:mpeg:hevc:2015:auxid:2")];
  const { size, corners } = await shown(packHeic(100, [...maps, ...photo]));
  // Each corner lies in the white quarter of its tile.
  expect([size, corners]).toEqual([[4000, 3000], Array(4).fill("white")]);
});

it("receipts-113 a HEIC may have its description behind the pictures, however long they are", async () => {
  const long = { ...quarters, id: 21, type: "mime", coded: Buffer.alloc(300 * 1024, 7), properties: [] };
  const file = packHeic(20, [quarters, long], { metaLast: true });
  expect(await shown(file)).toEqual({ size: SIZE, corners: UPRIGHT });
});

it("reading-9 a HEIC is turned by what it says of itself", async () => {
  const turned = packHeic(20, [{ ...quarters, properties: [...QUARTERS.properties, rotated(1)] }]);
  expect(await shown(turned)).toEqual({ size: [64, 96], corners: ["green", "white", "red", "blue"] });
});

const jpegOf = async (image: Buffer) => sharp(image).jpeg({ quality: 95 }).toBuffer();
async function pictures() {
  const { image } = await decodeImage(packHeic(20, [quarters]));
  const raw = { width: image.width, height: image.height, channels: 3 } as const;
  const photo = await sharp(image.data, { raw }).png().toBuffer();
  const other = await sharp({ create: { width: 48, height: 32, channels: 3, background: "#6b4a2f" } })
    .png()
    .toBuffer();
  return { photo, jpeg: await jpegOf(photo), other: await jpegOf(other) };
}
type Pictures = Awaited<ReturnType<typeof pictures>>;

it.each<[string, (of: Pictures) => Buffer | Promise<Buffer>]>([
  ["a Motion Photo", ({ jpeg }) => motionPhoto(jpeg, SHORT_VIDEO)],
  ["several JPEGs in one file (MPO)", ({ jpeg, other }) => packedPictures(jpeg, other)],
  ["a photo for bright screens (Ultra HDR)", ({ jpeg, other }) => ultraHdr(jpeg, other)],
  [
    "a screenshot with transparency and 16 bits",
    ({ photo }) => sharp(photo).ensureAlpha().toColourspace("rgb16").png().toBuffer(),
  ],
  [
    "a screenshot in wide colours (Display P3)",
    ({ photo }) => sharp(photo).withIccProfile("p3").png().toBuffer(),
  ],
])("receipts-113 of %s the photo is read, as it is shown", async (_what, make) => {
  expect(await shown(await make(await pictures()))).toEqual({ size: SIZE, corners: UPRIGHT });
});

const DNG = [
  [0xfe, 1],
  [0x100, 256],
  [0xc612, 0x401],
] as const;
it.each<[string, Buffer, string]>([
  ["a DNG", rawPhoto(DNG), "raw"],
  ["a DNG of the other byte order", rawPhoto(DNG, true), "raw"],
  [
    "a camera's raw file that begins with its preview",
    rawPhoto([
      [0xfe, 1],
      [0x100, 160],
    ]),
    "raw",
  ],
  ["Canon's CR2", Buffer.concat([Buffer.from("II*\0\x10\0\0\0CR\x02\0"), Buffer.alloc(64)]), "raw"],
  [
    "Canon's CR3",
    Buffer.concat([isoBox("ftyp", Buffer.from("crx \0\0\0\x01crx isom")), Buffer.alloc(64)]),
    "raw",
  ],
  ["Fujifilm's RAF", Buffer.from("FUJIFILMCCD-RAW 0201FF383501"), "raw"],
  [
    "the video of a Live Photo",
    Buffer.concat([isoBox("ftyp", Buffer.from("qt  \0\0\0\0qt  ")), isoBox("wide")]),
    "video",
  ],
  ["an older QuickTime video", Buffer.concat([isoBox("wide"), isoBox("mdat", Buffer.alloc(64))]), "video"],
  ["a video of an Android phone", SHORT_VIDEO, "video"],
])("receipts-112 %s is refused with what to do", async (_what, file, key) => {
  await expect(decodeImage(file)).rejects.toMatchObject({
    reason: "not_an_image",
    message: expect.stringContaining(`photoFaults.${key}`),
  });
});
