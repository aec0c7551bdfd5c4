import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { multiply } from "../../fractions/arithmetic";
import { type Fraction, ZERO } from "../../fractions/fraction";
import { fractionOf } from "../../fractions/fraction-of";
import { exchangeFactor } from "./exchange-factor";
import type { LineItem } from "./line-item";
import { regularAmount } from "./regular-amount";
import { taxRate } from "./tax-rate";

/** The choices of a claim that its sums depend on. */
export interface SumChoices {
  readonly edition: Edition;
  /** Whether sales tax counts on both sides: on by default in the US, a choice in Canada (claim-8). */
  readonly countTax: boolean;
  /** People of whom nothing can be claimed (claim-54). */
  readonly notClaimable?: ReadonlySet<string>;
}

/** A line's amounts in exact cents of the claim's currency, before any share. */
export interface LineAmounts {
  readonly ok: true;
  readonly price: Fraction;
  readonly regularPrice: Fraction;
  /** Sales tax beside the two prices, counted or not; 0 where the receipt printed none. */
  readonly priceTax: Fraction;
  readonly regularTax: Fraction;
  readonly sizeCompared: boolean;
}

export type LineAmountsRefused = {
  readonly ok: false;
  readonly reason: "regular-price-missing" | "sizes-do-not-compare" | "exchange-rate-missing";
};

/**
 * The two sides of one line. An item's tax is its share of its code's tax, and the regular price gets the
 * same effective rate unless the regular product is known to be free of it (claim-8; own derivation, no text of
 * either tax authority was found). Nothing is rounded here: a row rounds each side once (claim-2).
 */
export function lineAmounts(line: LineItem, { edition }: SumChoices): LineAmounts | LineAmountsRefused {
  const factor = exchangeFactor(line.currency, EDITION_FACTS[edition].currency, line.cadPerUsd);
  if (factor === null) return { ok: false, reason: "exchange-rate-missing" };
  const regular = regularAmount(line);
  if (!regular.ok) return regular;
  const price = multiply(fractionOf(line.price), factor);
  const regularPrice = multiply(regular.cents, factor);
  const rate = taxRate(line.tax?.codes ?? []);
  return {
    ok: true,
    price,
    regularPrice,
    priceTax: multiply(price, rate),
    regularTax: line.tax?.regularTaxed ? multiply(regularPrice, rate) : ZERO,
    sizeCompared: regular.sizeCompared,
  };
}
