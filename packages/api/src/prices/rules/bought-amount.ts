import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { regularAmount } from "@gf-ledger/claim/sums/lines/regular-amount";
import { sizeInBase } from "@gf-ledger/claim/sums/size-in-base";
import type { Unit } from "@gf-ledger/domain/size/units";

/** How much was bought: packages with their size where it is known, or what the scale showed, counted once. */
export interface BoughtAmount {
  /** Above 0; the sign of a return is the caller's. */
  readonly quantity: number;
  readonly size: number | null;
  readonly unit: Unit | null;
  readonly soldByWeight: boolean;
}

export interface RegularPackage {
  /** Cents. */
  readonly price: number;
  readonly size: number | null;
  readonly unit: Unit | null;
}

export interface ScaledLinePrice {
  /** Cents for the whole line, exactly. */
  readonly cents: Fraction;
  readonly sizeCompared: boolean;
}

/** Printed sizes further apart than this are a misreading, or another product; a scale is trusted. */
const MAX_SCALES = 8;

function isFarApart(bought: BoughtAmount, regular: RegularPackage): boolean {
  const [own, other] = [sizeInBase(bought.size, bought.unit), sizeInBase(regular.size, regular.unit)];
  if (bought.soldByWeight || own === null || other === null) return false;
  const [a, b] = [own.amount, other.amount];
  const ratio = Number(a.numerator * b.denominator) / Number(a.denominator * b.numerator);
  return Math.max(ratio, 1 / ratio) > MAX_SCALES;
}

/**
 * A regular package's price brought to what was bought (claim-5). `null` where the two do not compare: mass
 * with volume, a known size with a package of unknown size, or sizes too far apart to be the same product's.
 */
export function broughtToSize(bought: BoughtAmount, regular: RegularPackage): ScaledLinePrice | null {
  if (isFarApart(bought, regular)) return null;
  const amount = regularAmount({ ...bought, regularPrice: { basis: "package", ...regular } });
  if (!amount.ok || (bought.size !== null && !amount.sizeCompared)) return null;
  return amount;
}
