import type { Unit } from "@gf-ledger/domain/size/units";

/** A package's size as it is printed: 13.29 oz, 1.5 l, 6 pieces. */
export interface PackageSize {
  readonly amount: number;
  readonly unit: Unit;
}

/** The unit in which the sizes of a measure are kept. */
export const KEPT_IN = { mass: "g", volume: "ml", count: "piece" } as const;
