/** A stream of pseudo-random draws that depends on nothing but its seed. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** `count` different values, in drawn order. */
  sample<Value>(values: readonly Value[], count: number): Value[];
  digits(count: number): string;
}

/** Makes a {@link Random} from a whole number (mulberry32: 32 bits of state, the same on every machine). */
export function randomFromSeed(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[int(0, values.length - 1)];
    if (value === undefined) throw new RangeError("Nothing to pick from");
    return value;
  };
  return {
    next,
    int,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    sample: (values, count) => {
      const left = [...values];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(int(0, left.length - 1), 1),
      ).flat();
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(""),
  };
}
