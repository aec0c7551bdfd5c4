/** A text as a place among texts: of length 1, so that the product of two is their likeness in meaning. */
export type Meaning = Float32Array;

/** How many numbers a meaning has. */
export const NUMBERS = 384;

/** How alike two texts are in meaning, -1 to 1. */
export function likenessOf(a: Meaning, b: Meaning): number {
  let product = 0;
  for (let at = 0; at < NUMBERS; at += 1) product += (a[at] ?? 0) * (b[at] ?? 0);
  return product;
}

// Thousands are worked out at the first question: loops, because a callback for each number takes five times as long.

/** `place` less `shift` at each number, times `scale`. */
function moved(place: Float32Array, shift: Float32Array | null, scale: number): Float32Array {
  const there = new Float32Array(NUMBERS);
  for (let at = 0; at < NUMBERS; at += 1) there[at] = ((place[at] ?? 0) - (shift?.[at] ?? 0)) * scale;
  return there;
}

/** A place brought to length 1. */
export function asMeaning(place: Float32Array): Meaning {
  const length = Math.sqrt(likenessOf(place, place));
  return length === 0 ? place : moved(place, null, 1 / length);
}

/** The middle of several places; all zeros for none. */
export function middleOf(places: readonly Float32Array[]): Float32Array {
  const middle = new Float32Array(NUMBERS);
  for (const place of places)
    for (let at = 0; at < NUMBERS; at += 1) middle[at] = (middle[at] ?? 0) + (place[at] ?? 0) / places.length;
  return middle;
}

/** A meaning as seen from the middle: all texts of one subject lie close together, and only what is apart says something. */
export const seenFrom = (middle: Float32Array, meaning: Meaning): Meaning =>
  asMeaning(moved(meaning, middle, 1));
