import { writeRows } from "@gf-ledger/documents/pdf/written-rows";
import type { InboundMail } from "@gf-ledger/mail/inbound/inbound-mail";
import { rowsOfHtml, rowsOfText } from "./rows-of-html";

/** A till's rows and a shop's greetings; what follows is small print. */
const MOST_ROWS = 600;
const PRICE = /\d[.,]\d{2}(?!\d)/;
/** Fewer prices than this are no receipt: an item and a total have one each. */
const LEAST_PRICES = 2;
/** The sign that a forwarded or quoted mail puts before its lines. */
const QUOTED = /^[>\s]+/;

/**
 * The text of a mail as a page that the reader takes (receipts-75): a PDF whose words are read without looking at
 * letters. `null` where there are no prices in it.
 */
export async function pageOfMail({ html, text }: InboundMail): Promise<Uint8Array | null> {
  const ofHtml = html ? rowsOfHtml(html) : [];
  const hasPrices = (rows: readonly string[]) => rows.filter((row) => PRICE.test(row)).length >= LEAST_PRICES;
  const rows = hasPrices(ofHtml) ? ofHtml : rowsOfText(text ?? "").map((row) => row.replace(QUOTED, ""));
  return hasPrices(rows) ? writeRows(rows.slice(0, MOST_ROWS)) : null;
}
