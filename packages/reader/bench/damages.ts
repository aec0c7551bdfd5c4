import sharp, { type Sharp } from "sharp";

/** A way to make a photo worse, by how much, and what the figure means. */
interface Damage {
  readonly severities: readonly number[];
  readonly unit: string;
  readonly apply: (photo: Sharp, severity: number, longestSide: number) => Sharp;
}

/** The colour of a table beneath the paper, where a turned photo has none. */
const TABLE = { r: 96, g: 88, b: 80 };

/** From barely visible to hardly legible. */
export const DAMAGES = {
  turned: {
    severities: [2, 5, 10, 20],
    unit: "degrees",
    apply: (photo, degrees) => photo.rotate(degrees, { background: TABLE }),
  },
  blurred: {
    severities: [0.05, 0.1, 0.2, 0.3],
    unit: "% of the longest side",
    apply: (photo, percent, longestSide) => photo.blur(Math.max(0.3, (percent / 100) * longestSide)),
  },
  dark: {
    severities: [0.5, 0.3, 0.2, 0.1],
    unit: "of the light",
    apply: (photo, share) => photo.linear(share, 0),
  },
  smaller: {
    severities: [1200, 900, 700, 500],
    unit: "pixels on the longest side",
    apply: (photo, pixels) => photo.resize(pixels, pixels, { fit: "inside", withoutEnlargement: true }),
  },
} as const satisfies Readonly<Record<string, Damage>>;

export type DamageName = keyof typeof DAMAGES;

/** The photo, upright, damaged by one of the severities, and compressed as a phone does. */
export async function damaged(photo: Uint8Array, name: DamageName, severity: number): Promise<Buffer> {
  const { data, info } = await sharp(photo).autoOrient().toColourspace("srgb").png().toBuffer({
    resolveWithObject: true,
  });
  const longestSide = Math.max(info.width, info.height);
  return DAMAGES[name].apply(sharp(data), severity, longestSide).jpeg({ quality: 88 }).toBuffer();
}
