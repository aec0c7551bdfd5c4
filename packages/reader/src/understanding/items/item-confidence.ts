import type { Agreement } from "../totals/agreement";
import { type Entry, isCrossedOut } from "./entries";

/*
 * So that an item said to be 0.9 sure is right nine times in ten (reading-59), counted on photographs: a line whose
 * characters were seen surely is right as often as the sums let expect, and one seen unsurely hardly ever.
 */
const RIGHT_WHERE_SUMS_AGREE = 0.97;
/** Counted: 0.91. Below 0.9, where pages and the second opinion take a line to be in no doubt. */
const RIGHT_WHERE_THEY_DO_NOT = 0.89;
const RIGHT_WITHOUT_SUM = 0.72;
/** Below `UNSURE` a tenth as many are right as above `SURE`, and between them a growing share. */
const UNSURE = 0.85;
const SURE = 0.94;
const STILL_RIGHT = 0.1;
/** At most, where the sums chose the price, a pen went through the line or it may be another row's. */
const CHANGED = 0.6;
/** Less likely one of goods than this, an item's row is asked about. */
const SURELY_GOODS = 0.83;
/** At most, where a quantity and a unit price gave the price. */
const COMPUTED = 0.7;

/** Of lines read as surely as this, how many are right for each that is right among sure ones; 0.1 to 1. */
function shareRight(read: number): number {
  const way = Math.min(1, Math.max(0, (read - UNSURE) / (SURE - UNSURE)));
  return STILL_RIGHT + (1 - STILL_RIGHT) * way;
}

/**
 * How likely the name and the price of a line are right, 0 to 1: by how surely it was read and what the sums say; where
 * these do not agree, not likelier than that its row is one of goods (reading-120).
 */
export function itemConfidence(entry: Entry, agreement: Agreement): number {
  const { doubt, priceLine, goods = 1, isNameInDoubt = false } = entry;
  const agrees = agreement.subtotalAgrees ?? agreement.totalAgrees;
  const sure = agrees
    ? RIGHT_WHERE_SUMS_AGREE
    : agrees === false
      ? RIGHT_WHERE_THEY_DO_NOT
      : RIGHT_WITHOUT_SUM;
  const read = sure * shareRight(priceLine.row.confidence);
  const likely = Math.min(goods, read, goods < SURELY_GOODS ? CHANGED : 1);
  const right = agrees ? read : likely;
  if (doubt === "changed" || doubt === "left" || isCrossedOut(entry) || isNameInDoubt)
    return Math.min(CHANGED, right);
  return doubt === "computed" ? Math.min(COMPUTED, right) : right;
}
