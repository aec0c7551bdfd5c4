import sharp from "sharp";
import { printSlip } from "../generator/photo/paper";
import { randomFromSeed } from "../generator/random";
import type { Slip } from "../generator/slip/slip";

/** A printed slip with shapes of SVG drawn over it, softened as on a photograph: its pixels in sRGB. */
export async function slipDrawnOver(slip: Slip, drawn: string) {
  const { pixels, width, height } = await printSlip(
    slip,
    { ink: 0.8, worn: 0.1, showThrough: 0 },
    randomFromSeed(1),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
  const { data } = await sharp(Buffer.from(pixels), { raw: { width, height, channels: 1 } })
    .toColourspace("srgb")
    .composite([{ input: Buffer.from(svg), blend: "multiply" }])
    .removeAlpha()
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}
