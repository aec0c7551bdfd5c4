import type { Figure } from "./figure";

/** The row of a table for a figure and tax year; `null` where there is none, never another year's. */
export function findFigure<Name extends string>(
  table: readonly Figure<Name>[],
  name: Name,
  year: number,
): Figure<Name> | null {
  return table.find((row) => row.name === name && row.year === year) ?? null;
}
