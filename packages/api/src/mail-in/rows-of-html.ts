import { compile } from "html-to-text";

/** A shop's mail is tens of kilobytes; more than this is not looked at. */
const MOST_CHARACTERS = 500_000;
/** A cell that spans more columns than this is no receipt's, and would be laid out one by one. */
const SPAN = /\b((?:col|row)span)\s{0,5}=\s{0,5}["']?\d{1,20}["']?/gi;

const textOf = compile({
  wordwrap: false,
  limits: { maxInputLength: MOST_CHARACTERS, maxDepth: 60, maxChildNodes: 4000, ellipsis: "" },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    { selector: "img", format: "skip" },
    {
      selector: "table",
      format: "dataTable",
      options: { uppercaseHeaderCells: false, colSpacing: 3, rowSpacing: 0 },
    },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

const rowsIn = (text: string) =>
  text
    .replace(/[\u00a0\u2000-\u200a\u202f\t]/g, " ")
    .replace(/\p{Cf}|\u034f/gu, "")
    .split(/\r?\n/)
    .map((row) => row.trimEnd())
    .filter((row) => row.trim() !== "");

/**
 * The rows of text that a mail's HTML shows, with the cells of a table row in one row (receipts-75). Nothing is
 * loaded and no script is run: the text between the tags is all that is looked at.
 */
export function rowsOfHtml(html: string): string[] {
  return rowsIn(textOf(html.slice(0, MOST_CHARACTERS).replace(SPAN, "")));
}

/** The rows of a mail without HTML. */
export function rowsOfText(text: string): string[] {
  return rowsIn(text.slice(0, MOST_CHARACTERS));
}
