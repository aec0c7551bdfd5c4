import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Unit } from "@gf-ledger/domain/size/unit";
import { add, divide, multiply } from "../fractions/arithmetic";
import { type Fraction, ZERO } from "../fractions/fraction";
import { numberOf } from "../fractions/number-of";
import { roundFraction } from "../fractions/round-fraction";
import type { SumChoices } from "./line-amounts";
import type { PlacedLine } from "./place-lines";
import { positiveOnly } from "./positive-only";
import { type PrintedAverages, printedAverages } from "./printed-averages";
import { shareOfSides } from "./share-of-sides";
import { sizeInBase } from "./size-in-base";
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

function rowQuantity(sides: TwoSides, first: PlacedLine): Fraction {
  const size = first.line.soldByWeight ? sizeInBase(first.line.size, first.line.unit) : null;
  return size ? divide(sides.quantity, size.amount) : sides.quantity;
}

/** The part of a rounded side that is tax, so that the two shown apart add up to the side. */
function taxWithin(lines: readonly PlacedLine[], side: "price" | "regularPrice", cents: Cents): Cents {
  const withoutTax = lines.reduce(
    (sum, { amounts, share }) => add(sum, multiply(amounts[side], share)),
    ZERO,
  );
  return cents - (side === "price" ? roundFraction(withoutTax) : Math.max(0, roundFraction(withoutTax)));
}

/** Sums the lines of one row key; there is at least one. */
export function claimRow(first: PlacedLine, lines: readonly PlacedLine[], choices: SumChoices): ClaimRow {
  const whole = lines.reduce((sum, placed) => addSides(sum, placed.whole), NO_SIDES);
  const quantity = rowQuantity(whole, first);
  const part = lines.reduce((sum, { whole, share }) => addSides(sum, shareOfSides(whole, share)), NO_SIDES);
  const settled = settleSides({ ...part, quantity });
  const firstShare = numberOf(first.share);
  return {
    personId: first.personId,
    product: first.line.product,
    size: first.line.size,
    unit: first.line.unit,
    soldByWeight: first.line.soldByWeight,
    quantity: numberOf(quantity),
    timesBought: lines.filter(({ line }) => line.kind !== "return").length,
    ...settled,
    priceTaxCents: choices.countTax ? taxWithin(lines, "price", settled.price) : 0,
    regularTaxCents: choices.countTax ? taxWithin(lines, "regularPrice", settled.regularPrice) : 0,
    ...printedAverages({ ...whole, quantity }),
    share: lines.every(({ share }) => numberOf(share) === firstShare) ? firstShare : null,
    sizeCompared: lines.every(({ amounts }) => amounts.sizeCompared),
    positiveOnlyCents: positiveOnly(lines),
    lineItemIds: lines.map(({ line }) => line.id),
  };
}
