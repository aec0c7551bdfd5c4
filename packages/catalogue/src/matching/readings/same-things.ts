import type { DataRows } from "@gf-ledger/domain/table/table";
import { PLAIN_NAMES_ROWS, SAME_THINGS_ROWS } from "../../../words/tables.mjs";
import { formsOf } from "../../text/word-table";
import type { ResolvedWord } from "./vocabulary";

const MEANINGS = meaningsOf("same-things", SAME_THINGS_ROWS);
/** Of lines that say nothing else: a "jalapeno popper" is no pepper. */
const ALONE = meaningsOf("plain-names", PLAIN_NAMES_ROWS);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((printed) => printed.split(" ").length));

/** Every word of those names, so that a misprint of one is read as that word. */
export const WORDS_OF_SAME_THINGS: ReadonlySet<string> = new Set(
  [...MEANINGS.keys()].flatMap((printed) => printed.split(" ")),
);

function meaningsOf(name: string, rows: DataRows): ReadonlyMap<string, readonly string[]> {
  return new Map(formsOf(name, rows).map(([printed, meaning]) => [printed, meaning.split(" ")] as const));
}

/**
 * The words, with names of one or several words as the catalogue has them, each as sure as its least sure
 * word. A name of one word is another's only on a plain line: mini pitas are sold by that name.
 */
export function asInCatalogue(words: readonly ResolvedWord[], isPlain: boolean): readonly ResolvedWord[] {
  const named = severalAsOne(words);
  if (!isPlain) return named;
  const known = named.filter((one) => one.known);
  const meaning = ALONE.get(known.map(({ word }) => word).join(" "));
  if (meaning === undefined) return named;
  const certainty = Math.min(...known.map((one) => one.certainty));
  return [...named.filter((one) => !one.known), ...meaning.map((word) => ({ word, certainty, known: true }))];
}

function severalAsOne(words: readonly ResolvedWord[]): readonly ResolvedWord[] {
  const named: ResolvedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at);
    if (found === null) {
      const word = words[at];
      if (word !== undefined) named.push(word);
      at++;
      continue;
    }
    named.push(...found.words);
    at += found.length;
  }
  return named;
}

function longestAt(words: readonly ResolvedWord[], at: number) {
  for (let length = Math.min(LONGEST, words.length - at); length > 1; length--) {
    const printed = words.slice(at, at + length);
    const meaning = MEANINGS.get(printed.map(({ word }) => word).join(" "));
    if (meaning === undefined) continue;
    const certainty = Math.min(...printed.map((word) => word.certainty));
    return { length, words: meaning.map((word) => ({ word, certainty, known: true })) };
  }
  return null;
}
