import { isPriced } from "./items/entries";
import type { Understood } from "./reading-composition";

/** How far a receipt's own figures support a way of reading it. */
export interface Trust {
  /** Nothing contradicts the reading, and something confirms it. */
  agrees: boolean;
  /** The items add up to the sum printed below them, and every figure was read. */
  confirmed: boolean;
  /** Higher is better; comparable between readings of one receipt. */
  score: number;
  /** How many names were left without a price, or prices without a name. */
  alone: number;
  /** How many figures the arithmetic decided, not the print. */
  changed: number;
}

const CHANGED_COST = 1;
/** A price worked out as the rest of the sum proves nothing about the others. */
const LEFT_COST = 2;
const ALONE_COST = 0.2;
const ITEM_WEIGHT = 0.05;
const CERTAINTY_WEIGHT = 2;
/** A look that found no total saw less of the receipt. */
const TOTAL_WEIGHT = 2;

/** A numbered department's heading, or a town with its state: a price beside it was misplaced. */
const NO_GOODS = /^\W*\d{2}\s?-\s?[A-Z]{4,}|[A-Za-z]{3},\s?[A-Z]{2}(?:\s+\d{5}.*)?$/;
const MISPLACED_COST = 1;

/**
 * Judges one way of reading a receipt by its arithmetic, and by the names and prices it left without a
 * partner.
 */
export function trustIn({ entries, agreement, foot, store, date }: Understood): Trust {
  const { subtotalAgrees, totalAgrees } = agreement;
  const items = entries.filter(({ kind }) => kind === "item");
  const priced = items.filter(isPriced);
  const alone = items.filter(({ cents, name }) => cents === null || name === "").length;
  const changed = entries.filter(({ doubt }) => doubt === "changed").length;
  const left = entries.filter(({ doubt }) => doubt === "left").length;
  const misplaced = items.filter(({ priceLine }) => NO_GOODS.test(priceLine.label.trim())).length;
  const certainty =
    priced.reduce((sum, { priceLine }) => sum + priceLine.row.confidence, 0) / Math.max(1, priced.length);
  const weightOf = (agrees: boolean | null) => (agrees === true ? 2 : agrees === false ? -1 : 0);
  const confirmed = subtotalAgrees ?? totalAgrees ?? false;
  return {
    agrees: subtotalAgrees !== false && totalAgrees !== false && confirmed && misplaced === 0,
    confirmed: confirmed && foot.total !== null && left + changed + misplaced === 0,
    score:
      weightOf(subtotalAgrees) +
      weightOf(totalAgrees) +
      (foot.total ? TOTAL_WEIGHT : 0) +
      (store ? 0.2 : 0) +
      (date ? 0.2 : 0) +
      ITEM_WEIGHT * priced.length +
      CERTAINTY_WEIGHT * certainty -
      CHANGED_COST * changed -
      LEFT_COST * left -
      MISPLACED_COST * misplaced -
      ALONE_COST * alone,
    alone,
    changed: changed + left,
  };
}
