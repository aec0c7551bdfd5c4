import { isPriced } from "./entries";
import type { Understood } from "./reading-composition";

/** How far a receipt's own figures bear out a way of reading it. */
export interface Trust {
  /** Nothing contradicts the reading, and something confirms it. */
  agrees: boolean;
  /** Higher is better; comparable between readings of one receipt. */
  score: number;
  /** How many names were left without a price, or prices without a name. */
  alone: number;
  /** How many figures were settled by the arithmetic, not read. */
  changed: number;
}

const CHANGED_COST = 0.2;
const ALONE_COST = 0.1;

/** Judges one way of reading a receipt by its arithmetic, and by the names and prices it left without a partner. */
export function trustIn({ entries, agreement, foot }: Understood): Trust {
  const { subtotalAgrees, totalAgrees } = agreement;
  const items = entries.filter(({ kind }) => kind === "item");
  const alone = items.filter(({ cents, name }) => cents === null || name === "").length;
  const changed = entries.filter(({ doubt }) => doubt !== "none").length;
  const worth = (agrees: boolean | null) => (agrees === true ? 2 : agrees === false ? -1 : 0);
  return {
    agrees:
      subtotalAgrees !== false && totalAgrees !== false && (subtotalAgrees === true || totalAgrees === true),
    score:
      worth(subtotalAgrees) +
      worth(totalAgrees) +
      (foot.total ? 0.5 : 0) +
      (entries.some(isPriced) ? 0.5 : 0) -
      CHANGED_COST * changed -
      ALONE_COST * alone,
    alone,
    changed,
  };
}
