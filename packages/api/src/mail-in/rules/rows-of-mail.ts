import type { WrittenRow } from "@gf-ledger/documents/pdf/written-rows";
import type { MailContent } from "@gf-ledger/mail/inbound/inbound-mail";
import { rowsOfHtml, rowsOfText } from "../html/rows-of-html";
import { forwardedPart, headAbove } from "./forwarded-head";
import { hasPrice, ordersIn, receiptsIn } from "./orders-of-mail";

/** The text of a mail, to be read as a receipt. */
export interface MailRowsJob extends Pick<MailContent, "html" | "text"> {
  readonly kind: "mail-rows";
  /** The mail's own head, where it is a shop's: its text may name neither shop nor day (receipts-122). */
  readonly above: readonly string[];
}

export interface MailRows {
  readonly kind: "rows";
  readonly rows: readonly WrittenRow[];
  /** The same rows as the receipts that they may be, where they look like several; else none (receipts-126). */
  readonly parts: readonly (readonly WrittenRow[])[];
}

/** An order's rows and a shop's greetings; what follows is small print. */
const MAX_ROWS = 600;
/** Longer than what a shop's mail shows in one cell; the rest of a longer one is left out. */
const MAX_CELL_LETTERS = 300;
/** Fewer prices than this are no receipt: an item and a total have one each. */
const MIN_PRICES = 2;

const bounded = (rows: readonly WrittenRow[]): WrittenRow[] =>
  rows.slice(0, MAX_ROWS).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, text: cell.text.slice(0, MAX_CELL_LETTERS) })),
  }));

/** The rows of a mail's HTML or text, as many as a receipt has, by its orders; none where there are no prices in them. */
export async function* rowsOfMail({ html, text, above }: MailRowsJob): AsyncGenerator<MailRows> {
  const hasPrices = (rows: readonly WrittenRow[]) => rows.filter(hasPrice).length >= MIN_PRICES;
  const ofHtml = html ? bounded(rowsOfHtml(html)) : [];
  const all = hasPrices(ofHtml) ? ofHtml : bounded(rowsOfText(text ?? ""));
  const rows = forwardedPart(all, hasPrices);
  const head = rows === all ? rowsOfText(above.join("\n")) : headAbove(rows);
  const withHead = (part: readonly WrittenRow[]) => (headAbove(part).length > 0 ? part : [...head, ...part]);
  for (const order of ordersIn(rows).filter(hasPrices)) {
    const receipts = receiptsIn(order);
    yield {
      kind: "rows",
      rows: withHead(order),
      parts: receipts.length > 1 ? receipts.map(withHead) : [],
    };
  }
}
