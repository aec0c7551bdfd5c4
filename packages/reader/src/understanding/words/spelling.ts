import type { CharChoice, OcrWord } from "../../ocr/word";
import { GROCERY_WORDS } from "./grocery-words";
import { followLikelihood } from "./letter-context";

/** Signs so much alike that only their neighbours tell them apart, however sure the recogniser is. */
const ALIKE: Readonly<Record<string, string>> = {
  "0": "O",
  O: "0",
  "1": "IL",
  I: "1",
  "5": "S",
  S: "5",
  "6": "G",
  G: "6",
  "8": "B",
  B: "8",
  l: "1I",
};
const ALIKE_PROBABILITY = 0.03;
/** Many tills print zero and the letter O with one glyph. */
const NOUGHT_PROBABILITY = 0.1;
const alikeProbability = (read: string) => (/[0O]/.test(read) ? NOUGHT_PROBABILITY : ALIKE_PROBABILITY);
/** How much the neighbours count against what was seen. */
const CONTEXT_WEIGHT = 0.6;
/** Runs of letters and digits that are part of an amount are left as read. */
const IN_AMOUNT = /[\d$][.,]?$/;
const RUN = /[A-Za-z0-9]+/g;
const SURE = 0.995;
/** A character seen this surely can only be another one that looks the same. */
const CERTAIN = 0.88;

const KNOWN = new Set(GROCERY_WORDS);

/**
 * The one grocery word that a run becomes when its digits are read as the letters they look like; else
 * `null`.
 */
function wordAlike(run: string): string | null {
  if (run.length < 3 || !/\d/.test(run)) return null;
  let ways = [""];
  for (const character of run.toUpperCase()) {
    const letters = /\d/.test(character) ? [...(ALIKE[character] ?? "")] : [character];
    ways = ways.flatMap((way) => letters.map((letter) => way + letter));
  }
  const words = ways.filter((way) => KNOWN.has(way));
  return words.length === 1 ? (words[0] ?? null) : null;
}

interface Path {
  text: string;
  score: number;
}

function choicesAt(word: OcrWord, at: number): CharChoice[] {
  const read = word.text[at] ?? "";
  const all = word.charChoices?.[at] ?? [[read, 1]];
  const certain = (all[0]?.[1] ?? 1) >= CERTAIN;
  const besideDigit = /\d/.test(word.text[at - 1] ?? "") || /\d/.test(word.text[at + 1] ?? "");
  const may = (one: string) =>
    one === read ||
    (/^[A-Za-z0-9]$/.test(one) &&
      (!certain || ALIKE[read]?.includes(one)) &&
      (besideDigit || !/\d/.test(one) || /\d/.test(read)));
  const seen = all.filter(([one]) => may(one));
  const known = new Set(seen.map(([one]) => one));
  const others = ALIKE[read] ?? "";
  const alike = [...others].filter((one) => !known.has(one) && may(one));
  const likelier = seen.map(
    ([one, probability]): CharChoice => [
      one,
      others.includes(one) ? Math.max(probability, alikeProbability(read)) : probability,
    ],
  );
  return [...likelier, ...alike.map((one): CharChoice => [one, alikeProbability(read)])];
}

/** The likeliest reading of a run of letters and digits, by what was seen and by which signs follow which. */
function likeliest(word: OcrWord, start: number, end: number): string {
  let paths: Path[] = [{ text: "", score: 0 }];
  for (let at = start; at < end; at++) {
    const next = new Map<string, Path>();
    for (const [character, probability] of choicesAt(word, at)) {
      const seen = Math.log(probability);
      for (const { text, score } of paths) {
        const follow = CONTEXT_WEIGHT * followLikelihood(text, character);
        const path = { text: text + character, score: score + seen + follow };
        const known = next.get(character);
        if (!known || known.score < path.score) next.set(character, path);
      }
    }
    if (next.size === 0) return word.text.slice(start, end);
    paths = [...next.values()];
  }
  return paths.reduce((best, path) => (path.score > best.score ? path : best)).text;
}

/**
 * A word with letters and digits that look alike told apart by their neighbours: `6V 0RG` is `GV ORG`. The
 * result has as many UTF-16 units as the word.
 */
export function spellingOf(word: OcrWord): string {
  if (!word.charChoices || word.confidence > SURE) return word.text;
  return word.text.replace(RUN, (run: string, start: number) => {
    const letters = run.replace(/\d/g, "").length;
    if (
      letters === 0 ||
      run.length < 2 ||
      KNOWN.has(run.toUpperCase()) ||
      IN_AMOUNT.test(word.text.slice(0, start))
    )
      return run;
    const alike = wordAlike(run);
    if (alike) return alike;
    return likeliest(word, start, start + run.length);
  });
}
