import { BoundedCache } from "@gf-ledger/domain/cache/bounded-cache";
import { GUESSED_FROM, isCutFrom, isMisprint, lacksVowels } from "./brand-likeness";

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
  /** Whether it is a brand of several words printed as one. */
  readonly joined: boolean;
}

const MAX_CACHED = 20_000;
/** A shorter first token is the beginning of too many words. */
const CUT_FROM = 4;
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
  readonly #cuts = new BoundedCache<string, Brand | null>(MAX_CACHED);
  readonly #vowelless = new BoundedCache<string, Brand | null>(MAX_CACHED);
  readonly #likelyFood = new BoundedCache<string, readonly Entry<Brand>[]>(MAX_CACHED);
  readonly #likelyOther = new BoundedCache<string, readonly Entry<Brand>[]>(MAX_CACHED);

  constructor(brands: readonly Brand[]) {
    for (const brand of brands) {
      for (const spelling of brand.spellings) {
        this.#learn({ brand, spelling, joined: false });
        const together = spelling.join("");
        if (spelling.length > 1 && together.length >= JOINED_FROM)
          this.#learn({ brand, spelling: [together], joined: true });
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
    return this.#first(tokens, isFoodWord, this.#cuts, isCutFrom);
  }

  /** The one brand that the first token lacks the vowels of: "gltno". */
  vowelless(tokens: readonly string[], isFoodWord: (word: string) => boolean): BrandHit<Brand> | null {
    return this.#first(tokens, isFoodWord, this.#vowelless, lacksVowels);
  }

  #first(
    tokens: readonly string[],
    isFoodWord: (word: string) => boolean,
    cache: BoundedCache<string, Brand | null>,
    isMeant: (token: string, word: string) => boolean,
  ): BrandHit<Brand> | null {
    const token = tokens[0] ?? "";
    if (token.length < CUT_FROM || tokens.length < 2 || isFoodWord(token)) return null;
    const brand = cache.getOrMake(token, () => {
      const named = this.#byInitial.get(token[0] ?? "") ?? [];
      const brands = new Set(
        named.flatMap((one) =>
          one.spelling.length === 1 && !one.joined && isMeant(token, one.spelling[0] ?? "")
            ? [one.brand]
            : [],
        ),
      );
      const [first] = brands;
      return first === undefined || brands.size > 1 ? null : first;
    });
    return brand === null ? null : { brand, start: 0, length: 1 };
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
    return cache.getOrMake(token, () =>
      (this.#byInitial.get(token[0] ?? "") ?? []).filter(({ spelling }) =>
        isMisprint(token, spelling[0] ?? "", spelling.length === 1, isFood),
      ),
    );
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
    : spelling.some((word) => word.length >= 4) && spelling.join("").length >= GUESSED_FROM;
}
