import type { RgbImage } from "../image/rgb-image";
import type { TextBox } from "./text-box";

/** The recogniser reads lines of this many pixels. */
export const LINE_HEIGHT = 48;
const MIN_WIDTH = 16;
const MAX_WIDTH = 2400;

/** One line of text, straightened: three planes (blue, green, red) from -1 to 1. */
export interface LineCrop {
  readonly planes: Float32Array;
  readonly width: number;
}

/** Cuts a slanted box out of the image, bilinearly; several samples a pixel where the box is shrunk. */
export function cropLine(image: RgbImage, box: TextBox): LineCrop {
  const { data, width: imageWidth, height: imageHeight } = image;
  const width = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round((LINE_HEIGHT * box.width) / box.height)));
  const plane = LINE_HEIGHT * width;
  const planes = new Float32Array(3 * plane);
  const cos = Math.cos(box.angle);
  const sin = Math.sin(box.angle);
  const [stepX, stepY] = [box.width / width, box.height / LINE_HEIGHT];
  const samples = Math.max(1, Math.min(3, Math.round(stepY)));
  const scale = 1 / (samples * 127.5);
  const [maxX, maxY] = [imageWidth - 1.001, imageHeight - 1.001];
  for (let y = 0; y < LINE_HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let k = 0; k < samples; k++) {
        const v = (y + (k + 0.5) / samples) * stepY - box.height / 2;
        const u = (x + 0.5) * stepX - box.width / 2;
        const px = Math.max(0, Math.min(maxX, box.cx + u * cos - v * sin - 0.5));
        const py = Math.max(0, Math.min(maxY, box.cy + u * sin + v * cos - 0.5));
        const left = px | 0;
        const top = py | 0;
        const fx = px - left;
        const fy = py - top;
        const i = (top * imageWidth + left) * 3;
        const j = i + imageWidth * 3;
        const [w00, w10, w01, w11] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
        const at = (c: number) =>
          (data[i + c] ?? 0) * w00 +
          (data[i + 3 + c] ?? 0) * w10 +
          (data[j + c] ?? 0) * w01 +
          (data[j + 3 + c] ?? 0) * w11;
        red += at(0);
        green += at(1);
        blue += at(2);
      }
      const target = y * width + x;
      planes[target] = blue * scale - 1;
      planes[plane + target] = green * scale - 1;
      planes[2 * plane + target] = red * scale - 1;
    }
  }
  return { planes, width };
}
