import type { Random } from "../random";

/** A smooth random field from 0 to 1, for stains, grain and uneven ink; it repeats every `size` cells. */
export function smoothNoise(random: Random, size = 64): (x: number, y: number) => number {
  const values = Float32Array.from({ length: size * size }, () => random.next());
  const at = (x: number, y: number) => values[(y & (size - 1)) * size + (x & (size - 1))] ?? 0;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [x - left, y - top];
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
    return upper + (lower - upper) * down;
  };
}

/** A table of normally distributed numbers (mean 0, deviation 1), for the grain of a sensor. */
export function grain(random: Random, length = 65_536): Float32Array {
  return Float32Array.from(
    { length },
    () => random.next() + random.next() + random.next() + random.next() - 2,
  ).map((sum) => sum * Math.sqrt(3));
}
