import { isWithinDistance } from "../../text/edit-distance";

/** How sure a reading of a token is, by how it was found. */
export const CERTAINTY = {
  exact: 1,
  abbreviation: 0.97,
  bareSkeleton: 0.93,
  /** Every consonant and some of the vowels: "toastr". */
  droppedVowels: 0.9,
  /** From five letters on. */
  longTruncated: 0.88,
  misspelt: 0.86,
  truncated: 0.84,
  skeleton: 0.8,
  otherVowels: 0.78,
  loose: 0.74,
  unknown: 0,
} as const;
const VOWELS = /[aeiouy]/g;
/** A misspelling has at most two consonants that the word lacks; every other likeness has none. */
const MAX_FOREIGN_LETTERS = 2;

/** A word with the parts of it that are compared. */
export interface KnownWord {
  readonly word: string;
  /** As {@link consonantsOf} gives them, and how many there are with the doubled ones. */
  readonly consonants: string;
  readonly consonantCount: number;
  /** Its letters as bits, to rule out most words cheaply. */
  readonly letters: number;
}

export function knownWord(word: string): KnownWord {
  return {
    word,
    consonants: consonantsOf(word),
    consonantCount: word.replace(VOWELS, "").length,
    letters: lettersOf(word),
  };
}

/** How sure a printed token is the word, 0 where it is not. */
export function likeness({ word: token, consonants, letters }: KnownWord, known: KnownWord): number {
  if (bitCount(letters & ~known.letters & CONSONANT_LETTERS) > MAX_FOREIGN_LETTERS) return 0;
  const { word } = known;
  if (token.length >= 4 && word.length > token.length && word.startsWith(token))
    return token.length >= 5 ? CERTAINTY.longTruncated : CERTAINTY.truncated;
  if (hasDroppedVowels(token, known) || isSingled(token, word)) return CERTAINTY.droppedVowels;
  const allowed = token.length >= 9 ? 2 : token.length >= 5 ? 1 : 0;
  if (
    allowed > 0 &&
    // A short word with another second letter is another word: "store" is not s'more.
    (token.length > 5 || token[1] === word[1]) &&
    Math.abs(word.length - token.length) <= allowed &&
    isWithinDistance(token, word, allowed)
  ) {
    return CERTAINTY.misspelt;
  }
  if (isBareSkeletonOf(token, consonants, known)) return CERTAINTY.bareSkeleton;
  if (isSkeletonOf(token, known)) return CERTAINTY.skeleton;
  return hasSameConsonants(token, consonants, known) ? CERTAINTY.otherVowels : 0;
}

/** "paty" of "patty": a doubled letter printed once. */
function isSingled(token: string, word: string): boolean {
  if (token.length < 4 || token.length + 1 !== word.length) return false;
  for (let at = 1; at < word.length; at++)
    if (word[at] === word[at - 1] && word.slice(0, at) + word.slice(at + 1) === token) return true;
  return false;
}

/** "snickrddl" of "snickerdoodle": the word's letters in order, nothing but vowels left out. */
function hasDroppedVowels(token: string, { word, consonantCount }: KnownWord): boolean {
  if (token.length < 5 || token.length >= word.length) return false;
  if (token.length === 5 && token[1] !== word[1]) return false;
  let at = 0;
  for (const letter of word) if (letter === token[at]) at++;
  return at === token.length && token.replace(VOWELS, "").length === consonantCount;
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

/** "lasgne" of "lasagna": only vowels differ, in a longer word that begins alike. */
function hasSameConsonants(token: string, consonants: string, { word, ...known }: KnownWord): boolean {
  if (token.length < 5 || word.length < 5 || Math.abs(token.length - word.length) > 2) return false;
  const vowels = (text: string) => text.match(VOWELS)?.length ?? 0;
  if (token[1] !== word[1] || consonants.length < 3 || known.consonants !== consonants) return false;
  return Math.abs(vowels(token) - vowels(word)) <= 1;
}

/** "rvl" of "ravioli": only the consonants, which the words beside it must confirm. */
export function looseLikeness({ word: token, consonants }: KnownWord, known: KnownWord): number {
  if (token.length < 3 || known.word[0] !== token[0]) return 0;
  const isSkeleton = !/[aeiou]/.test(token) && known.consonants === consonants;
  const isCut = token.length === 3 && known.word.startsWith(token) && known.word.length <= 8;
  return isSkeleton || isCut ? CERTAINTY.loose : 0;
}

const CONSONANT_LETTERS = ~lettersOf("aeiouy");

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
  const singularToken =
    token.length > 3 && token.endsWith("s") && !word.endsWith("s") ? token.slice(0, -1) : token;
  if (
    singularToken.length < 3 ||
    singularToken.length >= word.length ||
    word.length > singularToken.length * 2.4
  )
    return false;
  // Three letters with a vowel among them are too few to say what was left out: "val" is not veal.
  if (singularToken.length === 3 && /[aeiou]/.test(singularToken)) return false;
  let at = 0;
  for (const letter of word) if (letter === singularToken[at]) at++;
  if (at < singularToken.length) return false;
  const kept = singularToken.replace(VOWELS, "").length;
  const vowels = singularToken.length - kept;
  return (
    kept / consonantCount >= (vowels === 0 ? 0.6 : 0.74) &&
    (singularToken.at(-1) === word.at(-1) || kept >= 4)
  );
}
