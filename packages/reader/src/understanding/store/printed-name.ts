import { median } from "@gf-ledger/domain/numbers/median";
import { hasArticleNumber, isDepartment } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { isQuantityText } from "../lines/quantity-lines";
import { chancesOf } from "../rows/row-roles";
import { letterCount, lettersOnly, plainGlyphs } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";
import { PLAIN_PROVINCE, PLAIN_STATE, PROVINCE, STATE } from "./currency";

const HEAD_LINES = 8;
const NO_NAME = longPattern(
  String.raw`
      RECEIPT|INVOICE|WELCOME|THANK|FEEDBACK|SURVEY|TELL US|WIN \$|CHANCE|CUSTOMER|COPY|OPEN|HOURS|
      MANAGER|CASHIER|PHONE|TEL|STORE\s?#|SAVE ?MONEY|ALWAYS|LOW PRICE|REG|DATE|MEMBER|WWW|HTTP|\.COM|
      \bID\b|SERVED|SERVI|GST|HST|TPS|REPRINT|DUPLICATE|SALE\b|DEBIT|CREDIT|CARD|LOOK|EXCHANGE|RETURN|
      QUESTIONS?|YOUR |CASH BILL|\bBILL\b|BUY ONE|GET ONE|SERVER|TABLE|CHECK|TICKET|STATION|ENTER|
      COMPLETE|VISIT|TODAY|ABOUT|SONDAGE|\bWIN\b|PURCHASE|VALID|EXPIRES|\bGO TO\b|\bTIME\b|GUEST|
      \bORDER\b|\bHOST\b|OPERATOR|\bTRANS|WANT TO KNOW|SHARE |REWARDS|SAVINGS|\bHOW\b|\bPARKING\b|
      \bSCAN|\bQR\b|DOWNLOAD|\bAPPS?\b|FOLLOW US|\bEARN\b|%|NOW HIRING|CONTEST|CONCOURS|T[EÉ]L[EÉ]CHARG|GAGNE|
      OBTENEZ|[EÉ]CONOMISE|NUM[EÉ]RIS|\bDINE ?IN\b|\bTAKE ?OUT\b|\bNICE DAY\b|\bGREAT DAY\b|COME AGAIN|PLEASE|SEE YOU|CLUB SAV|
      BIENVENUE|\bMERCI\b|(HELPED|ASSISTED|RUNG UP) BY|MY NAME IS|TERMINAL|SATISFACTION|GUARANTEE|OWNED BY|\bQTY\b|^\W*DESCRIPTION\b|^\W*POSTED\W*$|LOVIN\W|\bVOID|^\W*\w{1,3}\W*$`,
  "i",
);
const STREET =
  "STREET|STR|ST|AVENUE|AVE|ROAD|RD|BOULEVARD|BLVD|DRIVE|DR|LANE|LN|PLAZA|PKWY|PARKWAY|HIGHWAY|HWY|ROUTE|RTE|SUITE|STE|RUE|CHEMIN|COURT|CT|WAY|PIKE|SQUARE|UNIT";
const ADDRESS = longPattern(
  String.raw`
    ^\W*\d{1,6}[\s.,-]*[A-Z]|^\W*(NO|LOT|UNIT|LEVEL)\b\W{0,3}(P\.?T\.?\W*)?\d|#\s?\d{2}-\d{2}\b|\b(${STREET})\b.*\d|\d.*\b(${STREET})\b|,\s?[A-Z]{2}\b|
    \b[A-Z]{2}\W{0,2}\d{5}(-\d{4})?\W*$|[A-Z]\s+\d{5}(-\d{4})?\W*$|
    \b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}|\bP\.?O\.? BOX\b`,
  "i",
);
/**
 * A shop's name may start with a number (`99 Ranch`, `7-Eleven`); after a house number there is no word for a
 * shop.
 */
const SHOP = longPattern(
  String.raw`
      MARKET|FOODS?\b|GROCER|SUPERM|STORES?\b|MART\b|SHOP\b|DELI\b|BAKERY|PHARMAC|FARMS?\b|PRODUCE|
      BUTCHER|DEPANNEUR|MARCHE|EPICERIE|FRUITERIE|BOUCHERIE|CO-?OP\b|PANTRY|LIQUOR|WHOLESALE|TRADING|
      OUTLET|RESTAURANT|CAFE|BREWERY|GRILL`,
  "i",
);
/** Signs of a row of goods: an article number, or a tax mark after the price. */
const isGoods = ({ word, label, tail, letters }: Line) =>
  word === "open" && letters >= 3 && (hasArticleNumber(label) || /^\s*[A-Z]{1,3}\s*$/.test(tail));
const SUMS = new Set<Line["word"]>(["subtotal", "total", "tender", "change"]);
/** A sentence is a slogan or a request. */
const SENTENCE = /[a-z][.!?]\W*$|^([A-Z]?[a-z']+\s+){4,}/;
const STREET_ALONE = new RegExp(`\\b(${STREET})\\W*$`, "i");

/** `HUNTINGTON BEACH CA`, in capitals: `La Mia` names no state. */
const TOWN_AND_REGION = new RegExp(`[A-Za-z]{3,},?\\s(?:${PLAIN_STATE}|CA|${PLAIN_PROVINCE})\\W*$`);

function isAddress(text: string): boolean {
  return (
    (ADDRESS.test(text) || TOWN_AND_REGION.test(text)) &&
    !(SHOP.test(text) && !/,\s?[A-Z]{2}\b|\d{5}/.test(text))
  );
}

/** A line that begins with a town and tells its province or state. */
const TOWN_LINE = /^\W*([A-Z' .-]{3,}?)\W+(?:[A-Z]{2}|ONTARIO|QU[EÉ]BEC|ALBERTA|MANITOBA)\b/i;

/** Whether a line names only the town that the shop's address names too. */
function isTown(line: Line, lines: readonly Line[]): boolean {
  const name = lettersOnly(line.text);
  return lines.slice(line.index + 1, line.index + 1 + HEAD_LINES).some(({ text }) => {
    const town = isAddress(text) ? TOWN_LINE.exec(text)?.[1] : undefined;
    return town !== undefined && lettersOnly(town) === name;
  });
}

/** How many lines below a shop's name its address may begin. */
const ADDRESS_WITHIN = 5;
const MIN_REPEATED_LETTERS = 5;
const MIN_SLOGAN_LETTERS = 8;
/** A printed name read less surely may be a misread line. */
const SURE_READ = 0.85;

/** Signs and capitals where no name has them: misread print, or another script. */
const ODD = /[?_"~|<>{}\\^]|(?:\s+\d){2}\b|\*\s*\S*$|\b(?!Ma?c|De|Le|La|O')[A-Za-z]*[a-z][A-Z]/;
/** What many shops have in their names, and none alone. */
const KIND_ALONE = [
  /^(?:(?:RESTAURANT|BISTRO|CAFE|COFFEE|BAR|GRILL|DINER|PUB)(?:AND)?)+$/,
  /^(?:WAREHOUSE|WHOLESALE|CLUB|MARKET|FOODS?|SUPERMARKETS?|SUPERMARCHE|MARCHE|EPICERIE|GROCER(?:Y|IES))$/,
  /^(?:STORES?|SUPERSTORE|PHARMAC(?:Y|IE)|FRESH|ORGANICS?|BAKERY|DELI)$/,
];

/** A word for a shop, its kind or its firm, which makes a name of what would be a slogan. */
const NAMED_AS_SHOP = longPattern(
  String.raw`
    \b(?:(?:SUPER)?MARKETS?|(?:SUPER)?MARCH[EÉ]S?|GROCER(?:S|Y|IES)?|STORES?|MART|SHOPS?|FOODS|DELI|BAKER(?:Y|S)|PHARMAC(?:Y|IE)|
    DRUGS?|FARMS|BUTCHERS?|D[EÉ]PANNEUR|[EÉ]PICERIE|FRUITERIE|BOUCHERIE|BOULANGERIE|P[AÂ]TISSERIE|FROMAGERIE|
    POISSONNERIE|CO-?OP|PANTRY|LIQUOR|WHOLESALE|TRADING|OUTLET|RESTO|RESTAURANT|BISTRO|CAF[EÉ]|COFFEE|DINER|BREWERY|GRILL|
    PIZZA|PIZZERIA|HARDWARE|CONVENIENCE|VILLAGE|STOP|DEPOT|WAREHOUSE|MAGASIN|BOUTIQUE|TRAITEUR|CATERING|KITCHEN|
    LTD|LT[EÉ]E|LIMITED|INC|CO|CORP|COMPANY|LLC|LLP)\b|STORE\b|SUPERM|MART\b`,
  "iu",
);
/** What shops say of themselves, and hardly one is called. */
const SLOGAN = longPattern(
  String.raw`
    \b(?:WE|YOU|YOURS?|OURS?|US|EVERY|EVERYONE|ALWAYS|YOU CAN TRUST|SINCE|DEPUIS|LIVES?|LIVING|EAT|EATING|SAVE|
    WHERE|BETTER|MORE FOR|LESS|MADE|HOMEMADE|GOODNESS|PROUD(?:LY)?|NOUS|VOUS|NOTRE|NOS|VOTRE|VOS|TOUJOURS|
    MIEUX|CHAQUE|FIERS?|FI[EÈ]REMENT)\b|
    \b(?:TASTES?|LOVE|VALUES?|QUALIT[YÉE]|FRESHNESS|FRA[IÎ]CHEUR|FRAIS|GO[UÛ]T)\b.*(?:!|\p{L},\s?\p{L})`,
  "iu",
);

/** Whether a printed name reads as a slogan, without a word for a shop: it is asked, since some shops are called so. */
export const isSlogan = (text: string): boolean =>
  SLOGAN.test(text) &&
  letterCount(text) >= MIN_SLOGAN_LETTERS &&
  /\p{L}\s+\p{L}/u.test(text) &&
  !NAMED_AS_SHOP.test(text);

/** `SK S7K 1A1`, `IL 62701`, `S7K 1A1`: what follows a town, on a row of its own. */
const CODE_ALONE = longPattern(
  String.raw`
    ^\W*(?:(?:${PROVINCE}|ONTARIO|QU[EÉ]BEC|ALBERTA|MANITOBA|SASKATCHEWAN)\b\W*)?[A-Z]\d[A-Z]\s?\d[A-Z]\d\W*$|
    ^\W*(?:${PROVINCE}|${STATE})\W*$|^\W*(?:${STATE})\W+\d{5}(?:-\d{4})?\W*$`,
  "i",
);
/** `OP 10234`: a till's row, which looks like a state and its code. */
const TILL_ROW = new RegExp(
  `^\\W*(?!(?:${STATE})\\b)[A-Z]{1,4}\\W{0,3}\\d{4,6}\\W*$|^\\W*ID\\W{0,3}\\d`,
  "i",
);

/** Whether something beside a printed name bears out that it is the shop's: its words, an address, another mention. */
export function isBorneOut(line: Line, lines: readonly Line[]): boolean {
  if (line.row.confidence < SURE_READ) return false;
  const letters = lettersOnly(line.text);
  if (ODD.test(line.text) || KIND_ALONE.some((kind) => kind.test(letters))) return false;
  const repeated =
    letters.length >= MIN_REPEATED_LETTERS &&
    lines.some((other) => other !== line && lettersOnly(other.text).includes(letters));
  const below = lines.slice(line.index + 1, line.index + 1 + ADDRESS_WITHIN);
  if (isSlogan(line.text)) return false;
  if (repeated || SHOP.test(line.text)) return true;
  // A town stands there as often as a shop.
  if (CODE_ALONE.test(lines[line.index + 1]?.text ?? "")) return false;
  // What stands below an address is seldom the shop; and `3 CROISSANTS  7.50` begins as a street does.
  const isBelowAddress = lines.slice(0, line.index).some(({ text }) => isAddress(text));
  return (
    !isBelowAddress &&
    below.some(({ text, price }) => price === null && isAddress(text) && !TILL_ROW.test(text))
  );
}

/** Whether a line was read well, and is letters for the most part, without a price and no address. */
function hasNamesLetters({ text, row, price }: Line): boolean {
  const letters = letterCount(text);
  if (letters < 4 || letters / text.replace(/\s/g, "").length <= 0.6) return false;
  return !isAddress(text) && row.confidence > 0.75 && !price;
}

/** Whether a line may say a shop's name: mostly letters, and neither an address nor what tills print around a name. */
function mayBeName(line: Line, lines: readonly Line[]): boolean {
  const next = lines[line.index + 1];
  // A name with its price, count or weight on the next row is an article's.
  if (next && isQuantityText(next.price ? next.label : next.text)) return false;
  if (isDepartment(line.text) || isTown(line, lines)) return false;
  return hasNamesLetters(line) && !NO_NAME.test(line.text);
}

/** A row is likely the shop's, and another hardly, as one in 100 of such rows is, by what was learnt of rows. */
const LIKELY_SHOP = 0.8;
const HARDLY_SHOP = 0.35;

/**
 * The line that is the shop's name, by what was learnt of rows, where the printed line of no known chain is hardly one
 * (reading-155); otherwise `null`.
 */
export function likelierShop(printed: Line | null, lines: readonly Line[]): Line | null {
  const chances = chancesOf(lines, "shop");
  const chanceOf = ({ index }: Line) => chances[index] ?? 0;
  if (printed && chanceOf(printed) >= HARDLY_SHOP) return null;
  const likely = lines.filter(
    (line) => chanceOf(line) >= LIKELY_SHOP && hasNamesLetters(line) && !isTown(line, lines),
  );
  return likely.sort((a, b) => chanceOf(b) - chanceOf(a))[0] ?? null;
}

/**
 * The line at the head that looks most like the shop's name: high up, in large letters, above the address.
 */
export function printedNameLine(lines: readonly Line[]): Line | null {
  const usual = median(lines.map((line) => line.row.height)) || 1;
  const weight = (line: Line) => {
    const next = lines[line.index + 1];
    return (
      Math.min(2, line.row.height / usual) -
      0.35 * line.index +
      (SHOP.test(line.text) ? 0.5 : 0) +
      (next && isAddress(next.text) ? (CODE_ALONE.test(next.text) ? -0.3 : 0.3) : 0) -
      (isSlogan(line.text) ? 0.5 : 0) -
      (SENTENCE.test(line.text) ? 0.8 : 0) -
      (STREET_ALONE.test(line.text) ? 0.3 : 0)
    );
  };
  // Lines below goods or a sum are not the head, however little of the receipt the photo shows.
  const goods = lines.findIndex((line) => line.price !== null && (isGoods(line) || SUMS.has(line.word)));
  const heads = lines
    .slice(0, goods < 0 ? HEAD_LINES : Math.min(HEAD_LINES, goods))
    .filter((line) => mayBeName(line, lines));
  return heads.sort((a, b) => weight(b) - weight(a) || a.index - b.index)[0] ?? null;
}

/** The shop's name without branch number and ornaments. */
export function tidyStoreName(text: string): string {
  return plainGlyphs(text)
    .replace(/\s+/g, " ")
    .replace(/[#*]\s?\d+\s*$/, "")
    .replace(/^[\s*#.-]+|[\s*#.,:-]+$/g, "")
    .trim();
}
