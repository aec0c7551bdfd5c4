import type { Provenance } from "../figures/provenance";

/** A month `YYYY-MM`. */
export type Month = string;

/** The level of a country's food price index in one month, not seasonally adjusted. */
export interface IndexMonth extends Provenance {
  readonly month: Month;
  readonly value: number;
}
