import type { Provenance } from "./provenance";

export type FigureUnit = "cad-cents" | "usd-cents" | "percent" | "years" | "months";

/** One figure of the law: a row of a table. `year` is the tax year, or the first one for which it holds. */
export interface Figure<Name extends string = string> extends Provenance {
  readonly name: Name;
  readonly year: number;
  readonly value: number;
  readonly unit: FigureUnit;
}
