import type { RgbImage } from "../../image/rgb-image";
import type { TextBox } from "../text-box";

/** The recogniser reads lines of this many pixels. */
export const LINE_HEIGHT = 48;
const MIN_WIDTH = 16;
const MAX_WIDTH = 2400;

/** One line of text, straightened: three planes (blue, green, red) from -1 to 1. */
export interface LineCrop {
  readonly planes: Float32Array<ArrayBuffer>;
  readonly width: number;
}

/** How many pixels wide a box is once it is straightened. */
export function lineWidth({ width, height }: TextBox): number {
  return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round((LINE_HEIGHT * width) / height)));
}

/** Cuts a slanted box out of the image, bilinearly; several samples a pixel where the box is shrunk. */
export function cropLine(image: RgbImage, box: TextBox): LineCrop {
  const { data, width: imageWidth, height: imageHeight } = image;
  const width = lineWidth(box);
  const plane = LINE_HEIGHT * width;
  const planes = new Float32Array(3 * plane);
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const [stepX, stepY] = [box.width / width, box.height / LINE_HEIGHT];
  const samples = Math.max(1, Math.min(3, Math.round(stepY)));
  const scale = 1 / (samples * 127.5);
  const [maxX, maxY] = [imageWidth - 1.001, imageHeight - 1.001];
  const below = imageWidth * 3;
  const acrossX = new Float64Array(width);
  const acrossY = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const u = (x + 0.5) * stepX - box.width / 2;
    acrossX[x] = box.cx + u * cos;
    acrossY[x] = box.cy + u * sin;
  }
  const sums = new Float64Array(3 * width);
  for (let y = 0; y < LINE_HEIGHT; y++) {
    sums.fill(0);
    for (let k = 0; k < samples; k++) {
      const v = (y + (k + 0.5) / samples) * stepY - box.height / 2;
      const [downX, downY] = [v * sin, v * cos];
      for (let x = 0; x < width; x++) {
        const px = Math.max(0, Math.min(maxX, (acrossX[x] ?? 0) - downX - 0.5));
        const py = Math.max(0, Math.min(maxY, (acrossY[x] ?? 0) + downY - 0.5));
        const left = px | 0;
        const top = py | 0;
        const fx = px - left;
        const fy = py - top;
        const i = (top * imageWidth + left) * 3;
        const j = i + below;
        const w00 = (1 - fx) * (1 - fy);
        const w10 = fx * (1 - fy);
        const w01 = (1 - fx) * fy;
        const w11 = fx * fy;
        for (let c = 0; c < 3; c++) {
          const upper = (data[i + c] ?? 0) * w00 + (data[i + 3 + c] ?? 0) * w10;
          const sum = upper + (data[j + c] ?? 0) * w01 + (data[j + 3 + c] ?? 0) * w11;
          sums[3 * x + c] = (sums[3 * x + c] ?? 0) + sum;
        }
      }
    }
    for (let x = 0; x < width; x++) {
      const target = y * width + x;
      planes[target] = (sums[3 * x + 2] ?? 0) * scale - 1;
      planes[plane + target] = (sums[3 * x + 1] ?? 0) * scale - 1;
      planes[2 * plane + target] = (sums[3 * x] ?? 0) * scale - 1;
    }
  }
  return { planes, width };
}
