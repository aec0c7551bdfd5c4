import type { Currency } from "@gf-ledger/domain/edition/edition";
import type { Chain } from "../chains/chains";
import type { Line } from "./lines";
import { longPattern } from "./long-pattern";

const CANADA = longPattern(
  String.raw`
      \b(GST|HST|QST|PST|TPS|TVQ|TVH)\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\bINTERAC\b|SOUS-?TOTAL|
      \b(ONTARIO|QUEBEC|ALBERTA|MANITOBA|SASKATCHEWAN|NOVA SCOTIA|BRITISH COLUMBIA)\b|,\s?(ON|QC|AB|
      BC|MB|SK|NS|NB|NL|PE)\b|\.CA\b|\bCAD\b|COMPTANT|AIR MILES`,
  "i",
);
const UNITED_STATES = longPattern(
  String.raw`
      \b(AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|
      NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY)[\s,.]*\d{5}\b|\bEBT\b|\bSNAP\b|
      \bUSD\b|US DEBIT|SALES TAX|\bTAX\s?1\b|USA\b`,
  "i",
);

/**
 * Canadian or US dollars by province, state, postal code, taxes and chain; `null` without any sign of either.
 */
export function currencyOf(lines: readonly Line[], chain: Chain | null): Currency | null {
  let canada = 0;
  let states = 0;
  for (const line of lines) {
    if (CANADA.test(line.text)) canada++;
    if (UNITED_STATES.test(line.text)) states++;
  }
  if (chain?.countries.length === 1) {
    if (chain.countries[0] === "ca") canada += 2;
    else states += 2;
  }
  if (canada === states) return null;
  return canada > states ? "CAD" : "USD";
}
