import { RECEIPT_ABBREVIATIONS } from "@gf-ledger/domain/category/receipt-abbreviations";
import { singular } from "@gf-ledger/domain/category/singular";
import { SILENT_WORDS } from "../text/brand-words";
import { distanceWithin } from "../text/edit-distance";
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
  bareSkeleton: 0.93,
  /** From five letters on. */
  longTruncated: 0.88,
  misspelt: 0.86,
  truncated: 0.84,
  skeleton: 0.8,
  otherVowels: 0.78,
  unknown: 0,
} as const;
const CACHE_LIMIT = 20_000;
const VOWELS = /[aeiouy]/g;
/** A misspelling has at most two consonants that the word lacks; every other likeness has none. */
const FOREIGN_LETTERS_AT_MOST = 2;

const CONSONANT_LETTERS = ~lettersOf("aeiouy");

interface KnownWord {
  readonly word: string;
  /** As {@link consonantsOf} gives them, and how many there are with the doubled ones. */
  readonly consonants: string;
  readonly consonantCount: number;
  /** Its letters as bits, to rule out most words cheaply. */
  readonly letters: number;
}

/** Resolves receipt tokens to known words: exact, by table, joined words, truncation, dropped vowels, misspelling. */
export class Vocabulary {
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #byFirst = new Map<string, KnownWord[]>();
  readonly #cache = new Map<string, readonly ResolvedWord[]>();

  constructor(frequency: ReadonlyMap<string, number>) {
    this.#frequency = frequency;
    for (const word of frequency.keys()) {
      if (word.length < 3) continue;
      const known = {
        word,
        consonants: consonantsOf(word),
        consonantCount: word.replace(VOWELS, "").length,
        letters: lettersOf(word),
      };
      const first = this.#byFirst.get(word[0] ?? "");
      if (first) first.push(known);
      else this.#byFirst.set(word[0] ?? "", [known]);
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
      this.#guess(token) ??
      this.#behindPrefix(token) ?? [{ word: singular(token), certainty: CERTAINTY.unknown, known: false }]
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
      const left = this.#printed(token.slice(0, cut));
      if (left === null) continue;
      const right =
        this.#printed(token.slice(cut)) ?? (token.length - cut >= 7 ? this.#joined(token.slice(cut)) : null);
      if (right !== null) return [...left, ...right];
    }
    return null;
  }

  /** A word as half of a longer token: abbreviations of three letters are found in anything. */
  #printed(token: string): readonly ResolvedWord[] | null {
    if (SILENT_WORDS.has(token)) return null;
    return token.length > 3 || this.has(singular(token)) ? this.#plain(token) : null;
  }

  /** A store's short name printed before the word: "albcheese". What it hides must be a long, known word. */
  #behindPrefix(token: string): readonly ResolvedWord[] | null {
    for (let cut = 2; cut <= 4 && token.length - cut >= 5; cut++) {
      const words = this.#plain(token.slice(cut));
      if (words !== null) return words.map((one) => ({ ...one, certainty: CERTAINTY.skeleton }));
    }
    return null;
  }

  #guess(raw: string): readonly ResolvedWord[] | null {
    return (
      this.#nearest(raw) ?? (raw.endsWith("s") && raw.length > 4 ? this.#nearest(raw.slice(0, -1)) : null)
    );
  }

  #nearest(token: string): readonly ResolvedWord[] | null {
    let best: { word: string; certainty: number; frequency: number; apart: number } | null = null;
    const consonants = consonantsOf(token);
    const letters = lettersOf(token);
    for (const known of this.#byFirst.get(token[0] ?? "") ?? []) {
      if (bitCount(letters & ~known.letters & CONSONANT_LETTERS) > FOREIGN_LETTERS_AT_MOST) continue;
      const { word } = known;
      const certainty = likeness(token, consonants, known);
      if (certainty === 0) continue;
      const frequency = this.#frequency.get(word) ?? 0;
      // What was left out of a skeleton is short; a truncation may stop anywhere.
      const apart =
        certainty === CERTAINTY.truncated || certainty === CERTAINTY.longTruncated
          ? 0
          : Math.abs(word.length - token.length);
      const nearer =
        best === null || apart < best.apart || (apart === best.apart && frequency > best.frequency);
      if (best === null || certainty > best.certainty || (certainty === best.certainty && nearer)) {
        best = { word, certainty, frequency, apart };
      }
    }
    return best === null ? null : [{ word: best.word, certainty: best.certainty, known: true }];
  }
}

function likeness(token: string, consonants: string, known: KnownWord): number {
  const { word } = known;
  if (token.length >= 4 && word.length > token.length && word.startsWith(token))
    return token.length >= 5 ? CERTAINTY.longTruncated : CERTAINTY.truncated;
  const allowed = token.length >= 9 ? 2 : token.length >= 5 ? 1 : 0;
  if (
    allowed > 0 &&
    // A short word with another second letter is another word: "store" is no s'more.
    (token.length > 5 || token[1] === word[1]) &&
    Math.abs(word.length - token.length) <= allowed &&
    distanceWithin(token, word, allowed)
  ) {
    return CERTAINTY.misspelt;
  }
  if (isBareSkeletonOf(token, consonants, known)) return CERTAINTY.bareSkeleton;
  if (isSkeletonOf(token, known)) return CERTAINTY.skeleton;
  return hasSameConsonants(token, consonants, known) ? CERTAINTY.otherVowels : 0;
}

/** "btrmlk" of "buttermilk": every consonant and no vowel, which leaves little room for another word. */
function isBareSkeletonOf(token: string, consonants: string, known: KnownWord): boolean {
  if (token.length < 4 || /[aeiouy]/.test(token)) return false;
  return (
    known.consonants === consonants ||
    (known.word[0] === token[0] && singularConsonants(token) === known.consonants)
  );
}

/** "crckrs" → "crckr". */
function singularConsonants(token: string): string {
  return token.endsWith("s") ? consonantsOf(token.slice(0, -1)) : "";
}

/** "lasgne" of "lasagna": other vowels alone, in a word of some length that begins alike. */
function hasSameConsonants(token: string, consonants: string, { word, ...known }: KnownWord): boolean {
  if (token.length < 5 || word.length < 5 || Math.abs(token.length - word.length) > 2) return false;
  const vowels = (text: string) => text.match(VOWELS)?.length ?? 0;
  if (token[1] !== word[1] || consonants.length < 3 || known.consonants !== consonants) return false;
  return Math.abs(vowels(token) - vowels(word)) <= 1;
}

/** The letters of a word, one bit each from "a" on; other characters share the last. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << Math.min(26, Math.abs(word.charCodeAt(at) - 97));
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Without vowels, and each doubled letter once. */
function consonantsOf(word: string): string {
  return word.replace(VOWELS, "").replace(/(.)\1/g, "$1");
}

/** "crckrs" of "cracker": the word's letters in order, its consonants nearly all there, few vowels. */
function isSkeletonOf(token: string, { word, consonantCount }: KnownWord): boolean {
  const bare = token.length > 3 && token.endsWith("s") && !word.endsWith("s") ? token.slice(0, -1) : token;
  if (bare.length < 3 || bare.length >= word.length || word.length > bare.length * 2.4) return false;
  // Three letters with a vowel among them are too few to say what was left out: "val" is no veal.
  if (bare.length === 3 && /[aeiou]/.test(bare)) return false;
  let at = 0;
  for (const letter of word) if (letter === bare[at]) at++;
  if (at < bare.length) return false;
  const kept = bare.replace(VOWELS, "").length;
  const vowels = bare.length - kept;
  return kept / consonantCount >= (vowels === 0 ? 0.6 : 0.74) && (bare.at(-1) === word.at(-1) || kept >= 4);
}
