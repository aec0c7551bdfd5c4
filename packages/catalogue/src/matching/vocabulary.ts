import { RECEIPT_ABBREVIATIONS } from "@gf-ledger/domain/category/receipt-abbreviations";
import { singular } from "@gf-ledger/domain/category/singular";
import { repairDigits } from "../text/fold";

/** A word of the line as the catalogue spells it; `certainty` falls with how much had to be guessed. */
export interface ResolvedWord {
  readonly word: string;
  readonly certainty: number;
  readonly known: boolean;
}

/** How sure a reading of a token is, by how it was found. */
export const CERTAINTY = {
  exact: 1,
  abbreviation: 0.97,
  misspelt: 0.86,
  truncated: 0.84,
  skeleton: 0.8,
  unknown: 0,
} as const;
const CACHE_LIMIT = 20_000;

/** Resolves receipt tokens to known words: exact, by table, joined words, truncation, dropped vowels, misspelling. */
export class Vocabulary {
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #byFirst = new Map<string, string[]>();
  readonly #cache = new Map<string, readonly ResolvedWord[]>();

  constructor(frequency: ReadonlyMap<string, number>) {
    this.#frequency = frequency;
    for (const word of frequency.keys()) {
      if (word.length < 3) continue;
      const first = word[0] ?? "";
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), word]);
    }
  }

  has(word: string): boolean {
    return this.#frequency.has(word);
  }

  resolve(token: string): readonly ResolvedWord[] {
    const cached = this.#cache.get(token);
    if (cached !== undefined) return cached;
    const resolved = this.#lookUp(token);
    if (this.#cache.size >= CACHE_LIMIT) this.#cache.clear();
    this.#cache.set(token, resolved);
    return resolved;
  }

  #lookUp(raw: string): readonly ResolvedWord[] {
    const direct = this.#plain(raw);
    if (direct !== null) return direct;
    const token = repairDigits(raw);
    if (token !== raw) {
      const repaired =
        this.#plain(token) ?? this.#plain(raw.replace(/1/g, "i").replace(/0/g, "o").replace(/5/g, "s"));
      if (repaired !== null) return repaired;
    }
    if (!/^[a-z]{3,}$/.test(token)) return [{ word: token, certainty: CERTAINTY.unknown, known: false }];
    return (
      this.#joined(token) ??
      this.#guess(token) ?? [{ word: singular(token), certainty: CERTAINTY.unknown, known: false }]
    );
  }

  #plain(token: string): readonly ResolvedWord[] | null {
    const expansion = RECEIPT_ABBREVIATIONS.get(token);
    if (expansion !== undefined) {
      return expansion
        .split(" ")
        .map((word) => ({ word: singular(word), certainty: CERTAINTY.abbreviation, known: true }));
    }
    const word = singular(token);
    return this.has(word) ? [{ word, certainty: CERTAINTY.exact, known: true }] : null;
  }

  /** Two words printed as one: "ricecrackers". Both must be known and of some length. */
  #joined(token: string): readonly ResolvedWord[] | null {
    if (token.length < 7) return null;
    for (let cut = 3; cut <= token.length - 3; cut++) {
      const left = this.#plain(token.slice(0, cut));
      if (left === null) continue;
      const right =
        this.#plain(token.slice(cut)) ?? (token.length - cut >= 7 ? this.#joined(token.slice(cut)) : null);
      if (right !== null) return [...left, ...right];
    }
    return null;
  }

  #guess(raw: string): readonly ResolvedWord[] | null {
    return (
      this.#nearest(raw) ?? (raw.endsWith("s") && raw.length > 4 ? this.#nearest(raw.slice(0, -1)) : null)
    );
  }

  #nearest(token: string): readonly ResolvedWord[] | null {
    let best: { word: string; certainty: number; frequency: number } | null = null;
    for (const word of this.#byFirst.get(token[0] ?? "") ?? []) {
      const certainty = likeness(token, word);
      if (certainty === 0) continue;
      const frequency = this.#frequency.get(word) ?? 0;
      if (
        best === null ||
        certainty > best.certainty ||
        (certainty === best.certainty && frequency > best.frequency)
      ) {
        best = { word, certainty, frequency };
      }
    }
    return best === null ? null : [{ word: best.word, certainty: best.certainty, known: true }];
  }
}

function likeness(token: string, word: string): number {
  if (token.length >= 4 && word.length > token.length && word.startsWith(token)) return CERTAINTY.truncated;
  const allowed = token.length >= 9 ? 2 : token.length >= 5 ? 1 : 0;
  if (
    allowed > 0 &&
    Math.abs(word.length - token.length) <= allowed &&
    distanceWithin(token, word, allowed)
  ) {
    return CERTAINTY.misspelt;
  }
  return isSkeletonOf(token, word) ? CERTAINTY.skeleton : 0;
}

/** "crckrs" of "cracker": the word's letters in order, its consonants nearly all there, few vowels. */
function isSkeletonOf(token: string, word: string): boolean {
  const bare = token.length > 3 && token.endsWith("s") && !word.endsWith("s") ? token.slice(0, -1) : token;
  if (bare.length < 3 || bare.length >= word.length || word.length > bare.length * 2.4) return false;
  let at = 0;
  for (const letter of word) if (letter === bare[at]) at++;
  if (at < bare.length) return false;
  const consonants = word.replace(/[aeiouy]/g, "").length;
  const kept = bare.replace(/[aeiouy]/g, "").length;
  const vowels = bare.length - kept;
  return kept / consonants >= (vowels === 0 ? 0.6 : 0.74) && (bare.at(-1) === word.at(-1) || kept >= 4);
}

/** Whether the Damerau-Levenshtein distance (adjacent swaps count one) is within the limit. */
function distanceWithin(a: string, b: string, limit: number): boolean {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforePrevious[j - 2] ?? 0) + 1);
      }
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest > limit) return false;
    beforePrevious = previous;
    previous = current;
  }
  return (previous[b.length] ?? limit + 1) <= limit;
}
