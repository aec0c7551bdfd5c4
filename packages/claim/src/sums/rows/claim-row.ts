import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Unit } from "@gf-ledger/domain/size/units";
import { add, divide, multiply } from "../../fractions/arithmetic";
import { type Fraction, ZERO } from "../../fractions/fraction";
import { fractionOf } from "../../fractions/fraction-of";
import { numberOf } from "../../fractions/number-of";
import { roundFraction } from "../../fractions/round-fraction";
import type { SumChoices } from "../lines/line-amounts";
import type { PlacedLine } from "../lines/place-lines";
import { sizeInBase } from "../size-in-base";
import { type PrintedAverages, printedAverages } from "./printed-averages";
import { shareOfSides } from "./share-of-sides";
import { addSides, NO_SIDES, settleSides, type TwoSides } from "./two-sides";

/** One row of a claim: person × product × size (claim-2). Money in cents of the claim's currency. */
export interface ClaimRow extends PrintedAverages {
  readonly personId: string;
  readonly product: string;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly soldByWeight: boolean;
  /** Packages; by weight, how many times `size` and `unit` were bought. Returns are taken off. */
  readonly quantity: number;
  /** How many purchases the row sums, not how many packages; returns are not counted. */
  readonly timesBought: number;
  /** The person's part of both sides, each rounded once. */
  readonly price: Cents;
  readonly regularPrice: Cents;
  readonly amountCents: Cents;
  /** The sales tax inside the two sides above; 0 where tax is not counted (claim-8). */
  readonly priceTaxCents: Cents;
  readonly regularTaxCents: Cents;
  /** The one share of all its lines; `null` where they differ. */
  readonly share: number | null;
  readonly sizeCompared: boolean;
  readonly positiveOnlyCents: Cents;
  readonly lineItemIds: readonly string[];
}

/** A row while lines are added to it: exact sums, not rounded yet. */
export interface OpenRow {
  readonly first: PlacedLine;
  readonly share: number;
  /** Before any share. */
  whole: TwoSides;
  /** The person's part, and the same without tax. */
  part: TwoSides;
  price: Fraction;
  regularPrice: Fraction;
  positiveOnly: Fraction;
  timesBought: number;
  oneShare: boolean;
  sizeCompared: boolean;
  readonly lineItemIds: string[];
}

/** A row that the given line is the first of, without its sums. */
export const openRow = (first: PlacedLine): OpenRow => ({
  first,
  share: numberOf(first.share),
  whole: NO_SIDES,
  part: NO_SIDES,
  price: ZERO,
  regularPrice: ZERO,
  positiveOnly: ZERO,
  timesBought: 0,
  oneShare: true,
  sizeCompared: true,
  lineItemIds: [],
});

/**
 * What the specification's category totals count: only each purchase's positive difference, here the person's
 * share of it, in cents. It answers "how much more was I charged". A row's sum of them is never below the row's
 * amount, except where the rounding of single purchases makes it so (prices-14, claim-3).
 */
function positiveDifference({ whole, share }: PlacedLine): Fraction {
  const difference = roundFraction(whole.price) - roundFraction(whole.regularPrice);
  return difference > 0 ? multiply(fractionOf(difference), share) : ZERO;
}

/** Adds a line of the row's key to its sums. */
export function addToRow(row: OpenRow, placed: PlacedLine): void {
  const { whole, share, amounts, line } = placed;
  row.whole = addSides(row.whole, whole);
  row.part = addSides(row.part, shareOfSides(whole, share));
  row.price = add(row.price, multiply(amounts.price, share));
  row.regularPrice = add(row.regularPrice, multiply(amounts.regularPrice, share));
  row.positiveOnly = add(row.positiveOnly, positiveDifference(placed));
  if (line.kind !== "return") row.timesBought += 1;
  row.oneShare &&= numberOf(share) === row.share;
  row.sizeCompared &&= amounts.sizeCompared;
  row.lineItemIds.push(line.id);
}

function rowQuantity(sides: TwoSides, { line }: PlacedLine): Fraction {
  const size = line.soldByWeight ? sizeInBase(line.size, line.unit) : null;
  return size ? divide(sides.quantity, size.amount) : sides.quantity;
}

/** The row of all lines that were added. */
export function settledRow(row: OpenRow, choices: SumChoices): ClaimRow {
  const { first, whole } = row;
  const quantity = rowQuantity(whole, first);
  const settled = settleSides({ ...row.part, quantity });
  // The part of a rounded side that is tax, so that the two shown apart add up to the side.
  const priceTaxCents = settled.price - roundFraction(row.price);
  const regularTaxCents = settled.regularPrice - Math.max(0, roundFraction(row.regularPrice));
  return {
    personId: first.personId,
    product: first.line.product,
    size: first.line.size,
    unit: first.line.unit,
    soldByWeight: first.line.soldByWeight,
    quantity: numberOf(quantity),
    timesBought: row.timesBought,
    ...settled,
    priceTaxCents: choices.countTax ? priceTaxCents : 0,
    regularTaxCents: choices.countTax ? regularTaxCents : 0,
    ...printedAverages({ ...whole, quantity }),
    share: row.oneShare ? row.share : null,
    sizeCompared: row.sizeCompared,
    positiveOnlyCents: roundFraction(row.positiveOnly),
    lineItemIds: row.lineItemIds,
  };
}
