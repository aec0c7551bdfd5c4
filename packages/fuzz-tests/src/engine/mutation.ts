const MAX_LENGTH = 4096;
/** Bytes that parsers react to: ends, signs, quotes, separators, halves of UTF-8 sequences. */
const TELLING = [
  0, 1, 9, 10, 13, 32, 34, 37, 39, 44, 45, 46, 47, 48, 57, 59, 61, 64, 92, 127, 128, 192, 240, 255,
];

type Below = (limit: number) => number;

function splice(data: Uint8Array, at: number, drop: number, put: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.max(0, data.length - drop) + put.length);
  whole.set(data.subarray(0, at));
  whole.set(put, at);
  whole.set(data.subarray(at + drop), at + put.length);
  return whole.subarray(0, MAX_LENGTH);
}

/** One change: a bit, a byte, a piece dropped, repeated, taken from another input, or a word put in. */
function changeOnce(
  data: Uint8Array,
  other: Uint8Array,
  words: readonly Uint8Array[],
  below: Below,
): Uint8Array {
  const at = below(data.length + 1);
  const rest = data.length - at;
  const length = Math.min(rest, 1 + below(16));
  const one = (byte: number) => new Uint8Array([byte]);
  switch (below(7)) {
    case 0:
      return splice(data, at, Math.min(1, rest), one((data[at] ?? 0) ^ (1 << below(8))));
    case 1:
      return splice(data, at, Math.min(1, rest), one(TELLING[below(TELLING.length)] ?? 0));
    case 2:
      return splice(data, at, 0, one(below(256)));
    case 3:
      return splice(data, at, length, new Uint8Array());
    case 4:
      return splice(data, below(data.length + 1 - length), 0, data.slice(at, at + length));
    case 5: {
      const from = below(other.length + 1);
      return splice(data, at, length, other.slice(from, from + 1 + below(64)));
    }
    default:
      return splice(data, at, below(2) * length, words[below(words.length)] ?? new Uint8Array());
  }
}

/** A neighbour of `data`: one to eight changes away. */
export function mutate(
  data: Uint8Array,
  other: Uint8Array,
  words: readonly Uint8Array[],
  below: Below,
): Uint8Array {
  let changed = data;
  for (let left = 1 + below(8); left > 0; left -= 1) changed = changeOnce(changed, other, words, below);
  return changed;
}

/** The words of good inputs, which a parser is likely to look for. */
export function seedWords(seeds: readonly Uint8Array[]): Uint8Array[] {
  const words = seeds.flatMap((seed) => [
    ...Buffer.from(seed)
      .toString("latin1")
      .matchAll(/[\w.-]{2,20}|[^\w\s]{1,3}/g),
  ]);
  return [...new Set(words.map(([word]) => word))].map((word) => new Uint8Array(Buffer.from(word, "latin1")));
}
