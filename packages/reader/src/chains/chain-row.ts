import type { DayOrder } from "../understanding/dates/date-forms";

/** The countries whose chains are known. */
export type ChainCountry = "us" | "ca";

/**
 * What is known of one grocery chain, banner, pharmacy or dollar store that sells food: all of it public,
 * and printed on its receipts. Names and slogans are letters only, upper case, without accents.
 */
export interface ChainRow {
  /** The name as a person writes it. Two chains of two countries may share one. */
  readonly name: string;
  /** Where it has shops; left out, only in the country of its table. */
  readonly countries?: readonly ChainCountry[];
  /** Other names its receipts bear. */
  readonly aliases?: readonly string[];
  /** Web addresses printed on its receipts. */
  readonly webs?: readonly string[];
  /** Sentences that it alone prints. */
  readonly slogans?: readonly string[];
  /** Its cards, savings clubs and surveys. */
  readonly programmes?: readonly string[];
  /** A row that only its tills print: store, operator, terminal and transaction numbers in one order. */
  readonly tillRow?: RegExp;
  /** The orders in which its tills print a date of figures alone, the usual one first. */
  readonly dayOrder?: readonly DayOrder[];
  /** How the names of goods begin that it alone sells as its own brand. */
  readonly ownBrands?: RegExp;
  /** How its own brand comes out of dotted print, and what it is. */
  readonly misreadBrand?: { readonly read: RegExp; readonly brand: string };
  /** For a club of whose logo only the last word is read: its member line tells it from others. */
  readonly memberClub?: { readonly logoEnd: string; readonly memberLine: RegExp };
}
