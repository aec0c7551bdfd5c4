import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { decodeImage } from "./decode-image";
import type { RgbImage } from "./rgb-image";
import { turnImage } from "./turn-image";

type Colour = [red: number, green: number, blue: number];
const RED: Colour = [220, 30, 30];
const GREEN: Colour = [30, 200, 30];
const BLUE: Colour = [30, 30, 220];
const WHITE: Colour = [255, 255, 255];

const WIDTH = 96;
const HEIGHT = 64;

/** Quarters in red, green, blue and white, so that every turn and mirroring looks different. */
function quarters([a, b, c, d]: [Colour, Colour, Colour, Colour], width = WIDTH, height = HEIGHT): RgbImage {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set(y < height / 2 ? (x < width / 2 ? a : b) : x < width / 2 ? c : d, (y * width + x) * 3);
  return { data, width, height };
}

const UPRIGHT = quarters([RED, GREEN, BLUE, WHITE]);
const asSharp = ({ data, width, height }: RgbImage) => sharp(data, { raw: { width, height, channels: 3 } });

function colourAt({ data, width, height }: RgbImage, fx: number, fy: number): string {
  const at = (Math.floor(fy * height) * width + Math.floor(fx * width)) * 3;
  const is = (colour: Colour) => colour.every((value, c) => Math.abs(value - (data[at + c] ?? 0)) < 45);
  return is(RED) ? "red" : is(GREEN) ? "green" : is(BLUE) ? "blue" : is(WHITE) ? "white" : "other";
}

const corners = (image: RgbImage) => [
  colourAt(image, 0.25, 0.25),
  colourAt(image, 0.75, 0.25),
  colourAt(image, 0.25, 0.75),
  colourAt(image, 0.75, 0.75),
];

describe("receipts-2: any image a phone makes", () => {
  it.each(["jpeg", "png", "webp", "gif", "avif", "tiff"] as const)(
    "receipts-2 reads %s, judged by its content",
    async (format) => {
      const { image, words } = await decodeImage(await asSharp(UPRIGHT).toFormat(format).toBuffer());
      expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
      expect(corners(image)).toEqual(["red", "green", "blue", "white"]);
      expect(words).toBeNull();
    },
  );

  // What the sensor stored for each orientation, so that the photo as shown is upright (EXIF 2.3, tag
  // 0x0112).
  it.each([
    [1, quarters([RED, GREEN, BLUE, WHITE])],
    [2, quarters([GREEN, RED, WHITE, BLUE])],
    [3, quarters([WHITE, BLUE, GREEN, RED])],
    [4, quarters([BLUE, WHITE, RED, GREEN])],
    [5, quarters([RED, BLUE, GREEN, WHITE], HEIGHT, WIDTH)],
    [6, quarters([GREEN, WHITE, RED, BLUE], HEIGHT, WIDTH)],
    [7, quarters([WHITE, GREEN, BLUE, RED], HEIGHT, WIDTH)],
    [8, quarters([BLUE, RED, WHITE, GREEN], HEIGHT, WIDTH)],
  ])("reading-9 shows a JPEG of EXIF orientation %i as a browser does", async (orientation, stored) => {
    const jpeg = await asSharp(stored).withMetadata({ orientation }).jpeg().toBuffer();
    const { image } = await decodeImage(jpeg);
    expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
    expect(corners(image)).toEqual(["red", "green", "blue", "white"]);
  });

  it("reading-9 reads a grey image and one with transparency, on white", async () => {
    const grey = await decodeImage(await asSharp(UPRIGHT).greyscale().png().toBuffer());
    expect(grey.image.data.length).toBe(WIDTH * HEIGHT * 3);
    const clear = { create: { width: 40, height: 40, channels: 4, background: "#0000" } } as const;
    const { image } = await decodeImage(await sharp(clear).png().toBuffer());
    expect(corners(image)).toEqual(["white", "white", "white", "white"]);
  });

  it("reading-10 bounds a large photo in memory", async () => {
    const plain = { create: { width: 9000, height: 3000, channels: 3, background: "#fff" } } as const;
    const { image } = await decodeImage(await sharp(plain).jpeg().toBuffer());
    expect(image.width).toBe(4000);
  });

  it("reading-9 turning by quarters moves each corner where it belongs", () => {
    expect(corners(turnImage(UPRIGHT, 1))).toEqual(["blue", "red", "white", "green"]);
    expect(corners(turnImage(UPRIGHT, 2))).toEqual(["white", "blue", "green", "red"]);
    expect(corners(turnImage(UPRIGHT, 3))).toEqual(["green", "white", "red", "blue"]);
  });
});

describe("receipts-2: HEIC", () => {
  it("receipts-2 reads an iPhone's format without a MIME type or a name", async () => {
    const heic = await readFile(new URL("../../test/fixtures/quarters.heic", import.meta.url));
    const { image } = await decodeImage(heic);
    expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
    expect(corners(image)).toEqual(["red", "green", "blue", "white"]);
  });
});
