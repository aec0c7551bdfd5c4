import { type PackageSize, UNIT_MEASURES } from "./package-size";

/** A price for an amount that people compare by. */
export interface PriceForAmount {
  /** To a hundredth of a cent. */
  readonly cents: number;
  readonly amount: 100 | 1;
  readonly unit: "g" | "ml" | "piece";
}

/**
 * What `cents` for a package of this size is for 100 g, 100 ml or one piece; `null` for a size that is not
 * above zero. Mass is never turned into volume.
 */
export function priceForAmount(cents: number, { amount, unit }: PackageSize): PriceForAmount | null {
  if (!(amount > 0) || !Number.isFinite(amount)) return null;
  const { measure, inBase } = UNIT_MEASURES[unit];
  const per = measure === "piece" ? 1 : 100;
  return {
    cents: Math.round(((cents * per) / (amount * inBase)) * 100) / 100,
    amount: per,
    unit: measure,
  };
}
