import type { WrittenRow } from "@gf-ledger/documents/pdf/written-rows";
import type { MailContent } from "@gf-ledger/mail/inbound/inbound-mail";
import { forwardedPart } from "./forwarded-head";
import { rowsOfHtml, rowsOfText } from "./rows-of-html";

/** The text of a mail, to be read as a receipt. */
export interface MailRowsJob extends Pick<MailContent, "html" | "text"> {
  readonly kind: "mail-rows";
  /** The mail's own head, where it is a shop's: its text may name neither shop nor day (receipts-122). */
  readonly above: readonly string[];
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

const ORDER_NUMBER =
  /\b(?:order|commande)(?: ?(?:#|n[o°]\.?|number|num[eé]ro|id))? ?[:#]? ?([A-Z]?\d[\d-]{3,30})/i;
const TOTAL = /(?<!sub|sub-|sous-|sub )\btotal\b/i;

const textOf = ({ cells }: WrittenRow) => cells.map(({ text }) => text).join(" ");

/** The rows of each order of a mail: another number begins another, if the one before it came to a total. */
function ordersIn(rows: readonly WrittenRow[]): (readonly WrittenRow[])[] {
  const cuts: number[] = [];
  let known: string | null = null;
  let total: number | null = null;
  for (const [at, row] of rows.entries()) {
    const text = textOf(row);
    const number = ORDER_NUMBER.exec(text)?.[1];
    if (number !== undefined && number !== known) {
      if (known !== null && total !== null) cuts.push(total + 1);
      known = number;
      total = null;
    }
    if (TOTAL.test(text) && hasPrice(row)) total = at;
  }
  const ends = [...cuts, rows.length];
  const orders = ends.map((end, at) => rows.slice(cuts[at - 1] ?? 0, end));
  return orders.every((order) => order.some((row) => TOTAL.test(textOf(row)) && hasPrice(row)))
    ? orders
    : [rows];
}

/** The rows of a mail's HTML or text, as many as a receipt has, by its orders; none where there are no prices in them. */
export async function* rowsOfMail({ html, text, above }: MailRowsJob): AsyncGenerator<MailRows> {
  const hasPrices = (rows: readonly WrittenRow[]) => rows.filter(hasPrice).length >= MIN_PRICES;
  const ofHtml = html ? bounded(rowsOfHtml(html)) : [];
  const all = hasPrices(ofHtml) ? ofHtml : bounded(rowsOfText(text ?? ""));
  const rows = forwardedPart(all, hasPrices);
  const head = rows === all ? rowsOfText(above.join("\n")) : [];
  for (const order of ordersIn(rows)) if (hasPrices(order)) yield { kind: "rows", rows: [...head, ...order] };
}
