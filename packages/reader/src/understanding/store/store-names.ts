import type { Chain } from "../../chains/chains";
import { isDepartment } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { similarity } from "../words/edit-distance";
import { letterCount, lettersAndDigits, lettersOnly } from "../words/glyphs";
import {
  type ChainMatch,
  chainByFormat,
  chainBySlogan,
  chainByWeb,
  chainIn,
  isGenericName,
  warehouseClubIn,
} from "./chain-matching";
import { chainByOwnBrands } from "./own-brands";
import { isBorneOut, isSlogan, likelierShop, printedNameLine, tidyStoreName } from "./printed-name";

export interface StoreName {
  name: string;
  line: Line;
  confidence: number;
  /** `null`: the shop is not a known chain. */
  chain: Chain | null;
  /** Whether the person is asked: little bears the name out. */
  inDoubt: boolean;
}

const HEAD_LINES = 14;
const MAX_HEAD_LINES = 40;
const MIN_SCORE = 0.62;
const MIN_MENTION_LETTERS = 5;
const MIN_THANKED_LETTERS = 3;
/** A slogan or a mention does not overrule a printed name read at least this surely. */
const CLEAR = 0.9;
/**
 * The score of a chain's name alone on a line or beside a branch number: a chain signs only its own receipts.
 */
const ALONE_ON_LINE = 0.86;
/** What the reader says of a shop in doubt: below this the page asks. */
const IN_DOUBT = 0.55;
/** A chain told less surely may be another one. */
const SURE_CHAIN = 0.72;
/** A sentence in which a shop names itself. */
const SENTENCE = /THANK|SHOPPING|WELCOME|MERCI|BIENVENUE|VISIT|\bTEAM\b|\bCREW\b|\bYOUR .*\bSTORE/i;
const THANKS = /THANK|SHOPPING|WELCOME|MERCI|BIENVENUE|VISIT/i;

/** `THANK YOU FOR SHOPPING AT BRAMBLE'S`: the shop's name once more, but not `WITH US` or `AT OUR STORE`. */
const THANKED =
  /(?:\b(?:SHOPPING|VISITING|DINING) (?:AT|WITH)|MAGASIN[EÉ] CHEZ) (?!US\b|OUR\b|NOUS\b)(\p{L}[\p{L}'’&. -]{2,30}?)\W*$/iu;
/** A misread logo has at least so much of the name that the receipt thanks for. */
const OF_THANKED = 0.5;

/** The name of a shop that no table knows: as the receipt thanks for it, where the logo was read otherwise. */
function printedStore(printed: Line, lines: readonly Line[]): Pick<StoreName, "name" | "inDoubt"> {
  const name = tidyStoreName(printed.text);
  const inDoubt = !isBorneOut(printed, lines);
  const thanked = lines.flatMap(({ text }) => THANKED.exec(text.replace(/\s+/g, " "))?.[1] ?? [])[0];
  if (thanked === undefined) return { name, inDoubt };
  const [read, thankedFor] = [lettersOnly(name), lettersOnly(thanked)];
  if (read.includes(thankedFor) || thankedFor.includes(read)) return { name, inDoubt };
  // Another name than the one at the head: one of both was misread, or is no shop's.
  return similarity(read, thankedFor) >= OF_THANKED
    ? { name: tidyStoreName(thanked), inDoubt: false }
    : { name, inDoubt: true };
}

function matchesInHead(head: readonly Line[]): ChainMatch[] {
  return head.flatMap((line, index) => {
    if (isDepartment(line.text)) return [];
    const own = chainIn(line, line.text, { head: true, fuzzy: true });
    const next = head[index + 1];
    const short = next !== undefined && letterCount(line.text) <= 14;
    // A logo often runs over two or three lines.
    const two = short ? chainIn(line, `${line.text} ${next.text}`, { head: true, fuzzy: false }) : null;
    const third = head[index + 2];
    const three =
      short && third
        ? chainIn(line, `${line.text} ${next.text} ${third.text}`, { head: true, fuzzy: false })
        : null;
    return [own, two, three].flatMap((match, lines) =>
      match ? [{ ...match, score: match.score - index * 0.01 - lines * 0.02 }] : [],
    );
  });
}

/** `HOMEMADE GOODNESS` above an address: a slogan in which a chain's name was found, but not to the letter. */
const isOtherSlogan = ({ line, name }: ChainMatch) =>
  isSlogan(line.text) && !lettersAndDigits(line.text).includes(name);

/** Whether something else tells a chain that was found with letters misread: another line, or its own brands. */
function isSaidElsewhere(
  { chain, line }: ChainMatch,
  witnesses: readonly ChainMatch[],
  lines: readonly Line[],
) {
  const isNamed = ({ text, price, index }: Line) => {
    if (price || index === line.index) return false;
    const match = chainIn(line, text, { head: false, fuzzy: false });
    return match?.chain === chain && match.name.length >= MIN_MENTION_LETTERS;
  };
  const others = [...witnesses, chainByFormat(lines), chainBySlogan(lines), chainByOwnBrands(lines)];
  return others.some((other) => other?.chain === chain) || lines.some(isNamed);
}

/** The shop that no table knows, by its printed name and by what was learnt of rows; `null` where neither tells one. */
function unknownStore(printed: Line | null, lines: readonly Line[]): StoreName | null {
  const read = printed && printedStore(printed, lines);
  const likelier = likelierShop(printed, lines);
  if (likelier && (!read || read.inDoubt)) {
    const name = tidyStoreName(likelier.text);
    return { name, line: likelier, confidence: IN_DOUBT, chain: null, inDoubt: true };
  }
  if (!printed || !read) return null;
  const inDoubt = read.inDoubt || likelier !== null;
  const confidence = Math.min(inDoubt ? IN_DOUBT : 0.8, printed.row.confidence * 0.8);
  return { name: read.name, line: printed, confidence, chain: null, inDoubt };
}

/**
 * The store: a known chain by its printed name, web address or mention, else the name printed at the head.
 */
export function storeNameOf(lines: readonly Line[]): StoreName | null {
  // Surveys and advertising can push the name far down, but never below the first price.
  const firstPrice = lines.findIndex((line) => line.price !== null);
  const head = lines.slice(0, Math.min(MAX_HEAD_LINES, Math.max(HEAD_LINES, firstPrice)));
  const printed = printedNameLine(lines);
  const clear = printed !== null && printed.row.confidence >= CLEAR;
  const web = chainByWeb(lines);
  const mentions = lines.slice(head.length).flatMap((line) => {
    const fuzzy = SENTENCE.test(line.text) ? "in-sentence" : false;
    const match = line.price ? null : chainIn(line, line.text, { head: false, fuzzy });
    const letters = THANKS.test(line.text) ? MIN_THANKED_LETTERS : MIN_MENTION_LETTERS;
    return match && match.name.length >= letters ? [match] : [];
  });
  const inHead = matchesInHead(head).map((match) => {
    const byWeb = web?.chain === match.chain ? 0.3 : 0;
    const mentioned = mentions.some(({ chain }) => chain === match.chain) ? 0.15 : 0;
    return { ...match, score: match.score + byWeb + mentioned };
  });
  const matched = chainBySlogan(lines);
  const slogan = clear && matched?.line !== printed ? null : matched;
  // Other shops buy the same tills.
  const format = clear ? null : chainByFormat(lines);
  const witnesses = [web, format, warehouseClubIn(head, lines), slogan].filter((match) => match !== null);
  const thanked = mentions
    .filter(({ line, score }) => score > 0.6 && (!clear || score >= ALONE_ON_LINE || THANKS.test(line.text)))
    .map((match) => ({ ...match, score: match.score - 0.1 }));
  const best = [...inHead, ...witnesses, ...thanked]
    .filter((match) => !(isGenericName(match.name) && printed !== null && printed.index < match.line.index))
    .sort((a, b) => b.score - a.score || a.line.index - b.line.index)[0];
  const named = best && best.score >= MIN_SCORE ? best : clear ? null : chainByOwnBrands(lines);
  if (named) {
    // Another shop may print a chain's address, or thank for it.
    const isPrinted = inHead.some(({ chain, line }) => chain === named.chain && line === printed);
    const elsewhere =
      !isPrinted && clear && firstPrice >= 0 && named.line.index > firstPrice && isBorneOut(printed, lines);
    const misread = inHead.some((match) => match === named) && isOtherSlogan(named);
    const isLoose = named.isLoose && !isSaidElsewhere(named, witnesses, lines);
    const inDoubt = named.score < SURE_CHAIN || elsewhere || misread || isLoose;
    const confidence = Math.min(inDoubt ? IN_DOUBT : 0.98, named.score);
    return { name: named.chain.name, line: named.line, confidence, chain: named.chain, inDoubt };
  }
  return unknownStore(printed, lines);
}
