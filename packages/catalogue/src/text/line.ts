import { fold } from "./fold";
import { type PrintedSizes, takeSize } from "./size";

export interface LineText extends PrintedSizes {
  /** Folded, without article numbers, prices, tax letters and size. */
  readonly text: string;
}

const ARTICLE_NUMBER = /(?<![a-z0-9])\d{5,}[a-z]{0,2}(?![a-z0-9])/g;
/** An article number printed without a space before the name: "5623broccoli". */
const GLUED_NUMBER = /(?<![a-z0-9])\d{4,}(?=[a-z]{4})/g;
/** A size printed without a space behind the name: "avocados6ct". */
const GLUED_SIZE = /([a-z]{3})(\d{1,4}(?:[.,]\d{1,2})?(?:oz|z|ct|lbs?|kg|g|ml|l|pk|pcs?)(?![a-z0-9]))/g;
/** "13.29oz" and "1.54l" are sizes, "6.99 l" a price with a tax letter. */
const PRICE =
  /(?<![a-z0-9])[$]?\d{1,4}[.,]\d{2}(?!\s?(?:oz|0z|z|kg|ml|lbs?|fl)(?![a-z])|l(?![a-z]))(?:\s?[a-z]{1,3})?\s*$/;
const TAX_LETTERS = /\s+(?:hrj|mrj|gmrj|grq|hmrj|mj|r|h|f|n|t|x|e|tx)\s*$/;

/** A small l among capitals is an I that was misread: "PAlN". */
const SMALL_L = /(?<=[A-Z])l(?=[A-Z])|(?<=[A-Z]{2})l(?![A-Za-z])|(?<![A-Za-z])l(?=[A-Z]{2})/g;

/** Longer than any printed line; what comes after it names no product. */
const LONGEST_LINE = 300;

/** Prepares a printed line for reading: "064947140321 GF MLTGRN BRD 400G HRJ" → "gf mltgrn brd", 400 g. */
export function readLine(name: string): LineText {
  const plain = fold(name.slice(0, LONGEST_LINE).replace(SMALL_L, "I"))
    .replace(GLUED_NUMBER, " ")
    .replace(GLUED_SIZE, "$1 $2")
    .replace(ARTICLE_NUMBER, " ")
    .replace(PRICE, " ")
    .trimEnd()
    .replace(TAX_LETTERS, " ");
  const { rest, ...sizes } = takeSize(plain);
  return { text: rest.replace(/\s+/g, " ").trim(), ...sizes };
}

/** The words of a folded text; numbers say nothing about what a product is, except a milk's "2%". */
export function wordsOf(text: string): string[] {
  return text.split(/[^a-z0-9%]+/).filter((word) => word !== "" && !/^(?:\d+|\d{2,}%)$/.test(word));
}
