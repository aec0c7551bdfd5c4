import { randomFromSeed } from "../random";
import { row } from "../slip/slip";
import { printSlip } from "./paper";
import { photograph } from "./photograph";
import { drawPhotographSettings } from "./photograph-settings";

const COLUMNS = 40;

/** A photo of a slip with these rows, 40 columns wide, with the faults that the seed draws. */
export async function photographRows(seed: number, text: string): Promise<Buffer> {
  const random = randomFromSeed(seed);
  const rows = text
    .trim()
    .split("\n")
    .map((line) => row(line));
  const settings = { ...drawPhotographSettings(random), sideways: false };
  const paper = await printSlip({ font: "b612-mono", columns: COLUMNS, rows, back: [] }, settings, random);
  return photograph(paper, settings, random);
}
