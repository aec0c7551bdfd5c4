import type { AdjustmentEffect } from "../adjustments/adjustment-rules";

/** What a country's rule makes of an entry of the ledger (claim-15). */
export const ADJUSTMENT_EFFECT_WORDS: Readonly<Record<AdjustmentEffect, string>> = {
  reduces: "Reduces the claim",
  signed: "Counted as entered",
  guidance: "Guidance of associations: counted when you switch it on",
  recorded: "Recorded, not counted: no text was found that allows it",
};
