import { CHAIN_SLOGANS } from "./chain-slogans";
import { CHAINS, type Chain } from "./chains";
import { distanceWithin, editDistance } from "./edit-distance";
import { letterCount, lettersAndDigits, lettersOnly, plainGlyphs } from "./glyphs";
import type { Line } from "./lines";
import { median } from "./slope-field";

export interface StoreName {
  name: string;
  line: Line | null;
  confidence: number;
  chain: Chain | null;
}

const HEADER_LINES = 14;
const SHORT = 5;
const GENERIC =
  /^(MARTS?|MARKETS?|FOODS?|SUPER|FRESH|STORES?|GROCER[SY]?|CENTRAL|CITY|SAVE|GIANT|FARMS?|WHOLE|NATURAL|DOLLAR|FAMILY|PRICE)$/;
/** The warehouse club's logo is read as its second line only; its member line tells it from others. */
const CLUB_MEMBER = /\bMEMBER\b|\d?X?MEMBER\s?#?\s?\d{6,}/i;
/** Words that may stand beside a chain's name without making it another shop. */
const BESIDE =
  /SUPERCENTER|SUPERCENTRE|WHOLESALE|MARKETS?|SUPERMARKETS?|FOODS?|STORES?|PHARMACY|PHARMACIE|DRUGS?|GROCERY|WELCOME|THANK|SHOPPING|FOR|YOU|AT|TO|THE|OF|AND|INC|LTD|NUMBER|SAVON|EXTRA|PLUS|CO|NEIGHBORHOOD|FRESH|FARMERS|SUPER|CLUB|COM|WWW/g;
const NO_NAME =
  /RECEIPT|INVOICE|WELCOME|THANK|FEEDBACK|SURVEY|TELL US|WIN \$|CHANCE|CUSTOMER|COPY|OPEN|HOURS|MANAGER|CASHIER|PHONE|TEL|STORE\s?#|SAVE MONEY|ALWAYS|LOW PRICE|REG|DATE|MEMBER|WWW|HTTP|\.COM|\bID\b|SERVED|SERVI|GST|HST|TPS|STREET|AVE\b|ROAD|BLVD|\bRD\b|\bST\b|SUITE|HIGHWAY|HWY|REPRINT|DUPLICATE|SALE\b|DEBIT|CREDIT|CARD|LOOK|EXCHANGE|RETURN|QUESTIONS?|YOUR |CASH BILL|\bBILL\b|BUY ONE|GET ONE|DRIVE\b|\bDR\b|LANE\b|PLAZA|\bHWY|\bPKWY|SUITE|,\s?[A-Z]{2}\b|TAX INVOICE|SERVER|TABLE|CHECK|TICKET|STATION|^\W*\d{3,5}\s+[A-Z]/i;

function namesOf(chain: Chain): string[] {
  return [lettersAndDigits(chain.name), ...chain.aliases.map(lettersAndDigits)].filter(
    (name) => name.length >= 2,
  );
}

/** What is left of a name without the words that many shops share. */
const coreOf = (name: string) => name.replace(BESIDE, "");

function wordRuns(text: string): string[] {
  const words = plainGlyphs(text)
    .toUpperCase()
    .split(/[^A-Z0-9&'-]+/)
    .map(lettersAndDigits);
  return words.flatMap((word, i) => [
    word,
    word + (words[i + 1] ?? ""),
    word + (words[i + 1] ?? "") + (words[i + 2] ?? ""),
  ]);
}

/** `RCSS 1570`: a short code and the number of the branch at the start of the line. */
function isBranchCode(name: string, text: string): boolean {
  return name.length < 6 && new RegExp(`^\\W*${name}\\W*(#|NO)?\\W*\\d{2,5}\\b`).test(text.toUpperCase());
}

/** How well a chain's name is found in a line: 0 not at all, 1 to the letter. */
function likeness(name: string, text: string, letters: string): number {
  if (isBranchCode(name, text)) return 1;
  const core = coreOf(name).length;
  if (core < SHORT || name.length <= 7) {
    if (letters === name || wordRuns(text).includes(name)) return 1;
    if (core < SHORT) return 0;
  }
  // The first or last letters of a logo are easily lost.
  const lost = name.length - letters.length;
  const cut =
    letters.length >= 4 && lost > 0 && lost <= 2 && (name.endsWith(letters) || name.startsWith(letters));
  if (cut && !GENERIC.test(letters)) return 0.85;
  const allowed = /\d/.test(name) || core < 6 ? 0 : core < 9 ? 1 : Math.floor(core / 5);
  if (allowed === 0 && name.length <= 7) return 0;
  const distance = distanceWithin(name, letters);
  return distance > allowed ? 0 : 1 - distance / name.length;
}

interface Match {
  chain: Chain;
  line: Line;
  score: number;
  name: string;
}

function matchLine(line: Line, text: string, header: boolean): Match | null {
  const letters = lettersAndDigits(text);
  let best: Match | null = null;
  for (const chain of CHAINS) {
    for (const name of namesOf(chain)) {
      const like = likeness(name, text, letters);
      if (like === 0) continue;
      const coded = isBranchCode(name, text);
      const rest = coded ? 0 : letters.replace(name, "").replace(/\d/g, "").replace(BESIDE, "").length;
      const share = name.length / Math.max(1, name.length + Math.max(0, rest));
      // Words of its own beside the chain's name make it another shop.
      if (share < 0.62 && rest >= 4 && header) continue;
      const score = like * (0.35 + 0.65 * share) + name.length * 0.004 + (header ? 0.1 : -0.15);
      if (!best || score > best.score) best = { chain, line, score, name };
    }
  }
  return best;
}

function clubMatch(lines: readonly Line[]): Match | null {
  const chain = CHAINS.find((one) => one.name === "Costco Wholesale");
  const head = lines.slice(0, HEADER_LINES);
  const line = head.find(
    (one) =>
      editDistance(lettersAndDigits(one.text).slice(-9), "WHOLESALE") <= 1 && letterCount(one.text) <= 12,
  );
  const member = lines.some((one) => CLUB_MEMBER.test(one.text));
  return chain && line && member ? { chain, line, score: 0.95, name: "COSTCO" } : null;
}

function sloganMatch(lines: readonly Line[]): Match | null {
  for (const line of lines) {
    const letters = lettersOnly(line.text);
    const said = CHAIN_SLOGANS.find(
      ([slogan]) =>
        letters.length >= slogan.length - 3 && distanceWithin(slogan, letters) <= slogan.length / 7,
    );
    const chain = said && CHAINS.find((one) => one.name === said[1]);
    if (chain) return { chain, line, score: 0.85, name: lettersAndDigits(chain.name) };
  }
  return null;
}

function webMatch(lines: readonly Line[]): Match | null {
  for (const line of lines) {
    const text = line.text.toLowerCase().replace(/\s/g, "");
    for (const chain of CHAINS) {
      const web = chain.webs.find(
        (address) =>
          text.includes(address.replace(/\s/g, "")) ||
          (address.length > 10 && text.includes(address.replace(".", ""))),
      );
      if (web) return { chain, line, score: 0.9, name: lettersAndDigits(chain.name) };
    }
  }
  return null;
}

function printedName(lines: readonly Line[]): Line | null {
  const heads = lines.slice(0, 8).filter((line) => {
    const letters = letterCount(line.text);
    return (
      letters >= 4 &&
      letters / line.text.replace(/\s/g, "").length > 0.6 &&
      !NO_NAME.test(line.text) &&
      line.row.confidence > 0.75 &&
      !line.price
    );
  });
  const usual = median(lines.map((line) => line.row.height)) || 1;
  const weight = (line: Line) => Math.min(2, line.row.height / usual) - 0.35 * line.index;
  return heads.sort((a, b) => weight(b) - weight(a) || a.index - b.index)[0] ?? null;
}

function tidyName(text: string): string {
  return plainGlyphs(text)
    .replace(/\s+/g, " ")
    .replace(/[#*]\s?\d+\s*$/, "")
    .replace(/^[\s*#.-]+|[\s*#.,:-]+$/g, "")
    .trim();
}

/** The store: a known chain by its printed name, web address or mention, else the name printed at the head. */
export function storeNameOf(lines: readonly Line[]): StoreName | null {
  const heads = lines.slice(0, HEADER_LINES);
  const candidates: Match[] = [];
  heads.forEach((line, index) => {
    const own = matchLine(line, line.text, true);
    if (own) candidates.push({ ...own, score: own.score - index * 0.01 });
    const joined = `${line.text} ${heads[index + 1]?.text ?? ""}`;
    const two = matchLine(line, joined, true);
    if (two && letterCount(line.text) <= 14)
      candidates.push({ ...two, score: two.score - index * 0.01 - 0.02 });
  });
  const web = webMatch(lines);
  const club = clubMatch(lines);
  const slogan = sloganMatch(lines);
  if (slogan) candidates.push(slogan);
  if (club) candidates.push(club);
  const mentions = lines.slice(HEADER_LINES).flatMap((line) => {
    const found = line.price ? null : matchLine(line, line.text, false);
    return found && found.name.length >= SHORT ? [found] : [];
  });
  for (const match of candidates) {
    if (web?.chain === match.chain) match.score += 0.3;
    if (mentions.some((mention) => mention.chain === match.chain)) match.score += 0.15;
  }
  if (web && !candidates.some((match) => match.chain === web.chain)) candidates.push(web);
  candidates.push(
    ...mentions
      .filter((mention) => mention.score > 0.6)
      .map((mention) => ({ ...mention, score: mention.score - 0.1 })),
  );
  const printed = printedName(lines);
  const shared = (match: Match) =>
    coreOf(match.name) === "" && printed !== null && printed.index < match.line.index;
  const best =
    candidates
      .filter((match) => !shared(match))
      .sort((a, b) => b.score - a.score || a.line.index - b.line.index)[0] ?? null;
  if (best && best.score >= 0.62)
    return {
      name: best.chain.name,
      line: best.line,
      confidence: Math.min(0.98, best.score),
      chain: best.chain,
    };
  if (printed) {
    const confidence = Math.min(0.8, printed.row.confidence * 0.8);
    return { name: tidyName(printed.text), line: printed, confidence, chain: null };
  }
  return best ? { name: best.chain.name, line: best.line, confidence: 0.5, chain: best.chain } : null;
}
