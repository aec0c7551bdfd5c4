import { distance as editDistance } from "fastest-levenshtein";
import { CHAINS, type Chain } from "../chains/chains";
import { distanceToPart } from "./edit-distance";
import { letterCount, lettersAndDigits, lettersOnly, plainGlyphs } from "./glyphs";
import type { Line } from "./lines";
import { longPattern } from "./long-pattern";
import { remembered } from "./remembered";

/** A chain found in a line. `name`: the spelling found, as letters. `score`: about 1 for a plain match. */
export interface ChainMatch {
  chain: Chain;
  line: Line;
  score: number;
  name: string;
}

interface KnownName {
  chain: Chain;
  name: string;
  /** The name without the words that many shops share. */
  core: string;
  /** `RCSS 1570`: a short code and the number of the branch at the start of the line. */
  branch: RegExp | null;
}

const SHORT = 5;
/** Names this long are found in a sentence with one wrong letter, the longer with two. */
const LONG = 9;
const LONGER = 13;
const LOST_LETTERS = 2;
const OWN_WORDS = 4;
const OWN_SHARE = 0.62;
const GENERIC =
  /^(MARTS?|MARKETS?|FOODS?|SUPER|FRESH|STORES?|GROCER[SY]?|CENTRAL|CITY|SAVE|GIANT|FARMS?|WHOLE|NATURAL|DOLLAR|FAMILY|PRICE)$/;
/** Words that may stand beside a chain's name without making it another shop. */
const BESIDE = longPattern(
  `
      SUPERCENTER|SUPERCENTRE|WHOLESALE|MARKETS?|SUPERMARKETS?|FOODS?|STORES?|PHARMACY|PHARMACIE|
      DRUGS?|GROCERY|WELCOME|THANKS?|TEAM|CREW|FROM|SHOPPING|FOR|YOUR|YOU|LOCAL|AT|TO|THE|OF|AND|INC|LTD|NUMBER|
      SAVON|EXTRA|PLUS|CO|NEIGHBORHOOD|FRESH|FARMERS|SUPER|CLUB|COM|WWW`,
  "g",
);

const KNOWN: readonly KnownName[] = CHAINS.flatMap((chain) =>
  [chain.name, ...chain.aliases]
    .map(lettersAndDigits)
    .filter((name) => name.length >= 2)
    .map((name) => ({
      chain,
      name,
      core: name.replace(BESIDE, ""),
      branch: name.length < 6 ? new RegExp(`^\\W*${name}\\W*(#|NO)?\\W*\\d{2,5}\\b`) : null,
    })),
);

const TILL_ROWS = CHAINS.flatMap((chain) => (chain.tillRow ? [{ row: chain.tillRow, chain }] : []));
const SLOGANS = CHAINS.flatMap((chain) =>
  [...chain.slogans, ...chain.programmes].map((slogan) => ({ slogan, chain })),
);

/** Whether a chain's spelling consists of words that many shops share. */
export function isGenericName(name: string): boolean {
  return name.replace(BESIDE, "") === "";
}

/** A line's text in the forms in which names are searched. */
interface Printed {
  upper: string;
  letters: string;
  runs: Set<string>;
}

function printedOf(text: string): Printed {
  const upper = plainGlyphs(text).toUpperCase();
  const words = upper.split(/[^A-Z0-9&'-]+/).map(lettersAndDigits);
  const runs = words.flatMap((_, i) => [1, 2, 3].map((size) => words.slice(i, i + size).join("")));
  return { upper, letters: lettersAndDigits(text), runs: new Set(runs) };
}

/** How well a long name is found among the words of a sentence, a letter or two of it misread. */
function likenessInSentence(name: string, core: string, runs: ReadonlySet<string>): number {
  if (core.length < SHORT || name.length < LONG || /\d/.test(name)) return 0;
  const allowed = name.length < LONGER ? 1 : 2;
  const distances = [...runs]
    .filter((run) => Math.abs(run.length - name.length) <= allowed)
    .map((run) => distanceToPart(name, run));
  const least = Math.min(...distances);
  return least > allowed ? 0 : 1 - least / name.length;
}

/** How well a chain's name is found in a line: 0 not at all, 1 to the letter. */
function likeness(
  { name, core, branch }: KnownName,
  { upper, letters, runs }: Printed,
  fuzzy: Fuzzy,
): number {
  if (branch?.test(upper)) return 1;
  if (letters === name || runs.has(name)) return 1;
  if (core.length < SHORT) return 0;
  if (name.length > 7 && letters.includes(name)) return 1;
  if (fuzzy === "in-sentence") return likenessInSentence(name, core, runs);
  if (!fuzzy || /^RETA[IL]{1,2}$/.test(letters)) return 0;
  const lost = name.length - letters.length;
  const isCutOff =
    letters.length >= 4 &&
    lost > 0 &&
    lost <= LOST_LETTERS &&
    (name.endsWith(letters) || name.startsWith(letters));
  if (isCutOff && !GENERIC.test(letters)) return 0.85;
  const allowed = /\d/.test(name) || core.length < 6 ? 0 : core.length < 9 ? 1 : Math.floor(core.length / 5);
  if (allowed === 0 || lost > allowed) return 0;
  const distance = distanceToPart(name, letters);
  return distance > allowed ? 0 : 1 - distance / name.length;
}

/** How many letters of a line belong to neither the chain's name nor the words that may stand beside it. */
function lettersBeside(name: string, letters: string, inSentence: boolean): number {
  const lettersIn = (text: string) => text.replace(/\d/g, "").replace(BESIDE, "").length;
  if (letters.includes(name)) return lettersIn(letters.replace(name, ""));
  // A misread word of the name is not known among the words that may stand beside it.
  return Math.max(0, lettersIn(letters) - (inSentence ? name.length : lettersIn(name)));
}

type Fuzzy = boolean | "in-sentence";

function bestChainIn(text: string, head: boolean, fuzzy: Fuzzy): Omit<ChainMatch, "line"> | null {
  const printed = printedOf(text);
  let best: Omit<ChainMatch, "line"> | null = null;
  for (const known of KNOWN) {
    const like = likeness(known, printed, fuzzy);
    if (like === 0) continue;
    const { name, chain } = known;
    const coded = known.branch?.test(printed.upper);
    const rest = coded ? 0 : lettersBeside(name, printed.letters, fuzzy === "in-sentence");
    const share = name.length / (name.length + rest);
    // Other words beside the chain's name make it another shop.
    if (head && share < OWN_SHARE && rest >= OWN_WORDS) continue;
    const score = like * (0.35 + 0.65 * share) + name.length * 0.004 + (head ? 0.1 : -0.15);
    if (!best || score > best.score) best = { chain, score, name };
  }
  return best;
}

const searches = (head: boolean) => ({
  exact: remembered((text) => bestChainIn(text, head, false)),
  fuzzy: remembered((text) => bestChainIn(text, head, true)),
  inSentence: remembered((text) => bestChainIn(text, head, "in-sentence")),
});
const IN_HEAD = searches(true);
const ELSEWHERE = searches(false);

/**
 * The chain found best in a text; `null` without one. `head`: the text is in the receipt's head; `fuzzy`: a
 * few letters may be wrong, of a line that is the name or of the words of a sentence.
 */
export function chainIn(
  line: Line,
  text: string,
  { head, fuzzy }: { head: boolean; fuzzy: Fuzzy },
): ChainMatch | null {
  const { exact, fuzzy: wholly, inSentence } = head ? IN_HEAD : ELSEWHERE;
  const found = (fuzzy === "in-sentence" ? inSentence : fuzzy ? wholly : exact)(text);
  return found && { ...found, line };
}

/** A match for a chain told by something other than its name. */
function chainBy(chain: Chain | undefined, line: Line | undefined, score: number): ChainMatch | null {
  return chain && line ? { chain, line, score, name: lettersAndDigits(chain.name) } : null;
}

/** The warehouse club, by the last word of its logo and its member line. */
export function warehouseClubIn(head: readonly Line[], lines: readonly Line[]): ChainMatch | null {
  for (const chain of CHAINS) {
    const club = chain.memberClub;
    if (!club || !lines.some(({ text }) => club.memberLine.test(text))) continue;
    const logo = head.find(
      ({ text }) =>
        letterCount(text) <= 12 &&
        editDistance(lettersAndDigits(text).slice(-club.logoEnd.length), club.logoEnd) <= 1,
    );
    return chainBy(chain, logo, 0.95);
  }
  return null;
}

/** The chain whose tills print a row like one of these. */
export function chainByFormat(lines: readonly Line[]): ChainMatch | null {
  for (const line of lines) {
    const printed = plainGlyphs(line.text);
    const stated = TILL_ROWS.find(({ row }) => row.test(printed));
    if (stated) return chainBy(stated.chain, line, 0.88);
  }
  return null;
}

const matchesSlogan = (letters: string, slogan: string) =>
  letters.length >= slogan.length - 3 &&
  distanceToPart(slogan, letters) <= Math.floor(slogan.length / (slogan.length < 16 ? 12 : 7));

const sloganIn = remembered(
  (letters: string) => SLOGANS.find(({ slogan }) => matchesSlogan(letters, slogan)) ?? null,
);

/** The chain whose slogan or programme is printed. */
export function chainBySlogan(lines: readonly Line[]): ChainMatch | null {
  for (const line of lines) {
    const matched = sloganIn(lettersOnly(line.text));
    if (matched) return chainBy(matched.chain, line, 0.85);
  }
  return null;
}

/** The chain whose web address is printed. */
export function chainByWeb(lines: readonly Line[]): ChainMatch | null {
  for (const line of lines) {
    const text = line.text.toLowerCase().replace(/\s/g, "");
    const printed = (web: string) =>
      text.includes(web) || (web.length > 10 && text.includes(web.replace(".", "")));
    const chain = CHAINS.find(({ webs }) => webs.some(printed));
    if (chain) return chainBy(chain, line, 0.9);
  }
  return null;
}
