import { median } from "@gf-ledger/domain/numbers/median";
import { modelFile } from "../ocr/model-files";
import { roleOf } from "./line-roles";
import type { Line } from "./lines";
import { type RowRole, rolesOf } from "./row-roles";
import { scoresOf, type TreeTable, treeTableIn } from "./tree-table";

/** A name is looked for so many rows above a price and below it. */
const NEAR_ROWS = 4;
const FEWEST_LETTERS = 3;
const NONE = -2;
const FARTHEST = 9;
const HALF = 0.5;

/** A row with a price and no name of its own, and an unpriced row near it that may be its name; by places. */
export interface NamePair {
  readonly price: number;
  readonly name: number;
  readonly features: readonly number[];
}

const isPriceAlone = (line: Line) =>
  line.price !== null && line.price.cents > 0 && roleOf(line, 1) === "price-alone";
const isUnpriced = ({ price, letters }: Line) => price === null && letters >= FEWEST_LETTERS;
const middleOf = ({ row }: Line) => row.words.reduce((sum, { cy }) => sum + cy, 0) / row.words.length;
const tell = (is: boolean) => Number(is);

/** How likely a row is in each role. */
type Chances = ReadonlyMap<RowRole, number>;

/** What is asked of the row that may be a name, and of the price's. */
const NAME_ROLES: readonly RowRole[] = ["name", "other", "shop", "address", "date"];
const PRICE_ROLES: readonly RowRole[] = ["price", "item", "total", "tax"];
const chancesIn = (chances: Chances | undefined, roles: readonly RowRole[]) =>
  roles.map((role) => chances?.get(role) ?? NONE);

/**
 * Each price without a name of its own with the rows near it that may be its name, in figures.
 * @param roles how likely each line's row is in each role
 */
export function namePairs(lines: readonly Line[], roles: readonly Chances[]): NamePair[] {
  const alone = lines.flatMap((line, at) => (isPriceAlone(line) ? [at] : []));
  if (alone.length === 0) return [];
  const height = median(lines.map(({ row }) => row.height)) || 1;
  const isNameAt = (at: number) => lines[at] !== undefined && isUnpriced(lines[at]);
  const places = new Set(alone);
  const isAloneAt = (at: number) => places.has(at);
  const share = (is: (at: number) => boolean) => alone.filter(is).length / alone.length;
  const nameAt = (at: number) => roles[at]?.get("name") ?? NONE;
  const first = alone[0] ?? 0;
  const last = alone.at(-1) ?? 0;
  const inside = lines.filter((line, at) => at > first && at < last && isUnpriced(line)).length;
  const page = [
    alone.length,
    inside / alone.length,
    share((at) => isNameAt(at - 1)),
    share((at) => isNameAt(at + 1)),
    share((at) => isNameAt(at - 1) && !isNameAt(at + 1)),
    share((at) => isNameAt(at + 1) && !isNameAt(at - 1)),
    tell(isNameAt(first - 1)),
    tell(isNameAt(last + 1)),
    nameAt(first - 1),
    nameAt(last + 1),
    share((at) => nameAt(at - 1) > HALF),
    share((at) => nameAt(at + 1) > HALF),
  ];
  return alone.flatMap((price, place) => {
    const from = Math.max(0, price - NEAR_ROWS);
    const near = lines
      .slice(from, price + NEAR_ROWS + 1)
      .flatMap((_, i) => (isNameAt(from + i) ? [from + i] : []));
    return near.map((name): NamePair => {
      const [low, high] = [Math.min(price, name), Math.max(price, name)];
      const between = lines.slice(low + 1, high);
      const [one, other] = [lines[price], lines[name]];
      const apart = one && other ? (middleOf(other) - middleOf(one)) / height : FARTHEST;
      const side = name < price ? 1 : -1;
      const features = [
        name - price,
        Math.max(-FARTHEST, Math.min(FARTHEST, apart)),
        between.filter(isPriceAlone).length,
        between.filter((line) => line.price !== null && !isPriceAlone(line)).length,
        between.filter(isUnpriced).length,
        one && other ? (other.row.left - one.row.left) / height : NONE,
        tell(isNameAt(price + side)),
        tell(isNameAt(name - side)),
        tell(isAloneAt(name - side)),
        tell(isAloneAt(name + side)),
        place,
        alone.length - place,
        ...chancesIn(roles[name], NAME_ROLES),
        ...chancesIn(roles[price], PRICE_ROLES),
        nameAt(name - 1),
        nameAt(name + 1),
        nameAt(price - 1),
        nameAt(price + 1),
        ...page,
      ];
      return { price, name, features };
    });
  });
}

/** A pair with how much speaks for it: above 0, it is likelier than not. */
export interface ScoredPair {
  readonly price: number;
  readonly name: number;
  readonly score: number;
}

/** Pairs in the receipt's order and what speaks for them together. */
interface Chain {
  readonly sum: number;
  readonly last: ScoredPair;
  readonly before: Chain | null;
}

/**
 * Of pairs, by their prices, those that together have most for them and keep the receipt's order, each row in one of
 * them at most.
 */
export function bestPairs(pairs: readonly ScoredPair[]): ScoredPair[] {
  // The best chain whose last name is not below a row.
  const best: (Chain | null)[] = Array<null>(1 + Math.max(0, ...pairs.map(({ name }) => name))).fill(null);
  const ofPrice = new Map<number, ScoredPair[]>();
  for (const pair of pairs)
    if (pair.score > 0) ofPrice.set(pair.price, [...(ofPrice.get(pair.price) ?? []), pair]);
  for (const alike of ofPrice.values()) {
    const chains = alike.map((last): Chain => {
      const before = best[last.name - 1] ?? null;
      return { sum: (before?.sum ?? 0) + last.score, last, before };
    });
    for (const chain of chains)
      for (let at = chain.last.name; at < best.length && (best[at]?.sum ?? 0) < chain.sum; at++)
        best[at] = chain;
  }
  const chosen: ScoredPair[] = [];
  for (let chain = best.at(-1) ?? null; chain; chain = chain.before) chosen.unshift(chain.last);
  return chosen;
}

let shipped: TreeTable<"together"> | null = null;

/** The table of trees, read once. */
export function nameTable(): TreeTable<"together"> {
  shipped ??= treeTableIn(modelFile("name-trees.json"), ["together"]);
  return shipped;
}

/** Which row names each price without a name of its own, for the whole receipt at once: its place by the price's. */
export function likelyNames(lines: readonly Line[]): ReadonlyMap<number, ScoredPair> {
  const pairs = namePairs(lines, rolesOf(lines)).map(({ price, name, features }) => {
    const [score = 0] = scoresOf(nameTable(), features);
    return { price, name, score };
  });
  return new Map(bestPairs(pairs).map((pair) => [pair.price, pair]));
}
