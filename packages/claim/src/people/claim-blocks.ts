import { type ClaimLine, lineOf } from "./line-of";
import type { Person } from "./person";

/** People whose expenses share one threshold: line 33099 together, each other dependant alone (claim-12). */
export interface ClaimBlock {
  readonly line: ClaimLine;
  readonly personIds: readonly string[];
}

export type ClaimBlocks =
  | { readonly ok: true; readonly blocks: readonly ClaimBlock[] }
  | {
      readonly ok: false;
      readonly reason: "birth-date-missing" | "not-born-yet";
      readonly personIds: readonly string[];
    };

/** The blocks of a tax year: 33099 first, also when empty, then one of 33199 for each other dependant. Nobody else has one. */
export function claimBlocks(
  people: readonly Pick<Person, "id" | "relation" | "birthDate" | "dependence">[],
  taxYear: number,
): ClaimBlocks {
  const placed = people.map((person) => ({ id: person.id, where: lineOf(person, taxYear) }));
  for (const reason of ["birth-date-missing", "not-born-yet"] as const) {
    const unplaced = placed.filter(({ where }) => !where.ok && where.reason === reason);
    if (unplaced.length > 0) return { ok: false, reason, personIds: unplaced.map(({ id }) => id) };
  }
  const on = (line: ClaimLine) =>
    placed.filter(({ where }) => where.ok && where.line === line).map(({ id }) => id);
  const others = on("33199").map((id): ClaimBlock => ({ line: "33199", personIds: [id] }));
  return { ok: true, blocks: [{ line: "33099", personIds: on("33099") }, ...others] };
}
