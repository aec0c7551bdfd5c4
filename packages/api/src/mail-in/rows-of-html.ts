import { compile } from "html-to-text";

/** A shop's mail is tens of kilobytes; more than this is not looked at. */
const MAX_CHARACTERS = 500_000;
/** A shop's mail has a few thousand tags; the time to lay out many more grows faster than their number. */
const MAX_TAGS = 8_000;
/** A cell that spans more columns than this is no receipt's, and would be laid out one by one. */
const SPAN = /\b((?:col|row)span)\s{0,5}=\s{0,5}["']?\d{1,20}["']?/gi;

/** Letters that nobody sees, which mails put between words against filters. */
const INVISIBLE = /\p{Cf}|\u034f|&(?:#820[3-7]|#x200[b-f]|zwn?j|shy);/giu;

const textOf = compile({
  wordwrap: false,
  limits: { maxInputLength: MAX_CHARACTERS, maxDepth: 60, maxChildNodes: 4000, ellipsis: "" },
  selectors: [
    { selector: "a", options: { ignoreHref: true } },
    ...["head", "img"].map((selector) => ({ selector, format: "skip" })),
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
    .replace(INVISIBLE, "")
    .split(/\r?\n/)
    .map((row) => row.trimEnd())
    .filter((row) => row.trim() !== "");

/** The beginning of a mail's HTML, as much of it as is laid out in a moment. */
function bounded(html: string): string {
  let at = -1;
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    at = html.indexOf("<", at + 1);
    if (at === -1 || at > MAX_CHARACTERS) return html.slice(0, MAX_CHARACTERS);
  }
  return html.slice(0, at);
}

/**
 * The rows of text that a mail's HTML shows, with the cells of a table row in one row (receipts-75). Nothing is
 * loaded and no script is run: the text between the tags is all that is looked at.
 */
export function rowsOfHtml(html: string): string[] {
  return rowsIn(textOf(bounded(html).replace(SPAN, "").replace(INVISIBLE, "")));
}

/** The rows of a mail without HTML. */
export function rowsOfText(text: string): string[] {
  return rowsIn(text.slice(0, MAX_CHARACTERS));
}
