import type { MailContent } from "@gf-ledger/mail/inbound/inbound-mail";
import { rowsOfHtml, rowsOfText } from "./rows-of-html";

/** The text of a mail, to be read as a receipt. */
export interface MailRowsJob extends Pick<MailContent, "html" | "text"> {
  readonly kind: "mail-rows";
}

export interface MailRows {
  readonly kind: "rows";
  readonly rows: readonly string[];
}

/** A till's rows and a shop's greetings; what follows is small print. */
const MAX_ROWS = 600;
/** Wider than what a shop's mail shows in one row; the rest of a longer one is left out. */
const MAX_ROW_LETTERS = 300;
const PRICE = /\d[.,]\d{2}(?!\d)/;
/** Fewer prices than this are no receipt: an item and a total have one each. */
const LEAST_PRICES = 2;
/** The sign that a forwarded or quoted mail puts before its lines. */
const QUOTED = /^[>\s]+/;

const bounded = (rows: readonly string[]) =>
  rows.slice(0, MAX_ROWS).map((row) => row.slice(0, MAX_ROW_LETTERS));

/** The rows of a mail's HTML or text, as many as a receipt has; no item where there are no prices in them. */
export async function* rowsOfMail({ html, text }: MailRowsJob): AsyncGenerator<MailRows> {
  const hasPrices = (rows: readonly string[]) => rows.filter((row) => PRICE.test(row)).length >= LEAST_PRICES;
  const ofHtml = html ? bounded(rowsOfHtml(html)) : [];
  const rows = hasPrices(ofHtml)
    ? ofHtml
    : bounded(rowsOfText(text ?? "")).map((row) => row.replace(QUOTED, ""));
  if (hasPrices(rows)) yield { kind: "rows", rows };
}
