import { MAX_OTHER_READINGS, type OtherReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { Priced } from "./items/entries";
import { nameOf } from "./lines/line-roles";
import { repairsOf } from "./prices/price-repairs";

/** What an item may say instead, and how unlikely that is. */
interface Candidate extends OtherReading {
  readonly cost: number;
}

/** As unlikely as a digit that looks like another, of which the recogniser says nothing. */
const MAX_COST = 1.2;
/** What makes the receipt add up is offered first, and though it looks less likely. */
const ADDS_UP = -1;
const MAX_COST_THAT_ADDS_UP = 1.8;
const LEAST_PROBABILITY = 0.1;
const costOf = (probability: number) => 1 - probability;

/** Other prices: what was printed where the sums chose otherwise, else digits that may be others. */
function otherPrices(entry: Priced): { cents: number; cost: number }[] {
  const printed = entry.priceLine.price?.cents ?? null;
  if (entry.doubt === "left") return [];
  if (entry.doubt !== "none")
    return printed === null || printed === entry.cents ? [] : [{ cents: printed, cost: 0 }];
  return repairsOf(entry).flatMap(({ cents, cost }) =>
    cents !== null && Math.sign(cents) === Math.sign(entry.cents) && cents !== entry.cents
      ? [{ cents, cost }]
      : [],
  );
}

/** Other names: the printed one with a single letter that the recogniser thought possible. */
function otherNames({ name, priceLine }: Priced): { name: string; cost: number }[] {
  const { spelling, label, choices } = priceLine;
  if (nameOf(priceLine) !== name) return [];
  return [...label].flatMap((_, at) =>
    (choices[at] ?? []).flatMap(([letter, probability]) => {
      if (probability < LEAST_PROBABILITY || letter === spelling[at] || !/[\p{L}\d]/u.test(letter)) return [];
      const other = spelling.slice(0, at) + letter + spelling.slice(at + letter.length);
      const spelt = nameOf({ ...priceLine, spelling: other });
      return spelt === name || spelt === "" ? [] : [{ name: spelt, cost: costOf(probability) }];
    }),
  );
}

/**
 * What else the line of an item may say (reading-54), likeliest first.
 * @param own the item as it is told: its name, and its price less its own discounts
 * @param gap what the goods lack to the printed sum, in cents; 0: nothing, or there is no sum
 */
export function otherReadings(entry: Priced, own: OtherReading, gap: number): OtherReading[] {
  const candidates: Candidate[] = [
    ...otherPrices(entry).map(({ cents, cost }) => {
      const delta = cents - entry.cents;
      return {
        name: own.name,
        cents: own.cents + delta,
        cost: gap !== 0 && delta === gap && cost <= MAX_COST_THAT_ADDS_UP ? ADDS_UP : cost,
      };
    }),
    ...otherNames(entry).map(({ name, cost }) => ({ name, cents: own.cents, cost })),
  ];
  const likely = candidates.filter(({ cost }) => cost <= MAX_COST).sort((a, b) => a.cost - b.cost);
  const distinct = likely.filter(
    (one, at) => likely.findIndex(({ name, cents }) => name === one.name && cents === one.cents) === at,
  );
  return distinct.slice(0, MAX_OTHER_READINGS).map(({ name, cents }) => ({ name, cents }));
}

/** Whether another price of this item would close the gap between the goods and the printed sum. */
export const addsUpOtherwise = (own: OtherReading, others: readonly OtherReading[], gap: number): boolean =>
  gap !== 0 && others.some(({ cents }) => cents - own.cents === gap);
