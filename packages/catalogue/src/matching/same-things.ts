import { SAME_THINGS } from "../../words/same-things";
import { pairsOf } from "../text/word-rows";
import type { ResolvedWord } from "./vocabulary";

const MEANINGS: ReadonlyMap<string, readonly string[]> = new Map(
  pairsOf(SAME_THINGS).map(([printed, meaning]) => [printed, meaning.split(" ")] as const),
);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((printed) => printed.split(" ").length));

/** Every word of those names, so that a misprint of one is read as that word. */
export const WORDS_OF_SAME_THINGS: ReadonlySet<string> = new Set(
  [...MEANINGS.keys()].flatMap((printed) => printed.split(" ")),
);

/** The words, with names of several words as the catalogue has them, each as sure as its least sure word. */
export function asTheCatalogueSays(words: readonly ResolvedWord[]): readonly ResolvedWord[] {
  const said: ResolvedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at);
    if (found === null) {
      const word = words[at];
      if (word !== undefined) said.push(word);
      at++;
      continue;
    }
    said.push(...found.said);
    at += found.length;
  }
  return said;
}

function longestAt(words: readonly ResolvedWord[], at: number) {
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length--) {
    const printed = words.slice(at, at + length);
    const meaning = MEANINGS.get(printed.map(({ word }) => word).join(" "));
    if (meaning === undefined) continue;
    const certainty = Math.min(...printed.map((word) => word.certainty));
    return { length, said: meaning.map((word) => ({ word, certainty, known: true })) };
  }
  return null;
}
