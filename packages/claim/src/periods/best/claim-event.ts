import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { partOfLine } from "../../adjustments/within-rows";
import { negate } from "../../fractions/arithmetic";
import type { PlacedLine } from "../../sums/lines/place-lines";
import { shareOfSides } from "../../sums/rows/share-of-sides";
import { NO_SIDES, type TwoSides } from "../../sums/rows/two-sides";
import type { DatedAmount } from "../dated-amount";

/** Something that changes what a period comes to when its day enters or leaves it. */
export type ClaimEvent =
  | (EventOf & { readonly row: string; readonly sides: TwoSides; readonly repaidCents: Cents })
  | (EventOf & { readonly row: null; readonly cents: Cents });

interface EventOf {
  readonly date: CalendarDate;
  readonly personId: string;
  readonly block: number;
}

/**
 * The events of a claim by day, oldest first. `blockOf` gives the block of a person's expenses, `rowOf` the row of one
 * person's part of a line item, which a repayment of it lowers.
 */
export function claimEvents(
  placed: readonly PlacedLine[],
  amounts: readonly DatedAmount[],
  blockOf: (personId: string) => number,
  rowOf: (part: string) => string = (part) => part,
): ClaimEvent[] {
  const purchases = placed.map(({ date, key, personId, whole, share }): ClaimEvent => {
    const sides = shareOfSides(whole, share);
    return { date, personId, block: blockOf(personId), row: key, sides, repaidCents: 0 };
  });
  const others = amounts.map(({ date, personId, amountCents, lineItemId }): ClaimEvent => {
    const of = { date, personId, block: blockOf(personId) };
    if (lineItemId === undefined) return { ...of, row: null, cents: amountCents };
    return {
      ...of,
      row: rowOf(partOfLine(personId, lineItemId)),
      sides: NO_SIDES,
      repaidCents: -amountCents,
    };
  });
  return byDay([...purchases, ...others]);
}

/** Events oldest first. */
export const byDay = (events: readonly ClaimEvent[]): ClaimEvent[] =>
  events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** The same event taken back, when its day leaves the period. */
export function takenBack(event: ClaimEvent): ClaimEvent {
  if (event.row === null) return { ...event, cents: -event.cents };
  const { quantity, price, regularPrice } = event.sides;
  const sides = { quantity: negate(quantity), price: negate(price), regularPrice: negate(regularPrice) };
  return { ...event, sides, repaidCents: -event.repaidCents };
}
