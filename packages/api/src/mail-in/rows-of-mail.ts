import type { WrittenRow } from "@gf-ledger/documents/pdf/written-rows";
import type { MailContent } from "@gf-ledger/mail/inbound/inbound-mail";
import { rowsOfHtml, rowsOfText } from "./rows-of-html";

/** The text of a mail, to be read as a receipt. */
export interface MailRowsJob extends Pick<MailContent, "html" | "text"> {
  readonly kind: "mail-rows";
}

export interface MailRows {
  readonly kind: "rows";
  readonly rows: readonly WrittenRow[];
}

/** An order's rows and a shop's greetings; what follows is small print. */
const MAX_ROWS = 600;
/** Longer than what a shop's mail shows in one cell; the rest of a longer one is left out. */
const MAX_CELL_LETTERS = 300;
const PRICE = /\d[.,]\d{2}(?!\d)/;
/** Fewer prices than this are no receipt: an item and a total have one each. */
const MIN_PRICES = 2;

const bounded = (rows: readonly WrittenRow[]): WrittenRow[] =>
  rows.slice(0, MAX_ROWS).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: cell.text.slice(0, MAX_CELL_LETTERS) })),
  }));

const hasPrice = ({ cells }: WrittenRow) => cells.some(({ text }) => PRICE.test(text));

/** The rows of a mail's HTML or text, as many as a receipt has; no item where there are no prices in them. */
export async function* rowsOfMail({ html, text }: MailRowsJob): AsyncGenerator<MailRows> {
  const hasPrices = (rows: readonly WrittenRow[]) => rows.filter(hasPrice).length >= MIN_PRICES;
  const ofHtml = html ? bounded(rowsOfHtml(html)) : [];
  const rows = hasPrices(ofHtml) ? ofHtml : bounded(rowsOfText(text ?? ""));
  if (hasPrices(rows)) yield { kind: "rows", rows };
}
