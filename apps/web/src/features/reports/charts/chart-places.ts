import type { AmountAxis } from "./amount-ticks";

/** Where an amount stands between the ends of an axis, in percent from its start. */
export function placeOnAxis({ ticks }: Pick<AmountAxis, "ticks">, dollars: number): number {
  const first = ticks[0] ?? 0;
  const last = ticks.at(-1) ?? 1;
  return ((dollars - first) / (last - first)) * 100;
}

/** What is nearer to each place of an axis, in percent, than to the one before and after it. */
export function stripsOf(places: readonly number[]): readonly { from: number; to: number }[] {
  return places.map((place, index) => ({
    from: index === 0 ? 0 : (place + (places[index - 1] ?? 0)) / 2,
    to: (place + (places[index + 1] ?? 200 - place)) / 2,
  }));
}
