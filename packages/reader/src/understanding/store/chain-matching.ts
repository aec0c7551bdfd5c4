import { distance as editDistance } from "fastest-levenshtein";
import { CHAINS, type Chain } from "../../chains/chains";
import type { Line } from "../lines/lines";
import { distanceToPart } from "../words/edit-distance";
import { letterCount, lettersAndDigits, lettersOnly, plainGlyphs } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";
import { remembered } from "../words/remembered";

/** A chain found in a line. `name`: the spelling found, as letters. `score`: about 1 for a plain match. */
export interface ChainMatch {
  chain: Chain;
  line: Line;
  score: number;
  name: string;
  /** Found with a letter misread, lost or too many: it may be another shop's name. */
  isLoose: boolean;
}

interface KnownName {
  chain: Chain;
  name: string;
  /** The name without the words that many shops share. */
  core: string;
  /** Whether it is the chain's beside any word, beside words after it, or alone. */
  owned: "always" | "first" | "alone";
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

/** What another business than a grocer is; a `DELI`, a `CAFE` or `GAS` may be a department of the chain's. */
const OTHER_BUSINESS = longPattern(`
  \\b(?:COFFEE|PIZZA|PIZZERIA|RESTAURANT|RESTO|BISTRO|DINER|BAR|GRILL|PUB|PLUMBING|HARDWARE|BOOKS|
  SALON|SPA|CLEANERS|LAUNDRY|MOTORS|HOTEL|INN|MOTEL)S?\\b`);
/** Chains' names that are words, or names of persons, that other shops have in theirs: `SPROUTS CAFE`. */
const COMMON = longPattern(`
  ^(?:WELL|LUCKY|JEWEL|ACME|CUB|SPROUTS|TRADITION|ELEVEN|FRESHMARKET|
  AVRIL|ROSS|MARTINS|HARVEYS|CASEYS|BAKERS|RALPHS|FRYS|SHAWS|MARCS|LINS|CARRS|HARPS)$`);
/** Another name's word is longer than a province's or a state's. */
const OTHER_LETTERS = 3;
/** A name this short is a part of other names, too. */
const DISTINCTIVE = 6;
/** Letters that the recogniser takes for one another. */
const ALIKE = ["OQDCG", "ILTJ", "NHMW", "BRP", "VYUW", "EF", "KX"];

/**
 * Whose a name is beside other words. `COSTCO` is the chain's everywhere; `IGA`, which is short, and
 * `WHOLE FOODS`, of which words that many shops share are a good part, where they begin the line; `LUCKY` may
 * be anybody's.
 */
function ownershipOf(chain: Chain, name: string): KnownName["owned"] {
  if (COMMON.test(name)) return "alone";
  if (name.length < DISTINCTIVE) return "first";
  const own = chain.name.split(" ").map(lettersAndDigits);
  const distinct = own.filter((word) => !isGenericName(word)).join("");
  const isOwn = distinct.length >= DISTINCTIVE && name.startsWith(distinct);
  return isOwn || name.replace(BESIDE, "").length >= DISTINCTIVE ? "always" : "first";
}

const KNOWN: readonly KnownName[] = CHAINS.flatMap((chain) =>
  [chain.name, ...chain.aliases]
    .map(lettersAndDigits)
    .filter((name) => name.length >= 2)
    .map((name) => ({
      chain,
      name,
      core: name.replace(BESIDE, ""),
      owned: ownershipOf(chain, name),
      branch: name.length < 6 ? new RegExp(`^\\W*${name}\\W*(#|NO)?\\W*\\d{2,5}\\b`) : null,
    })),
);

const NAMES: ReadonlySet<string> = new Set(KNOWN.map(({ name }) => name));
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
  words: readonly string[];
  runs: Set<string>;
}

function printedOf(text: string): Printed {
  const upper = plainGlyphs(text).toUpperCase();
  const split = upper
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^A-Z0-9&'-]+/);
  const words = split.map(lettersAndDigits);
  const runs = words.flatMap((_, i) => [1, 2, 3].map((size) => words.slice(i, i + size).join("")));
  // `SAFEWAY1044`: the branch's number.
  const unnumbered = split.map((word, at) =>
    NAMES.has(words[at] ?? "")
      ? (words[at] ?? "")
      : lettersAndDigits(word.replace(/(?<=[A-Z]{2})\d{2,}$/, "")),
  );
  return { upper, letters: lettersAndDigits(text), words: unnumbered, runs: new Set(runs) };
}

const MAX_WORDS_OF_NAME = 6;

/** Words of a line that may be a chain's name, and the words beside them. */
interface Stretch {
  run: string;
  beside: string[];
  isFirst: boolean;
}

function* stretchesOf(words: readonly string[]): Generator<Stretch> {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS_OF_NAME); to++)
      yield {
        run: words.slice(from, to).join(""),
        beside: [...words.slice(0, from), ...words.slice(to)],
        isFirst: words.slice(0, from).every(isGenericName),
      };
}

/** `INDEPENDEHT` for `INDEPENDENT`: as long, and one letter is another that looks like it. */
function isSeenAlike(name: string, run: string): boolean {
  if (name.length !== run.length || name.length < DISTINCTIVE) return false;
  const other = [...name].flatMap((letter, at) => (letter === run[at] ? [] : [letter + (run[at] ?? "")]));
  return (
    other.length === 1 && ALIKE.some((group) => [...(other[0] ?? "")].every((one) => group.includes(one)))
  );
}

/** How a chain's name stands among the words of a head's line: as printed, misread, or in another shop's name. */
type Standing = "exact" | "misread" | "other";

/** Whether words beside a name make another shop's of it. */
function isOtherShops({ owned }: KnownName, { beside, isFirst }: Stretch): boolean {
  if (OTHER_BUSINESS.test(beside.join(" "))) return true;
  if (owned === "always" || (owned === "first" && isFirst)) return false;
  const others = beside.map((word) => word.replace(/\d/g, "")).filter((word) => !isGenericName(word));
  return others.some((word) => word.length >= OTHER_LETTERS);
}

/** How a known name stands in a line of the head, by whole words: `TARGETED FOODS` is no `TARGET`. */
function standingOf(known: KnownName, { upper, letters, words }: Printed): Standing {
  const { name, core, branch } = known;
  if (branch?.test(upper) || letters === name) return "exact";
  const stretches = [...stretchesOf(words)];
  const exact = stretches.filter(({ run }) => run === name || run === `${name}S`);
  if (exact.length > 0) return exact.every((stretch) => isOtherShops(known, stretch)) ? "other" : "exact";
  if (letters.includes(name)) {
    const glued = letters.replace(name, "").replace(/\d/g, "").replace(BESIDE, "").length;
    if (glued === 0) return "exact";
    return name.length >= LONG || glued < OTHER_LETTERS - 1 ? "misread" : "other";
  }
  if (isCutOff(name, letters)) return name.replace(/\d+$/, "") === letters ? "exact" : "misread";
  const allowed = core.length < LONG ? 1 : Math.floor(core.length / 5);
  const near = stretches.filter(
    (stretch) => Math.abs(stretch.run.length - name.length) <= allowed && !isOtherShops(known, stretch),
  );
  if (near.some(({ run }) => isSeenAlike(name, run))) return "exact";
  return near.some(({ run }) => editDistance(run, name) <= allowed) ? "misread" : "other";
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

/** `ARGET`: the photo's edge took a letter or two of the name. */
function isCutOff(name: string, letters: string): boolean {
  const lost = name.length - letters.length;
  const isPart = name.endsWith(letters) || name.startsWith(letters);
  return letters.length >= 4 && lost > 0 && lost <= LOST_LETTERS && isPart;
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
  if (isCutOff(name, letters) && !GENERIC.test(letters)) return 0.85;
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
  const exact = new Set<Chain>();
  for (const known of KNOWN) {
    const like = likeness(known, printed, fuzzy);
    if (like === 0) continue;
    const standing = head ? standingOf(known, printed) : "exact";
    if (standing === "other") continue;
    const { name, chain } = known;
    if (standing === "exact") exact.add(chain);
    const coded = known.branch?.test(printed.upper);
    const rest = coded ? 0 : lettersBeside(name, printed.letters, fuzzy === "in-sentence");
    const share = name.length / (name.length + rest);
    // Other words beside the chain's name make it another shop.
    if (head && share < OWN_SHARE && rest >= OWN_WORDS) continue;
    const score = like * (0.35 + 0.65 * share) + name.length * 0.004 + (head ? 0.1 : -0.15);
    if (!best || score > best.score) best = { chain, score, name, isLoose: standing === "misread" };
  }
  // `WALGREEN` is a name of the chain's, and one letter from the other one.
  return best && { ...best, isLoose: best.isLoose && !exact.has(best.chain) };
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

/** A match for a chain recognised by something other than its name. */
function chainBy(chain: Chain | undefined, line: Line | undefined, score: number): ChainMatch | null {
  return chain && line ? { chain, line, score, name: lettersAndDigits(chain.name), isLoose: false } : null;
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
