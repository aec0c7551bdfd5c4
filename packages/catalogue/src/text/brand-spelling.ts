import { distanceWithin } from "./edit-distance";

/** A brand found on a line: which tokens spell it. */
export interface BrandHit<Brand> {
  readonly brand: Brand;
  readonly start: number;
  readonly length: number;
}

interface Spelled {
  readonly spellings: readonly (readonly string[])[];
}

interface Entry<Brand> {
  readonly brand: Brand;
  readonly spelling: readonly string[];
}

const CACHE_LIMIT = 20_000;
/** A single-word brand shorter than this has too many near neighbours to be read through a misprint. */
const GUESSED_FROM = 7;
/** A shorter first token is the beginning of too many words. */
const CUT_FROM = 4;
/** A first token of fewer letters has lost more than its vowels. */
const VOWELLESS_FROM = 5;
/** A brand of several words with this many letters is also found printed as one word. */
const JOINED_FROM = 8;

/**
 * Finds brands on a line's tokens: first as they are spelled, then through misprints and
 * abbreviations ("cnyn bakehse"). `isFoodWord` keeps words that say what is sold from being guessed
 * to be a brand.
 */
export class BrandFinder<Brand extends Spelled> {
  readonly #byFirst = new Map<string, Entry<Brand>[]>();
  readonly #byInitial = new Map<string, Entry<Brand>[]>();
  /** The brands of one word. */
  readonly #named: { readonly brand: Brand; readonly word: string }[] = [];
  readonly #likelyFood = new Map<string, readonly Entry<Brand>[]>();
  readonly #likelyOther = new Map<string, readonly Entry<Brand>[]>();

  constructor(brands: readonly Brand[]) {
    for (const brand of brands) {
      for (const spelling of brand.spellings) {
        this.#learn({ brand, spelling });
        const [word = ""] = spelling;
        if (spelling.length === 1 && word.length >= GUESSED_FROM) this.#named.push({ brand, word });
        const together = spelling.join("");
        if (spelling.length > 1 && together.length >= JOINED_FROM)
          this.#learn({ brand, spelling: [together] });
      }
    }
    for (const entries of [...this.#byFirst.values(), ...this.#byInitial.values()])
      entries.sort((a, b) => b.spelling.length - a.spelling.length);
  }

  #learn(entry: Entry<Brand>): void {
    const first = entry.spelling[0] ?? "";
    add(this.#byFirst, first, entry);
    if (isGuessable(entry.spelling)) add(this.#byInitial, first[0] ?? "", entry);
  }

  /** The first brand that is spelled as its table has it. */
  spelled(tokens: readonly string[]): BrandHit<Brand> | null {
    for (let start = 0; start < tokens.length; start++) {
      for (const { brand, spelling } of this.#byFirst.get(tokens[start] ?? "") ?? []) {
        if (spelling.every((word, at) => tokens[start + at] === word))
          return { brand, start, length: spelling.length };
      }
    }
    return null;
  }

  /** The first brand as spelled, or else through a misprint. */
  find(tokens: readonly string[], isFoodWord: (word: string) => boolean): BrandHit<Brand> | null {
    const exact = this.spelled(tokens);
    if (exact !== null && exact.length > 1) return exact;
    const guessed = this.#guessed(tokens, isFoodWord);
    // "canyon bkhouse" is more than "canyon".
    return exact === null || (guessed !== null && guessed.length > exact.length) ? guessed : exact;
  }

  /** The one brand that the first token is cut from or lacks the vowels of: "prog lentil" is Progresso's. */
  cut(tokens: readonly string[], isFoodWord: (word: string) => boolean): BrandHit<Brand> | null {
    return this.#first(
      tokens,
      isFoodWord,
      (token, word) => word.startsWith(token) || lacksVowels(token, word),
    );
  }

  /** The one brand that the first token lacks the vowels of: "gltno". */
  vowelless(tokens: readonly string[], isFoodWord: (word: string) => boolean): BrandHit<Brand> | null {
    return this.#first(tokens, isFoodWord, lacksVowels);
  }

  #first(
    tokens: readonly string[],
    isFoodWord: (word: string) => boolean,
    isCut: (token: string, word: string) => boolean,
  ): BrandHit<Brand> | null {
    const token = tokens[0] ?? "";
    if (token.length < CUT_FROM || tokens.length < 2 || isFoodWord(token)) return null;
    const brands = new Set(this.#named.flatMap(({ brand, word }) => (isCut(token, word) ? [brand] : [])));
    const [brand] = brands;
    return brand === undefined || brands.size > 1 ? null : { brand, start: 0, length: 1 };
  }

  #guessed(tokens: readonly string[], isFoodWord: (word: string) => boolean): BrandHit<Brand> | null {
    const isFood = tokens.map(isFoodWord);
    for (let start = 0; start < tokens.length; start++) {
      for (const { brand, spelling } of this.#likely(tokens[start] ?? "", isFood[start] ?? false)) {
        const alone = spelling.length === 1;
        const isSpelled = (word: string, at: number) =>
          isMisprint(tokens[start + at] ?? "", word, alone, isFood[start + at] ?? false);
        if (spelling.every(isSpelled)) return { brand, start, length: spelling.length };
      }
    }
    return null;
  }

  /** The brands whose first word the token may be; cached, since tokens come back line after line. */
  #likely(token: string, isFood: boolean): readonly Entry<Brand>[] {
    const cache = isFood ? this.#likelyFood : this.#likelyOther;
    const cached = cache.get(token);
    if (cached !== undefined) return cached;
    const likely = (this.#byInitial.get(token[0] ?? "") ?? []).filter(({ spelling }) =>
      isMisprint(token, spelling[0] ?? "", spelling.length === 1, isFood),
    );
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(token, likely);
    return likely;
  }
}

/** Whether the token may be meant for a word of a brand; a food word only where it lacks its vowels. */
function isMisprint(token: string, word: string, alone: boolean, isFood: boolean): boolean {
  if (token === word) return true;
  if (word.length < 4) return false;
  return isFood ? !alone && isVowelless(token, word) : looksLike(token, word, alone);
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function isGuessable(spelling: readonly string[]): boolean {
  return spelling.length === 1
    ? (spelling[0]?.length ?? 0) >= GUESSED_FROM
    : spelling.some((word) => word.length >= 4) && spelling.join("").length >= GUESSED_FROM;
}

const VOWELS = /[aeiou]/g;

function looksLike(token: string, word: string, alone: boolean): boolean {
  if (token[0] !== word[0]) return false;
  if (token.length < 3) return !alone && isTwoLetters(token, word);
  if (token.length >= 5 && word.length >= 6 && distanceWithin(token, word, word.length >= 10 ? 2 : 1))
    return true;
  if (alone)
    return token.length >= GUESSED_FROM ? word.startsWith(token) || hasEveryConsonant(token, word) : false;
  if (token.length >= 4 && word.startsWith(token)) return true;
  return isAbbreviation(token, word);
}

/** "gd" of "good" and "ml" of "mills", beside the rest of the name. */
function isTwoLetters(token: string, word: string): boolean {
  return /^[a-z][^aeiou\d]$/.test(token) && word.length <= 5 && word.includes(token[1] ?? "", 1);
}

/** "crckr" of "crocker": also an abbreviation for a food, so it counts only within a longer name. */
function isVowelless(token: string, word: string): boolean {
  return token.length >= 4 && token[0] === word[0] && !/[aeiou]/.test(token) && isAbbreviation(token, word);
}

/** "glutnbrg" of "glutenberg": nothing but vowels is gone. */
function hasEveryConsonant(token: string, word: string): boolean {
  return isAbbreviation(token, word) && token.replace(VOWELS, "") === word.replace(VOWELS, "");
}

/** A token long enough to tell, with every consonant of the word and fewer vowels. */
function lacksVowels(token: string, word: string): boolean {
  return token.length >= VOWELLESS_FROM && token[0] === word[0] && hasEveryConsonant(token, word);
}

/** "bkhse" of "bakehouse": letters in order, most of the consonants. */
function isAbbreviation(token: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === token[at]) at++;
  const consonants = word.replace(VOWELS, "").length;
  return at === token.length && token.replace(VOWELS, "").length / consonants >= 0.75;
}
