import { type Entry, sumOf } from "../items/entries";
import type { Line } from "../lines/lines";
import type { Target } from "../totals/settlement";
import { chancesOf } from "./row-roles";

/** Of labelled rows with prices that trees not trained on them judged less likely, 16 in 1,019 were goods. */
const LEAST = 0.42;

/**
 * The entries, each item with how likely its row is one of goods; apart from them the items whose rows are hardly, where all
 * come to more than the printed sum or there is none, and a named item stays (reading-120). Only for a receipt whose
 * sums confirm nothing: where they do, they have judged its rows.
 * @param targets the sums that the entries may have to add up to
 */
export function withoutOtherRows(
  entries: readonly Entry[],
  lines: readonly Line[],
  targets: readonly Target[],
): { kept: Entry[]; leftOut: Entry[] } {
  const chances = chancesOf(lines, "item", "name", "price", "quantity");
  const chanceOf = new Map(lines.map(({ index }, at) => [index, chances[at]]));
  const judged = entries.map((entry): Entry => {
    const isItem = entry.kind === "item" && entry.cents !== null;
    const goods = isItem ? chanceOf.get(entry.priceLine.index) : undefined;
    return goods === undefined ? entry : { ...entry, goods };
  });
  const sum = sumOf(judged);
  if (targets.some(({ cents }) => cents >= sum)) return { kept: judged, leftOut: [] };
  const isLikely = ({ goods = 1 }: Entry) => goods >= LEAST;
  const kept = judged.filter(isLikely);
  return kept.some(({ goods, name }) => goods !== undefined && name !== "")
    ? { kept, leftOut: judged.filter((entry) => !isLikely(entry)) }
    : { kept: judged, leftOut: [] };
}
