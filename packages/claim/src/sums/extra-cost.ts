import type { Cents } from "@gf-ledger/domain/money/cents";
import { add } from "../fractions/arithmetic";
import { roundFraction } from "../fractions/round-fraction";
import { type LineAmountsRefused, lineAmounts, type SumChoices } from "./line-amounts";
import type { LineItem } from "./line-item";

export interface ExtraCost {
  readonly ok: true;
  readonly price: Cents;
  readonly regularPrice: Cents;
  /** Price less regular price; below 0 where the gluten-free product was the cheaper one (claim-3). */
  readonly extraCost: Cents;
}

/** The signed extra cost of one line item in cents of the claim's currency, before any share is taken. */
export function extraCost(line: LineItem, choices: SumChoices): ExtraCost | LineAmountsRefused {
  const amounts = lineAmounts(line, choices);
  if (!amounts.ok) return amounts;
  const tax = choices.countTax;
  const price = roundFraction(tax ? add(amounts.price, amounts.priceTax) : amounts.price);
  const regularPrice = roundFraction(
    tax ? add(amounts.regularPrice, amounts.regularTax) : amounts.regularPrice,
  );
  return { ok: true, price, regularPrice, extraCost: price - regularPrice };
}
