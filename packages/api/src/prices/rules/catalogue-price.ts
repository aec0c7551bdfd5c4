import { divide, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import { fractionOf } from "@gf-ledger/claim/fractions/fraction-of";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import { sizeInBase } from "@gf-ledger/claim/sums/size-in-base";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import type { Unit } from "@gf-ledger/domain/size/units";

interface RegularPackage {
  /** Cents for one package. */
  readonly average: Cents;
  readonly size: number;
  /** The catalogue counts in `g`, `ml` and `each`. */
  readonly unit: string;
}

interface Bought {
  readonly quantity: number;
  readonly size: number;
  readonly sizeUnit: Unit;
}

const numberOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number(numerator) / Number(denominator);

/**
 * A catalogue product's price for so many packages of this size, in the columns of a draft item. Where the
 * two sizes are of different measures, the price is that of as many regular packages.
 */
export function cataloguePriceFor(regular: RegularPackage, { quantity, size, sizeUnit }: Bought) {
  const packages = multiply(fractionOf(regular.average), fractionOf(quantity));
  const regularUnit = unitSchema.parse(regular.unit === "each" ? "piece" : regular.unit);
  const [own, theirs] = [sizeInBase(size, sizeUnit), sizeInBase(regular.size, regularUnit)];
  if (own === null || theirs === null || own.measure !== theirs.measure)
    return { cataloguePrice: roundFraction(packages), scaledBy: null };
  const cataloguePrice = roundFraction(multiply(packages, divide(own.amount, theirs.amount)));
  const toSize = numberOf(own.amount);
  if (toSize === regular.size || regularUnit === "piece") return { cataloguePrice, scaledBy: null };
  const unit: "g" | "ml" = own.measure === "mass" ? "g" : "ml";
  return { cataloguePrice, scaledBy: { fromSize: regular.size, toSize, unit } };
}
