import type { WrittenRow } from "@gf-ledger/documents/pdf/written-rows";
import { htmlTree } from "./html-tree";
import { laidOut } from "./laid-out-html";

/** A shop's mail is tens of kilobytes; more than this is not looked at. */
const MAX_CHARACTERS = 500_000;
/** A shop's mail has a few thousand tags; what follows many more is left out. */
const MAX_TAGS = 8_000;

/** Letters that nobody sees, which mails put between words against filters. */
const INVISIBLE = /\p{Cf}|\u034f/gu;
const SPACES = /[\u00a0\u2000-\u200a\u202f\t]/g;

const seen = (text: string) => text.replace(SPACES, " ").replace(INVISIBLE, "");

/** The beginning of a mail's HTML, as much of it as is laid out in a moment. */
function bounded(html: string): string {
  let at = -1;
  for (let tags = 0; tags < MAX_TAGS; tags += 1) {
    at = html.indexOf("<", at + 1);
    if (at === -1 || at > MAX_CHARACTERS) return html.slice(0, MAX_CHARACTERS);
  }
  return html.slice(0, at);
}

/** A row without letters that nobody sees, and without cells in which there are no others. */
function seenRow(row: WrittenRow): WrittenRow {
  const cells = row.cells.map((cell) => ({ ...cell, text: seen(cell.text).replace(/ +/g, " ").trim() }));
  return { ...row, cells: cells.filter(({ text }) => text !== "") };
}

/**
 * The rows that a mail's HTML shows: tables by their rows and cells, one inside another, lists and paragraphs
 * (receipts-75). What it hides or strikes through is not among them. Nothing is loaded and no script is run.
 */
export function rowsOfHtml(html: string): WrittenRow[] {
  return laidOut(htmlTree(bounded(html)))
    .map(seenRow)
    .filter(({ cells }) => cells.length > 0);
}

/** The rows of a mail without HTML: what stands two spaces apart is in cells of its own, as far along as it stands. */
export function rowsOfText(text: string): WrittenRow[] {
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .split(/\r?\n/)
    .map((line) =>
      seen(line)
        .replace(/^[>\s]+/, "")
        .trimEnd(),
    );
  const longest = lines.reduce((limit, line) => Math.max(limit, line.length), 1);
  const cells = (line: string) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: run, index }) => ({
      text: run,
      left: index / longest,
      right: (index + run.length) / longest,
    }));
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => ({ cells: cells(line), large: false, apart: true }));
}
