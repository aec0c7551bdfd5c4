import sharp from "sharp";
import type { Random } from "../random";
import type { Slip } from "../slip/slip";
import { drawBack, drawSlip } from "../slip/slip-drawing";
import type { PhotographSettings } from "./photograph-settings";
import { smoothNoise } from "./smooth-noise";

/** The printed paper from above in even light: one byte a pixel, 255 where it is blank. */
export interface PaperSheet {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function rasterise(svg: string, soften?: number): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg)).greyscale();
  const { data } = await (soften === undefined ? drawn : drawn.blur(soften))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

/**
 * Prints a slip as a worn thermal printer does: uneven ink, weak columns of dots, and the back shining
 * through.
 */
export async function printSlip(
  slip: Slip,
  settings: Pick<PhotographSettings, "ink" | "worn" | "showThrough">,
  random: Random,
): Promise<PaperSheet> {
  const { svg, width, height } = drawSlip(slip);
  const front = await rasterise(svg);
  const back = slip.back.length > 0 ? await rasterise(drawBack(slip, width, height), 1.6) : null;
  const fade = smoothNoise(random);
  const dots = smoothNoise(random);
  // A worn print head leaves whole columns of dots weak, all the way down the roll.
  const head = Float32Array.from({ length: width }, (_, x) => {
    const weakness = Math.max(0, fade(x / 11, 3) - 0.62) * settings.worn * 3.4;
    return Math.min(0.85, weakness);
  });
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const ink = 1 - (front[at] ?? 255) / 255;
      const strength = settings.ink * (1 - (head[x] ?? 0)) * (1 - settings.worn * 0.5 * fade(x / 90, y / 60));
      const rough = ink > 0 ? 1 - 0.3 * settings.worn * dots(x / 1.4, y / 1.4) : 1;
      const through = back === null ? 0 : (1 - (back[at] ?? 255) / 255) * settings.showThrough;
      pixels[at] = Math.round(255 * (1 - ink * strength * rough) * (1 - through));
    }
  }
  return { pixels, width, height };
}
