import type { TableRow } from "@gf-ledger/domain/imports/table";
import { boundedCell, TableRows } from "./table-rows";

/** An OFX or QFX, of version 1 (unclosed elements below a header) or 2 (XML). */
export const isOfx = (text: string) => /^\s{0,100}(?:OFXHEADER:|<\?OFX |<OFX>)/i.test(afterXml(text));

const afterXml = (text: string) => text.replace(/^\s{0,100}<\?xml[^>]{0,200}\?>/i, "");

const HEADINGS = ["Date", "Amount", "Payee", "Memo", "Type", "Currency"];
/** The elements of an entry, in the order of the headings. */
const ELEMENTS = ["DTPOSTED", "TRNAMT", "NAME", "MEMO", "TRNTYPE"];
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? "").trim();

/** What stands in the first element of a name, closed or not; empty without one. */
function within(text: string, element: string): string {
  const opened = text.indexOf(`<${element}>`);
  if (opened < 0) return "";
  const begin = opened + element.length + 2;
  const end = text.slice(begin).search(/[<\r\n]/);
  return plain(end < 0 ? text.slice(begin) : text.slice(begin, begin + end));
}

/** `20260203120000[-5:EST]`: the bank's own day stands first. */
const dayOf = (posted: string) => posted.slice(0, 8);

/**
 * Where an account with its currency, or an entry, begins or ends. Entries that nothing closes end where the next
 * one begins.
 */
const BOUNDARY = /<\/?STMTTRN>|<CURDEF>/g;
const OPENING = "<STMTTRN>";
const ACCOUNT = "<CURDEF>";

/**
 * The currency that an entry itself is in, where it differs from its account's. An `ORIGCURRENCY` tells only what
 * the amount was exchanged from.
 */
function ownCurrency(entry: string): string {
  const at = entry.indexOf("<CURRENCY>");
  return at < 0 ? "" : within(entry.slice(at), "CURSYM");
}

/** The entries of an OFX as rows of a table with headings. Throws a refusal for more than a table may hold. */
export function readOfx(text: string): TableRow[] {
  const table = new TableRows();
  let currency = "";
  const add = (line: number, cells: readonly string[]) =>
    table.add(
      line,
      cells.map((cell) => boundedCell(cell, line)),
    );
  let line = 1;
  let last = 1;
  let at = 0;
  const boundaries = [...text.matchAll(BOUNDARY)];
  for (const [index, { 0: tag, index: begin }] of boundaries.entries()) {
    if (tag === ACCOUNT) currency = within(text.slice(begin), "CURDEF");
    if (tag !== OPENING) continue;
    line += text.slice(at, begin).split("\n").length - 1;
    at = begin;
    const entry = text.slice(begin, boundaries[index + 1]?.index ?? text.length);
    const [posted = "", ...cells] = ELEMENTS.map((element) => within(entry, element));
    if (table.rows.length === 0) add(1, HEADINGS);
    // The headings are line 1 of the table, and each entry has a line of its own, also where a file is one line.
    last = Math.max(line, last + 1);
    add(last, [dayOf(posted), ...cells, ownCurrency(entry) || currency]);
  }
  return table.rows;
}
