import type { Line } from "../lines/lines";
import { longPattern } from "./long-pattern";

/** Amounts in other money, numbers of other countries' taxes and companies: wherever they stand, but in goods' names. */
const ANYWHERE = longPattern(
  String.raw`
    [€£₹]\s?\d+[.,]?\d*|\d[.,]\d\d\s?€|\b(?:AED|SGD|MYR|INR|GBP|EUR|HKD|ZAR|NZD)\b|\bRM\s?\d+[.,]\d\d\b|\(RM\)|^\W*(?:SIMPLIFIED )?TAX INVOICE\W*$|
    \bRS\.?\s?\d[\d,]*[.,]\d\d\b|\bHK\s?\$|\bSDN\.?\s?BHD\b|\bPVT\.?\s?LTD\b|\bABN\b\W*\d|\bGSTIN\b|
    \bV\.?A\.?T\b\W*(?:NO|NUMBER|REG|TOTAL|INCL|[A-Z]?\s?[\d(@])|\b(?:BTW|TVA|P\.?\s?IVA|KVK)\b\W*(?:NO|NR|INTRA|\d)`,
  "i",
);
/** A GST number of Singapore, India or Malaysia; Canada's has nine digits, with `RT` and four more or without. */
const FOREIGN_GST = longPattern(
  String.raw`
    \bGST\b[^\d]{0,20}(?:\d{2}-?\d{7}-?[A-Z]\b|\d{9}[A-Z]\b|\d{2}[A-Z]{5}\d{4}[A-Z]|\d{12}\b)`,
  "i",
);
const COUNTRY =
  "SINGAPORE|MALAYSIA|INDIA|HONG KONG|AUSTRALIA|NEW ZEALAND|ENGLAND|SCOTLAND|IRELAND|UNITED KINGDOM|DUBAI|KENYA|SOUTH AFRICA";
/** A row of an address: a country behind a comma or before its code, a town that has no namesake here, a British code. */
const IN_ADDRESS = longPattern(
  String.raw`
    [,-]\s?(?:${COUNTRY})\W*$|\b(?:SINGAPORE|MALAYSIA|INDIA)\W{0,3}\d{5,6}\b|\b(?:KUALA LUMPUR|JOHOR BAHRU|SELANGOR)\b|
    \b(?:CHENNAI|MUMBAI|BANGALORE|BENGALURU|DELHI|KOLKATA)\W{0,3}\d{3}\s?\d{2,3}\b|
    \b[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}\W*$`,
);
/** The Philippines have a VAT and write the month first. */
const MONTH_FIRST_TOO = /\bPHP\b|\bPHILIPPINE\b|\.PH\b|\bVATABLE\b/i;

/** What a receipt shows of a country beside Canada and the United States. */
export interface ForeignSigns {
  /** How many rows show it. */
  readonly rows: number;
  /** Whether dates are written with the day first there. */
  readonly dayFirst: boolean;
}

/** The rows that only receipts of other countries have. An article's name is none: `SINGAPORE NOODLES`. */
export function foreignSignsOf(lines: readonly Line[]): ForeignSigns {
  const firstPrice = lines.findIndex(({ price }) => price !== null);
  const head = firstPrice < 0 ? lines.length : firstPrice;
  const rows = lines.filter(({ text, label, tail, price, word }, at) => {
    const isGoods = price !== null && word === "open";
    const outside = isGoods ? `${text.slice(price.start - 4, price.end)}${tail}` : text;
    if (at < head && IN_ADDRESS.test(text.toUpperCase())) return true;
    return ANYWHERE.test(outside) || FOREIGN_GST.test(text) || (isGoods && /[€£₹]/.test(label.slice(-3)));
  });
  return {
    rows: rows.length,
    dayFirst: rows.length > 0 && !lines.some(({ text }) => MONTH_FIRST_TOO.test(text)),
  };
}
