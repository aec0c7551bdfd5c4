import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

/** More lines than this are no doubt about lines any more, and would cost as much as the whole photo. */
const MAX_LINES = 8;
/** Where the sums do not agree, a line read less surely than this may be the reason. */
const SURE = 0.9;

/** Whether the receipt's figures agree: its subtotal with the items, else its total; `null`: nothing to check. */
export const sumsAgree = ({ subtotalAgrees, totalAgrees }: ReceiptReading["arithmetic"]): boolean | null =>
  subtotalAgrees === false || totalAgrees === false ? false : (subtotalAgrees ?? totalAgrees);

/**
 * The items whose lines are worth a second opinion, by their index, least sure first: those that the reader
 * doubts, and where the sums do not agree those read unsurely. A line of unknown place cannot be shown.
 */
export function doubtedLines(reading: ReceiptReading): number[] {
  const doubted = new Set(reading.issues.map(({ itemIndex }) => itemIndex));
  const differs = sumsAgree(reading.arithmetic) === false;
  return [...reading.items.entries()]
    .filter(([index, { box, confidence }]) => box && (doubted.has(index) || (differs && confidence < SURE)))
    .sort(([, one], [, other]) => one.confidence - other.confidence)
    .slice(0, MAX_LINES)
    .map(([index]) => index);
}
