import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ChainCountry } from "../../chains/chain-row";
import { CHAINS, type Chain } from "../../chains/chains";
import type { Line } from "../lines/lines";
import { foreignSignsOf } from "../words/foreign-signs";
import { longPattern } from "../words/long-pattern";

/** The area codes of Canada in the North American numbering plan. */
const CANADIAN = new Set(
  (
    "204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 " +
    "519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942"
  ).split(" "),
);
/** Free of charge or paid for by the caller, from both countries. */
const OF_NO_COUNTRY = /^(?:8(?:00|22|33|44|55|66|77|88)|900)$/;
const TELEPHONE =
  /(?:(?<![\d.-])(?:1[\s.-])?\(?([2-9]\d\d)\)?[\s.-]{1,2}[2-9]\d\d[\s.-]|\b(?:TEL|T[EÉ]L[EÉ]PHONE|PHONE|PH)\W{0,3}1?([2-9]\d\d)[2-9]\d\d)\d{4}(?![\d.-])/gi;

/** The country of the telephone number in a line; `null` without one, or where it has none. */
function telephoneCountry(text: string): ChainCountry | null {
  for (const [, parted, together] of text.matchAll(TELEPHONE)) {
    const code = parted ?? together ?? "";
    if (!OF_NO_COUNTRY.test(code)) return CANADIAN.has(code) ? "ca" : "us";
  }
  return null;
}

export const PROVINCE = "ON|QC|PQ|AB|BC|MB|SK|NS|NB|NL|PE|PEI|YT|NT|NU";
export const STATE =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC";

const STATE_NAME = [
  "ALABAMA|ALASKA|ARIZONA|ARKANSAS|CALIFORNIA|COLORADO|CONNECTICUT|DELAWARE|FLORIDA|GEORGIA|HAWAII|IDAHO|ILLINOIS|INDIANA|IOWA|KANSAS|KENTUCKY",
  "LOUISIANA|MAINE|MARYLAND|MASSACHUSETTS|MICHIGAN|MINNESOTA|MISSISSIPPI|MISSOURI|MONTANA|NEBRASKA|NEVADA|NEW HAMPSHIRE|NEW JERSEY|NEW MEXICO|NEW YORK|NORTH CAROLINA|NORTH DAKOTA",
  "OHIO|OKLAHOMA|OREGON|PENNSYLVANIA|RHODE ISLAND|SOUTH CAROLINA|SOUTH DAKOTA|TENNESSEE|TEXAS|UTAH|VERMONT|VIRGINIA|WASHINGTON|WEST VIRGINIA|WISCONSIN|WYOMING",
].join("|");
/** Of provinces and states, those that end no sentence, name or size in the head of a receipt. */
export const PLAIN_PROVINCE = "QC|AB|BC|MB|SK|NS|NB|NL";
export const PLAIN_STATE =
  "WA|TX|NY|NJ|FL|GA|VT|NH|NC|TN|KY|VA|WV|WI|MN|MT|NE|NV|NM|AZ|AK|AR|UT|WY|IL|IA|MI|RI|SD|ND";
const TOWN = String.raw`^\W*\p{L}[\p{L} .'-]{2,24}[, ]\s?`;
const TOWN_IN_CANADA = new RegExp(`${TOWN}\\(?(?:${PLAIN_PROVINCE})\\W*$`, "iu");
const TOWN_IN_STATES = new RegExp(`${TOWN}\\(?(?:${PLAIN_STATE})\\W*$`, "iu");

/** Provinces that are words as well (`THANK YOU, ON BEHALF`): they end a row, or a code or a telephone follows. */
const WORD_PROVINCE = "ON|PE|NU|NT|NL|YT|PQ";
/** `GST 4  TBL 12`: how many guests sat at the table. */
const GUESTS = /\bGST\s?#?\s?\d{1,2}(?![\d.,]|\s?%)/gi;

const CANADA = longPattern(
  String.raw`
      \b(HST|QST|PST|TPS|TVQ|TVH)\b|\b[A-CEGHJ-NPR-TVXY]\d[A-Z][\s-]?\d[A-Z]\d\b|\bINTERAC\b|SOUS-?TOTAL|
      \b(ONTARIO|QUEBEC|QUÉBEC|ALBERTA|MANITOBA|SASKATCHEWAN|NOVA SCOTIA|BRITISH COLUMBIA|NEW BRUNSWICK|
      NEWFOUNDLAND|PRINCE EDWARD ISLAND)\b|,\s?(QC|AB|BC|MB|SK|NS|NB|PEI)\b|
      ,\s?(${WORD_PROVINCE})(?=\W*$|\W+[A-Z]?\d|\W*\(|\W+CANADA)|\.CA\b|\b(CAD|CDN)\b|\bCA?\s?\$|\bCAN\s?\$|
      \$\s?(\d+[.,]\d\d\s?)?CAN\b|\bCANADIAN (DOLLARS?|FUNDS)\b|\bDOLLARS? CANADIENS?\b|(^|,\s?)CANADA\W*$|
      \b(${PROVINCE})\s[A-CEGHJ-NPR-TVXY]\d[A-Z]\W*$|COMPTANT|AIR MILES`,
  "i",
);
const UNITED_STATES = longPattern(
  String.raw`
      \b(${STATE})[\s,.]*(ZIP\W*)?\d{5}(-\d{4})?\b|\bEBT\b|\bSNAP\b|\bUSD\b|\bUS\s?\$|US DEBIT|SALES TAX|
      \b(STATE|COUNTY) TAX\b|\bTAX\s?1\b|USA\b|(^|,\s?)UNITED STATES\b|\bU\.?S\.? (DOLLARS|FUNDS)\b|
      \b(${STATE_NAME})[\s,.]*\d{5}\b|[A-Z]{3},\s?(${STATE_NAME})\W*$`,
  "i",
);
const ENDS_WITH_STATE = new RegExp(`(?:^\\W*|[A-Z]{3,},?\\s)(?:${STATE})\\W*$`, "i");
const ENDS_WITH_PROVINCE = new RegExp(`[A-Z]{3,},?\\s(?:${PROVINCE})\\W*$`, "i");
const ZIP_ALONE = /^\W*(?:ZIP(?: CODE)?\W*)?\d{5}(?:-\d{4})?\W*$/i;

/** Whether a row names the tax that Canada, Singapore, Malaysia, India and Australia have; with an amount no guests. */
const hasGst = (text: string) => /\bGST\b/i.test(/\d[.,]\d\d/.test(text) ? text : text.replace(GUESTS, ""));

/** The country whose signs a row bears, alone or with the row above it. */
function countriesOf(text: string, above: string): { canada: boolean; states: boolean } {
  const zipBelow = ZIP_ALONE.test(text) && ENDS_WITH_STATE.test(above) && !ENDS_WITH_PROVINCE.test(above);
  return { canada: CANADA.test(text), states: UNITED_STATES.test(text) || zipBelow };
}

/** The country of a town above the goods that ends with its province or state: `SEATTLE WA`. */
function townCountry(text: string): ChainCountry | null {
  if (TOWN_IN_CANADA.test(text)) return "ca";
  return TOWN_IN_STATES.test(text) ? "us" : null;
}

/** A telephone number may be one for questions, in the other country; letters behind a town may be others. */
const WEAK_WEIGHT = 0.5;
const CHAIN_WEIGHT = 2;

/** The country in which all chains of a name are; `null` where they are in two. */
function onlyCountryOf({ name }: Chain): ChainCountry | null {
  const countries = new Set(CHAINS.filter((one) => one.name === name).flatMap((one) => one.countries));
  const [country = null] = countries;
  return countries.size === 1 ? country : null;
}

/**
 * Canadian or US dollars by province, state, postal code, telephone, taxes and chain, whatever the gaps between the
 * words; `null` without any sign of either, and where as many rows are of another country.
 */
export function currencyOf(lines: readonly Line[], chain: Chain | null): Currency | null {
  const texts = lines.map(({ text }) => text.replace(/\s+/g, " ").trim());
  const abroad = foreignSignsOf(lines).rows;
  let canada = 0;
  let states = 0;
  const goods = lines.findIndex(({ price }) => price !== null);
  const head = goods < 0 ? lines.length : goods;
  texts.forEach((text, at) => {
    const named = countriesOf(text, texts[at - 1] ?? "");
    // Beside signs of another country that tax says nothing of Canada.
    const signs = { ...named, canada: named.canada || (abroad === 0 && hasGst(text)) };
    if (signs.canada) canada++;
    if (signs.states) states++;
    const town = at < head && !signs.canada && !signs.states ? townCountry(text) : null;
    for (const country of [telephoneCountry(text), town]) {
      if (country === "ca") canada += WEAK_WEIGHT;
      if (country === "us") states += WEAK_WEIGHT;
    }
  });
  const ofChain = chain && onlyCountryOf(chain);
  if (ofChain === "ca") canada += CHAIN_WEIGHT;
  if (ofChain === "us") states += CHAIN_WEIGHT;
  if (canada === states || (abroad > 0 && abroad >= Math.max(canada, states))) return null;
  return canada > states ? "CAD" : "USD";
}
