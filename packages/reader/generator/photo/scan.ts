import sharp from "sharp";
import { LAYOUT_NAMES, type LayoutName } from "../layout";
import { makeReceipt } from "../make-receipt";
import type { Random } from "../random";
import type { ReceiptTruth } from "../receipt-truth";
import type { Slip } from "../slip/slip";
import { blackStamp, PRINTED_DATE, penStroke, stampOnDate, withDateInverted } from "./marks";
import { type PaperSheet, printSlip } from "./paper";
import { drawScanSettings, type ScanFault, type ScanSettings } from "./scan-settings";
import { grain } from "./smooth-noise";

export interface GeneratedScan {
  /** A JPEG. */
  readonly image: Buffer;
  readonly truth: ReceiptTruth;
  /** Names through which a pen went. */
  readonly struck: readonly string[];
}

/** The sheet as the scanner sees it: pale ink, grey paper; three bytes a pixel. */
function exposed({ pixels, width, height }: PaperSheet, { paper, ink, faint }: ScanSettings): Buffer {
  const out = Buffer.alloc(3 * width * height);
  for (let x = 0; x < width; x += 1) {
    const across = x / width;
    const left = ink * (faint && across > faint.from ? faint.ink : 1);
    const light = paper[0] + (paper[1] - paper[0]) * across;
    for (let y = 0; y < height; y += 1) {
      const shade = 255 - (255 - (pixels[y * width + x] ?? 255)) * left;
      out.fill(Math.round(shade * light), 3 * (y * width + x), 3 * (y * width + x + 1));
    }
  }
  return out;
}

/** The marks of a fault on the paper, as SVG, and the names through which a pen went. */
function marksOf(fault: ScanFault, slip: Slip, { items }: Omit<ReceiptTruth, "file">, random: Random) {
  const names = items.map(({ name }) => name);
  switch (fault) {
    case "pen stroke": {
      const struck = random.sample(names, 2);
      return { struck, marks: struck.map((name) => penStroke(slip, name, random)).join("") };
    }
    case "stamp":
      return { struck: [], marks: stampOnDate(slip, random) };
    case "black stamp on the date":
      return { struck: [], marks: blackStamp(slip, PRINTED_DATE, random) };
    case "black stamp on goods":
      return { struck: [], marks: blackStamp(slip, random.pick(names), random) };
    default:
      return { struck: [], marks: "" };
  }
}

/**
 * A receipt scanned with one fault, all determined by `seed` (a whole number). The truth matches the slip to the cent.
 * @param layout by default layouts take turns
 */
export async function generateScan(
  seed: number,
  fault: ScanFault,
  layout: LayoutName = LAYOUT_NAMES[seed % LAYOUT_NAMES.length] ?? LAYOUT_NAMES[0],
): Promise<GeneratedScan> {
  const { slip: plain, truth, random } = makeReceipt(layout, seed);
  const slip = fault === "white on black" ? withDateInverted(plain) : plain;
  const settings = drawScanSettings(fault, random);
  const sheet = await printSlip(slip, { ink: 1, worn: 0.05, showThrough: 0 }, random);
  const { marks, struck } = marksOf(fault, slip, truth, random);
  const { width, height } = sheet;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks}</svg>`;
  const laid = sharp(exposed(sheet, settings), { raw: { width, height, channels: 3 } }).composite([
    { input: Buffer.from(svg), blend: "multiply" },
  ]);
  const shade = Math.round(255 * settings.paper[0]);
  const turned = await sharp(await laid.png().toBuffer())
    .removeAlpha()
    .rotate(settings.turn, { background: { r: shade, g: shade, b: shade } })
    .blur(0.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grains = grain(random);
  const pixels = turned.data.map((value, at) => {
    const pixel = Math.floor(at / 3);
    const speck = (grains[(pixel + (pixel >> 12) * 977) % grains.length] ?? 0) * settings.noise;
    return Math.max(0, Math.min(255, Math.round(value + speck)));
  });
  const raw = { width: turned.info.width, height: turned.info.height, channels: 3 as const };
  const image = await sharp(Buffer.from(pixels), { raw }).jpeg({ quality: settings.quality }).toBuffer();
  const file = `images/${fault.replaceAll(" ", "-")}-${layout}-${String(seed).padStart(4, "0")}.jpg`;
  return { image, truth: { file, ...truth }, struck };
}
