import type { Random } from "../random";

/** What may be wrong with a scan; `upright` is a fair one. */
export const SCAN_FAULTS = [
  "upright",
  "grey",
  "bleached",
  "sloped",
  "faint column",
  "pen stroke",
  "stamp",
  "black stamp on the date",
  "black stamp on goods",
  "white on black",
] as const;
export type ScanFault = (typeof SCAN_FAULTS)[number];

/** How a scanner shows a slip. Shares of 1. */
export interface ScanSettings {
  /** The brightness of blank paper, at the left edge and at the right. */
  readonly paper: readonly [left: number, right: number];
  /** How much of the ink is left. */
  readonly ink: number;
  /** The part of the width from which on the print is faint, and how much of its ink is left there. */
  readonly faint: { readonly from: number; readonly ink: number } | null;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly noise: number;
  readonly quality: number;
}

/** Draws the settings of a scan with one fault. */
export function drawScanSettings(fault: ScanFault, random: Random): ScanSettings {
  const fair: ScanSettings = {
    paper: [0.97, 0.97],
    ink: random.between(0.75, 0.95),
    faint: null,
    turn: random.between(-0.6, 0.6),
    noise: random.between(1, 3),
    quality: random.int(60, 85),
  };
  switch (fault) {
    case "grey": {
      const paper = random.between(0.45, 0.62);
      return { ...fair, paper: [paper, paper - random.between(0.1, 0.2)], ink: random.between(0.35, 0.5) };
    }
    case "bleached":
      return { ...fair, ink: random.between(0.06, 0.14) };
    case "sloped":
      return { ...fair, paper: [0.9, 0.75], turn: random.between(4, 8) * (random.chance(0.5) ? 1 : -1) };
    case "faint column":
      return { ...fair, faint: { from: random.between(0.66, 0.72), ink: random.between(0.08, 0.16) } };
    default:
      return fair;
  }
}
