import { LAYOUT_NAMES, type LayoutName } from "./layout";
import { makeReceipt } from "./make-receipt";
import { printSlip } from "./photo/paper";
import { photograph } from "./photo/photograph";
import { drawPhotographSettings } from "./photo/photograph-settings";
import type { ReceiptTruth } from "./receipt-truth";

export interface GeneratedReceipt {
  readonly layout: LayoutName;
  /** A JPEG as a phone would have taken it. */
  readonly image: Buffer;
  readonly truth: ReceiptTruth;
}

/**
 * Renders and photographs one receipt, all determined by `seed` (a whole number). Layouts take turns unless
 * one is given, and the truth matches the slip to the cent.
 * @param items how many products are bought; by default as many as the layout's shoppers buy
 */
export async function generateReceipt(
  seed: number,
  layout?: LayoutName,
  items?: number,
): Promise<GeneratedReceipt> {
  const name = layout ?? LAYOUT_NAMES[seed % LAYOUT_NAMES.length] ?? LAYOUT_NAMES[0];
  const { slip, truth, random } = makeReceipt(name, seed, items);
  const settings = drawPhotographSettings(random);
  const paper = await printSlip(slip, settings, random);
  const image = await photograph(paper, settings, random);
  return {
    layout: name,
    image,
    truth: { file: `images/${name}-${String(seed).padStart(4, "0")}.jpg`, ...truth },
  };
}
