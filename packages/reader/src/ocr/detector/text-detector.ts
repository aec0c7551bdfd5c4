import { type InferenceSession, Tensor } from "onnxruntime-node";
import sharp from "sharp";
import type { RgbImage } from "../../image/rgb-image";
import type { TextBox } from "../text-box";
import { copyDecided, type Tile, tilesOf } from "./detector-tiles";
import type { ProbabilityMap } from "./probability-map";
import { textBoxesOf } from "./text-region";

/** The most pixels that are searched for text, which fit a photo of 1600 × 1200. */
const MAX_AREA = 1_920_000;
const MAX_SIDE = 4096;

/** ImageNet's means and deviations for blue, green and red: the order PaddleOCR was trained in. */
const MEAN = [0.406, 0.456, 0.485];
const DEVIATION = [0.225, 0.224, 0.229];
const CHANNELS = [2, 1, 0];

/** The factor by which the detector shrinks an image, at most 1. */
export function detectionScale({ width, height }: Pick<RgbImage, "width" | "height">): number {
  return Math.min(1, Math.sqrt(MAX_AREA / (width * height)), MAX_SIDE / Math.max(width, height));
}

/** The zooms tried, in this order, when a first look was not enough. */
const ZOOMS = [1.5, 0.8];
const MIN_GAIN = 1.15;

/** The zooms that show the detector something new in this image, within the most pixels that are searched. */
export function otherZooms(image: RgbImage): number[] {
  const room = Math.sqrt(MAX_AREA / (image.width * image.height)) / detectionScale(image);
  return ZOOMS.filter((zoom) => zoom < 1 || Math.min(zoom, room) >= MIN_GAIN);
}

/** A multiple of 32, which the model's downscaling needs. */
const inputSide = (pixels: number) => Math.max(32, Math.round(pixels / 32) * 32);

/** Memory for a detection's input that is not in use: 10 MB at most, which would else wait to be collected. */
let spare: Float32Array | null = null;

function inputOf(length: number): Float32Array {
  const kept = spare;
  spare = null;
  return kept && kept.length >= length ? kept : new Float32Array(length);
}

/** An image at the size that the detector wants, three bytes a pixel. */
async function resized(image: RgbImage, width: number, height: number): Promise<Uint8Array> {
  return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
}

/** A tile of pixels, which are `across` to a row, as the detector's input. */
function inputTensor(pixels: Uint8Array, across: number, tile: Tile, memory: Float32Array): Tensor {
  const { x, y, width, height } = tile;
  const plane = width * height;
  const input = memory.subarray(0, 3 * plane);
  for (const [channel, source] of CHANNELS.entries()) {
    const mean = MEAN[source] ?? 0;
    const scale = 1 / (255 * (DEVIATION[source] ?? 1));
    const shift = mean / (DEVIATION[source] ?? 1);
    for (let row = 0; row < height; row++) {
      const from = ((y + row) * across + x) * 3 + source;
      const to = channel * plane + row * width;
      for (let i = 0; i < width; i++) input[to + i] = (pixels[from + 3 * i] ?? 0) * scale - shift;
    }
  }
  return new Tensor("float32", input, [1, 3, height, width]);
}

/** How likely each pixel of the input is text; `null` where the model gives no answer. */
async function probabilityMap(
  detector: InferenceSession,
  pixels: Uint8Array,
  width: number,
  height: number,
): Promise<ProbabilityMap | null> {
  const [inputName = "", outputName = ""] = [detector.inputNames[0], detector.outputNames[0]];
  const data = new Float32Array(width * height);
  for (const tile of tilesOf(width, height)) {
    const memory = inputOf(3 * tile.searched.width * tile.searched.height);
    const input = inputTensor(pixels, width, tile.searched, memory);
    const output = (await detector.run({ [inputName]: input }))[outputName];
    spare = memory;
    if (!(output?.data instanceof Float32Array)) return null;
    copyDecided(output.data, tile, data, width);
  }
  return { data, width, height };
}

/** A box in the detector's pixels as one in the image's pixels; the two axes may be scaled differently. */
function scaled(box: TextBox, sx: number, sy: number): TextBox {
  const dx = box.width * Math.cos(box.angle) * sx;
  const dy = box.width * Math.sin(box.angle) * sy;
  const width = Math.hypot(dx, dy);
  const height = (box.width * box.height * sx * sy) / width;
  return { cx: box.cx * sx, cy: box.cy * sy, width, height, angle: Math.atan2(dy, dx) };
}

/**
 * Finds the runs of text on an image.
 * @param squeeze factor on the width alone: below 1, digits of a price column come closer than its rows
 * @param zoom factor on both sides, within the most pixels that are searched
 */
export async function detectText(
  detector: InferenceSession,
  image: RgbImage,
  squeeze = 1,
  zoom = 1,
): Promise<TextBox[]> {
  const largest = Math.sqrt(MAX_AREA / (image.width * image.height));
  const scale = Math.min(
    detectionScale(image) * zoom,
    Math.max(largest, 1e-3),
    MAX_SIDE / Math.max(image.width, image.height),
  );
  const width = inputSide(image.width * scale * squeeze);
  const height = inputSide(image.height * scale);
  const map = await probabilityMap(detector, await resized(image, width, height), width, height);
  const boxes = map ? textBoxesOf(map) : [];
  return boxes.map((box) => scaled(box, image.width / width, image.height / height));
}
