import type { Cents } from "@gf-ledger/domain/money/cents";
import { compare } from "../fractions/arithmetic";
import type { Fraction } from "../fractions/fraction";
import { roundFraction } from "../fractions/round-fraction";

/**
 * A row's amount in cents, parted by what its purchases have in common, such as their ground (claim-61): each key's
 * exact difference is rounded, and what is left over goes to the largest. The parts add up to the amount, and one
 * may be below 0. A row that claims nothing, being floored, has 0 in every part.
 */
export function partsOfAmount<Key>(
  amount: Cents,
  differences: ReadonlyMap<Key, Fraction>,
): ReadonlyMap<Key, Cents> {
  const entries = [...differences];
  const [first] = entries;
  if (amount === 0 || first === undefined) return new Map(entries.map(([key]) => [key, 0]));
  const [largest] = entries.reduce((best, one) => (compare(one[1], best[1]) > 0 ? one : best), first);
  const parts = new Map(entries.map(([key, difference]) => [key, roundFraction(difference)]));
  const left = [...parts.values()].reduce((rest, part) => rest - part, amount);
  return parts.set(largest, (parts.get(largest) ?? 0) + left);
}
