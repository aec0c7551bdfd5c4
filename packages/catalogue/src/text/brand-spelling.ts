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

/** A single-word brand shorter than this has too many near neighbours to be read through a misprint. */
const GUESSED_FROM = 7;

/**
 * Finds brands on a line's tokens: first as they are spelled, then through misprints and
 * abbreviations ("cnyn bakehse"). `isFoodWord` keeps words that say what is sold from being guessed
 * to be a brand.
 */
export class BrandFinder<Brand extends Spelled> {
  readonly #byFirst = new Map<string, { brand: Brand; spelling: readonly string[] }[]>();
  readonly #byInitial = new Map<string, { brand: Brand; spelling: readonly string[] }[]>();

  constructor(brands: readonly Brand[]) {
    for (const brand of brands) {
      for (const spelling of brand.spellings) {
        const first = spelling[0] ?? "";
        add(this.#byFirst, first, { brand, spelling });
        if (isGuessable(spelling)) add(this.#byInitial, first[0] ?? "", { brand, spelling });
      }
    }
    for (const entries of [...this.#byFirst.values(), ...this.#byInitial.values()])
      entries.sort((a, b) => b.spelling.length - a.spelling.length);
  }

  find(tokens: readonly string[], isFoodWord: (word: string) => boolean): BrandHit<Brand> | null {
    const exact = this.#firstHit(
      tokens,
      this.#byFirst,
      (token) => token,
      (token, word) => token === word,
    );
    if (exact !== null && exact.length > 1) return exact;
    const guessed = this.#firstHit(
      tokens,
      this.#byInitial,
      (token) => token[0] ?? "",
      (token, word, alone) =>
        token === word ||
        (isFoodWord(token) ? !alone && isVowelless(token, word) : looksLike(token, word, alone)),
    );
    // "canyon bkhouse" is more than "canyon".
    return exact === null || (guessed !== null && guessed.length > exact.length) ? guessed : exact;
  }

  #firstHit(
    tokens: readonly string[],
    entries: ReadonlyMap<string, { brand: Brand; spelling: readonly string[] }[]>,
    keyOf: (token: string) => string,
    isSame: (token: string, word: string, alone: boolean) => boolean,
  ): BrandHit<Brand> | null {
    for (let start = 0; start < tokens.length; start++) {
      for (const { brand, spelling } of entries.get(keyOf(tokens[start] ?? "")) ?? []) {
        const alone = spelling.length === 1;
        if (spelling.every((word, offset) => isSame(tokens[start + offset] ?? "", word, alone)))
          return { brand, start, length: spelling.length };
      }
    }
    return null;
  }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

function isGuessable(spelling: readonly string[]): boolean {
  return spelling.length === 1
    ? (spelling[0]?.length ?? 0) >= GUESSED_FROM
    : spelling.every((word) => word.length >= 4);
}

const VOWELS = /[aeiou]/g;

function looksLike(token: string, word: string, alone: boolean): boolean {
  if (token.length < 3 || token[0] !== word[0]) return false;
  if (token.length >= 5 && word.length >= 6 && distanceWithin(token, word, word.length >= 10 ? 2 : 1))
    return true;
  if (alone) return token.length >= GUESSED_FROM && word.startsWith(token);
  if (token.length >= 4 && word.startsWith(token)) return true;
  return isAbbreviation(token, word);
}

/** "crckr" of "crocker": an abbreviation for a food as well, and so one only within a longer name. */
function isVowelless(token: string, word: string): boolean {
  return token.length >= 4 && token[0] === word[0] && !/[aeiou]/.test(token) && isAbbreviation(token, word);
}

/** "bkhse" of "bakehouse": letters in order, most of the consonants. */
function isAbbreviation(token: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === token[at]) at++;
  const consonants = word.replace(VOWELS, "").length;
  return at === token.length && token.replace(VOWELS, "").length / consonants >= 0.75;
}
