import type { Figure } from "./figure";

/** The row in force in a tax year, for figures that hold until another row replaces them. */
export function ruleInForce<Name extends string>(
  table: readonly Figure<Name>[],
  name: Name,
  year: number,
): Figure<Name> | null {
  const rows = table.filter((row) => row.name === name && row.year <= year);
  return rows.reduce<Figure<Name> | null>(
    (latest, row) => (latest && latest.year > row.year ? latest : row),
    null,
  );
}
