import type { Currency } from "../edition/edition-facts";
import { spellingKey } from "../line-item/spelling-key";
import { briefText, type TableCell } from "./table";

/** How text names the two currencies: codes and signs as written, and words in English and French, folded. */
const NAMES: readonly (readonly [Currency, { readonly signs: RegExp; readonly words: RegExp }])[] = [
  [
    "CAD",
    {
      signs:
        /(?<!\p{L})(?:[Cc][Aa][Dd]|[Cc][Dd][Nn])(?!\p{L})|(?<!\p{L})[Cc](?:[Aa][Nn]?)?\$|(?<!\p{L})CA\s\$|\$\s?(?:CAN?|ca)(?!\p{L})/u,
      words: /\b(?:canadian|canada) dollars?\b|\bdollars? (?:canadiens?|du canada)\b|\bcanadi(?:an|ens?)$/,
    },
  ],
  [
    "USD",
    {
      signs:
        /(?<!\p{L})[Uu][Ss][Dd](?!\p{L})|(?<!\p{L})[Uu][Ss]\$|(?<!\p{L})(?:US\s|U\.S\.\s?)\$|\$\s?(?:US|us|U\.S\.|É\.-U\.)(?!\p{L})/u,
      words:
        /\b(?:us|u s|american|united states) dollars?\b|\bdollars? (?:us|u s|americains?|e u|des etats unis)\b|\bamericains?$/,
    },
  ],
];

/** For a column of currencies: the dollar sign alone is that of the edition, as it is in front of an amount. */
const DOLLARS = /^\$$|^dollars?$/i;
const NOTHING = /^[-–—]*$|^(?:n\/?[ad]|none|null)$/i;
/** Countries and numbers in place of a code, and one that is often mistyped. */
const CELLS: readonly (readonly [RegExp, Currency])[] = [
  [/^(?:CAN?|CND|Canada|124)\.?$/i, "CAD"],
  [/^(?:USA?|U\.S\.(?:A\.)?|840)$/i, "USD"],
];
/** Other currencies that the heading of a column of prices names. */
const FOREIGN =
  /[€£¥₹]|(?<!\p{L})(?:EUR|euros?|GBP|MXN|AUD|NZD|JPY|CHF|CNY|HKD|SGD|INR|SEK|NOK|DKK|BRL)(?!\p{L})/iu;

function named(text: string): Currency[] {
  const words = spellingKey(text);
  return NAMES.filter(([, by]) => by.signs.test(text) || by.words.test(words)).map(([currency]) => currency);
}

/**
 * In what currency money is by a text beside it, for an edition whose own is `currency`: `unknown` where the text
 * names one that no edition has.
 */
export type NamedCurrency = "own" | "other" | "unknown";

/** By an amount, which may name a currency. */
export const currencyOfAmount = (cell: TableCell, currency: Currency): NamedCurrency =>
  named(briefText(cell)).some((one) => one !== currency) ? "other" : "own";

/** By the heading of a column of amounts, which may name a currency, or both. */
export function currencyOfHeading(heading: string, currency: Currency): NamedCurrency {
  const all = named(heading);
  if (all.length > 0) return all.includes(currency) ? "own" : "other";
  return FOREIGN.test(heading) ? "unknown" : "own";
}

/** By the cell of a column of currencies, which names one or is empty. */
export function currencyOfCell(cell: TableCell, currency: Currency): NamedCurrency {
  const text = briefText(cell);
  if (NOTHING.test(text) || DOLLARS.test(text)) return "own";
  const country = CELLS.find(([pattern]) => pattern.test(text))?.[1];
  const [one, another] = country ? [country] : named(text);
  if (!one || another) return "unknown";
  return one === currency ? "own" : "other";
}
