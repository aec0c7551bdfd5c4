import { BoundedCache } from "@gf-ledger/domain/cache/bounded-cache";
import { singular } from "@gf-ledger/domain/category/singular";
import { repairDigits } from "../../text/fold";
import { RECEIPT_FORMS } from "../../text/receipt-forms";
import { SILENT_WORDS } from "../../text/silent-words";
import { CERTAINTY, type KnownWord, knownWord, likeness, looseLikeness } from "./likeness";
import { misreadings } from "./misread";
import { SHORT_FORMS } from "./short-forms";

/** A word of the line as the catalogue spells it; `certainty` falls with how much had to be guessed. */
export interface ResolvedWord {
  readonly word: string;
  readonly certainty: number;
  readonly known: boolean;
}

/** A count printed together with what it counts: "7grain". */
const COUNT_AHEAD = /^\d{1,2}(?=[a-z]{4})/;
const MAX_CACHED = 20_000;
const LONG_FROM = 8;
const MAX_OTHERS = 6;
const MISREAD_FROM = 5;

/** Resolves receipt tokens to known words: exact, by table, joined words, truncation, dropped vowels, misspelling. */
export class Vocabulary {
  readonly #frequency: ReadonlyMap<string, number>;
  readonly #byFirst = new Map<string, KnownWord[]>();
  readonly #resolved = new BoundedCache<string, readonly ResolvedWord[]>(MAX_CACHED);
  readonly #others = new BoundedCache<string, readonly ResolvedWord[]>(MAX_CACHED);

  constructor(frequency: ReadonlyMap<string, number>) {
    this.#frequency = frequency;
    for (const word of frequency.keys()) {
      if (word.length < 3) continue;
      const known = knownWord(word);
      const first = this.#byFirst.get(word[0] ?? "");
      if (first) first.push(known);
      else this.#byFirst.set(word[0] ?? "", [known]);
    }
  }

  has(word: string): boolean {
    return this.#frequency.has(word);
  }

  resolve(token: string): readonly ResolvedWord[] {
    return this.#resolved.getOrMake(token, () => this.#lookUp(token));
  }

  #lookUp(raw: string): readonly ResolvedWord[] {
    const direct = this.#plain(raw);
    if (direct !== null) return direct;
    const token = repairDigits(raw);
    if (token !== raw) {
      const repaired =
        this.#plain(token) ?? this.#plain(raw.replace(/1/g, "i").replace(/0/g, "o").replace(/5/g, "s"));
      if (repaired !== null) return repaired;
      const counted = this.#plain(raw.replace(COUNT_AHEAD, ""));
      if (counted !== null) return counted;
    }
    if (!/^[a-z]{3,}$/.test(token)) return [{ word: token, certainty: CERTAINTY.unknown, known: false }];
    return (
      this.#misread(token) ??
      this.#together(token) ??
      this.#behindPrefix(token) ?? [{ word: singular(token), certainty: CERTAINTY.unknown, known: false }]
    );
  }

  /** One letter taken for two or two for one; a long word that is only misspelt is likelier. */
  #misread(token: string): readonly ResolvedWord[] | null {
    for (const meant of misreadings(token)) {
      const words = meant.length >= MISREAD_FROM ? this.#plain(meant) : null;
      if (words !== null) return words.map((one) => ({ ...one, certainty: CERTAINTY.misspelt }));
    }
    return null;
  }

  /** As two words, unless the token is as likely a long word and only short forms would make it two. */
  #together(token: string): readonly ResolvedWord[] | null {
    const joined = this.#joined(token);
    if (joined?.every(({ certainty }) => certainty === CERTAINTY.exact)) {
      const long = this.#guess(token)?.[0];
      return long !== undefined && long.certainty >= CERTAINTY.longTruncated && token.length >= LONG_FROM
        ? [long]
        : joined;
    }
    const [guess] = this.#guess(token) ?? [];
    if (guess === undefined) return joined;
    return joined === null || guess.word.length >= LONG_FROM ? [guess] : joined;
  }

  #plain(token: string): readonly ResolvedWord[] | null {
    const expansion = RECEIPT_FORMS.get(token);
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
    for (let seam = 3; seam <= token.length - 3; seam++) {
      const left = this.#printed(token.slice(0, seam));
      if (left === null) continue;
      const right =
        this.#printed(token.slice(seam)) ??
        (token.length - seam >= 7 ? this.#joined(token.slice(seam)) : null);
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
    for (let seam = 2; seam <= 4 && token.length - seam >= 5; seam++) {
      const words = this.#plain(token.slice(seam));
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
    const [best] = this.#likely(token);
    return best === undefined ? null : [best];
  }

  /** What else a short form may stand for, likeliest first: "pst" is a paste and a pesto too. */
  others(token: string): readonly ResolvedWord[] {
    return this.#others.getOrMake(token, () => this.#othersOf(token));
  }

  #othersOf(token: string): readonly ResolvedWord[] {
    const named = new Set(this.resolve(token).map(({ word }) => word));
    const meant = SHORT_FORMS.get(token) ?? [];
    const isShort = /^[a-z]{3,}$/.test(token) && !this.has(token) && !this.has(singular(token));
    // A form that the tables write out is not a guess, unless it has lost its vowels.
    const isGuess = isShort && (!RECEIPT_FORMS.has(token) || !/[aeiou]/.test(token));
    const guessed = isGuess ? this.#likely(token, true) : [];
    return [
      ...meant.map((word) => ({ word, certainty: CERTAINTY.skeleton, known: true })),
      ...guessed.filter(({ word }) => !meant.includes(word)).slice(0, MAX_OTHERS),
    ].filter(({ word }) => !named.has(word) && this.has(word));
  }

  /** The words that the token may be, likeliest first. */
  #likely(token: string, loosely = false): ResolvedWord[] {
    const singularToken = token.length > 3 && token.endsWith("s") ? token.slice(0, -1) : token;
    const asked = knownWord(token);
    const one = knownWord(singularToken);
    const likely: { word: string; certainty: number; frequency: number; apart: number }[] = [];
    for (const known of this.#byFirst.get(token[0] ?? "") ?? []) {
      const { word } = known;
      const certainty =
        likeness(asked, known) || (loosely ? likeness(one, known) || looseLikeness(one, known) : 0);
      if (certainty === 0) continue;
      // What was left out of a skeleton is short; a truncation may stop anywhere.
      const isCut = certainty === CERTAINTY.truncated || certainty === CERTAINTY.longTruncated;
      const apart = isCut ? 0 : Math.abs(word.length - token.length);
      likely.push({ word, certainty, frequency: this.#frequency.get(word) ?? 0, apart });
    }
    likely.sort((a, b) => b.certainty - a.certainty || a.apart - b.apart || b.frequency - a.frequency);
    return likely.map(({ word, certainty }) => ({ word, certainty, known: true }));
  }
}
