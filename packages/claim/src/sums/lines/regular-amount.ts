import { divide, multiply } from "../../fractions/arithmetic";
import { type Fraction, ZERO } from "../../fractions/fraction";
import { fractionOf } from "../../fractions/fraction-of";
import { sizeInBase } from "../size-in-base";
import type { LineItem } from "./line-item";

export type RegularAmount =
  | { readonly ok: true; readonly cents: Fraction; readonly sizeCompared: boolean }
  | { readonly ok: false; readonly reason: "regular-price-missing" | "sizes-do-not-compare" };

type Compared = Pick<LineItem, "quantity" | "size" | "unit" | "soldByWeight" | "regularPrice">;

/**
 * The whole line's regular price in exact cents of its currency: quantity × regular price × size / regular
 * size, not rounded. Without a size, packages are compared and `sizeCompared` is false (claim-5). Mass with
 * volume, or a weight with a package without a size, is refused: the person is asked.
 */
export function regularAmount(line: Compared): RegularAmount {
  const regular = line.regularPrice;
  if (regular === null) return { ok: false, reason: "regular-price-missing" };
  if (regular.basis === "none") return { ok: true, cents: ZERO, sizeCompared: true };
  if (regular.basis === "line")
    return { ok: true, cents: fractionOf(regular.price), sizeCompared: regular.sizeCompared };

  const packages = multiply(fractionOf(line.quantity), fractionOf(regular.price));
  const [size, regularSize] = [sizeInBase(line.size, line.unit), sizeInBase(regular.size, regular.unit)];
  if (size === null || regularSize === null)
    return line.soldByWeight
      ? { ok: false, reason: "sizes-do-not-compare" }
      : { ok: true, cents: packages, sizeCompared: false };
  if (size.measure !== regularSize.measure) return { ok: false, reason: "sizes-do-not-compare" };
  const ratio = divide(size.amount, regularSize.amount);
  return { ok: true, cents: multiply(packages, ratio), sizeCompared: true };
}
