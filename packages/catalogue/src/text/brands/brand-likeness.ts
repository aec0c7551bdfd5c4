import { isWithinDistance } from "../edit-distance";

/** A first token of fewer letters has lost more than its vowels. */
const VOWELLESS_FROM = 5;
/** A single-word brand shorter than this has too many near neighbours to be read through a misprint. */
export const GUESSED_FROM = 7;
/** Whether the token may be meant for a word of a brand; a food word only where it lacks its vowels. */
export function isMisprint(token: string, word: string, alone: boolean, isFood: boolean): boolean {
  if (token === word) return true;
  if (word.length < 4) return false;
  return isFood ? !alone && isVowelless(token, word) : looksLike(token, word, alone);
}

const VOWELS = /[aeiou]/g;

function looksLike(token: string, word: string, alone: boolean): boolean {
  if (token[0] !== word[0]) return false;
  if (token.length < 3) return !alone && isTwoLetters(token, word);
  if (token.length >= 5 && word.length >= 6 && isWithinDistance(token, word, word.length >= 10 ? 2 : 1))
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

export const isCutFrom = (token: string, word: string) => word.startsWith(token) || lacksVowels(token, word);

/** A token long enough to tell, with every consonant of the word and fewer vowels. */
export function lacksVowels(token: string, word: string): boolean {
  return token.length >= VOWELLESS_FROM && token[0] === word[0] && hasEveryConsonant(token, word);
}

/** "bkhse" of "bakehouse": letters in order, most of the consonants. */
function isAbbreviation(token: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === token[at]) at++;
  const consonants = word.replace(VOWELS, "").length;
  return at === token.length && token.replace(VOWELS, "").length / consonants >= 0.75;
}
