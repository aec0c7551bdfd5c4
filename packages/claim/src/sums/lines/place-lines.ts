import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { add, multiply } from "../../fractions/arithmetic";
import type { Fraction } from "../../fractions/fraction";
import { fractionOf } from "../../fractions/fraction-of";
import { rowKey } from "../rows/row-key";
import type { TwoSides } from "../rows/two-sides";
import { sizeInBase } from "../size-in-base";
import { type LineAmounts, lineAmounts, type SumChoices } from "./line-amounts";
import type { LineItem } from "./line-item";

/** Why a line is in no row. Nothing is excluded silently: each is listed with its reason. */
export type LeftOutReason =
  | "not-ticked"
  | "for-nobody"
  | "not-a-dependant"
  | "claimed-before"
  | "regular-price-missing"
  | "sizes-do-not-compare"
  | "exchange-rate-missing";

export interface LeftOut {
  readonly lineItemId: string;
  readonly reason: LeftOutReason;
}

/** One person's part of one line, ready to be summed. */
export interface PlacedLine {
  readonly key: string;
  readonly personId: string;
  readonly share: Fraction;
  readonly date: CalendarDate;
  readonly line: LineItem;
  readonly amounts: LineAmounts;
  /** Before the share, in exact cents of the claim's currency. */
  readonly whole: TwoSides;
}

/**
 * The day on which a line counts: its purchase date, but for a return the date of the purchase it
 * reverses, where that is known, so that it lowers the period in which that purchase was claimed.
 */
function countedDate(
  line: Pick<LineItem, "kind" | "purchaseDate" | "returnOf">,
  byId: ReadonlyMap<string, Pick<LineItem, "purchaseDate">>,
): CalendarDate {
  if (line.kind !== "return" || line.returnOf === null) return line.purchaseDate;
  return byId.get(line.returnOf)?.purchaseDate ?? line.purchaseDate;
}

/** Packages; for goods sold by weight, the base units (g, ml) that the scale showed. */
function quantityOf(line: LineItem): Fraction {
  const size = line.soldByWeight ? sizeInBase(line.size, line.unit) : null;
  return size ? multiply(fractionOf(line.quantity), size.amount) : fractionOf(line.quantity);
}

const NOBODY: ReadonlySet<string> = new Set();

/** A line that counts, before any share. */
export interface CountedLine {
  readonly ok: true;
  readonly amounts: LineAmounts;
  /** In exact cents of the claim's currency. */
  readonly whole: TwoSides;
}

/** The two sides of a line that counts, or why it is in no row. */
export function countedLine(
  line: LineItem,
  choices: SumChoices,
): CountedLine | { readonly ok: false; readonly reason: LeftOutReason } {
  if (!line.claimed) return { ok: false, reason: "not-ticked" };
  if (line.claimedIn !== null) return { ok: false, reason: "claimed-before" };
  if (line.shares.length === 0) return { ok: false, reason: "for-nobody" };
  const { notClaimable = NOBODY } = choices;
  if (line.shares.every(({ personId }) => notClaimable.has(personId)))
    return { ok: false, reason: "not-a-dependant" };
  const amounts = lineAmounts(line, choices);
  if (!amounts.ok) return amounts;
  const whole: TwoSides = {
    quantity: quantityOf(line),
    price: choices.countTax ? add(amounts.price, amounts.priceTax) : amounts.price,
    regularPrice: choices.countTax ? add(amounts.regularPrice, amounts.regularTax) : amounts.regularPrice,
  };
  return { ok: true, amounts, whole };
}

/** The lines that are in no row, with their reasons, without a sum. */
export function leftOutOf(lines: readonly LineItem[], choices: SumChoices): LeftOut[] {
  return lines.flatMap((line) => {
    const counted = countedLine(line, choices);
    return counted.ok ? [] : [{ lineItemId: line.id, reason: counted.reason }];
  });
}

/** Finds each line's row, day and exact amounts; what cannot be summed is left out with its reason. */
export function placeLines(
  lines: readonly LineItem[],
  choices: SumChoices,
): { readonly placed: readonly PlacedLine[]; readonly leftOut: readonly LeftOut[] } {
  const { notClaimable = NOBODY } = choices;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const placed: PlacedLine[] = [];
  const leftOut: LeftOut[] = [];
  for (const line of lines) {
    const counted = countedLine(line, choices);
    if (!counted.ok) {
      leftOut.push({ lineItemId: line.id, reason: counted.reason });
      continue;
    }
    const { amounts, whole } = counted;
    const date = countedDate(line, byId);
    for (const { personId, share } of line.shares) {
      if (notClaimable.has(personId)) continue;
      placed.push({
        key: rowKey(personId, line),
        personId,
        share: fractionOf(share),
        date,
        line,
        amounts,
        whole,
      });
    }
  }
  return { placed, leftOut };
}
