import type { WrittenRow } from "@gf-ledger/documents/pdf/written-rows";
import { headsIn, textOfRow } from "./forwarded-head";

const PRICE = /\d[.,]\d{2}(?!\d)/;

/** Whether a row shows an amount of money. */
export const hasPrice = (row: WrittenRow) => row.cells.some(({ text }) => PRICE.test(text));

const ORDER_NUMBER =
  /\b(?:order|commande)(?: ?(?:#|n[o°]\.?|number|num[eé]ro|id))? ?[:#]? ?([A-Z]?\d[\d-]{3,30})/i;
const TOTAL =
  /(?<!sub|sub-|sous-|sub )\btotal\b(?! (?:sav|tax|hst|gst|pst|tps|tvq|tvh|point|disc|item|article|[ée]conomi|des ))/i;
/** What is neither goods nor the total: sums before it, and how it was paid. */
const NO_GOODS = [
  /\btotal/i,
  /\b(?:tax(?:es)?|hst|gst|pst|qst|tps|tvq|tvh)\b/i,
  /\b(?:visa|master ?card|amex|debit|d[ée]bit|interac|cash|comptant|change|monnaie|tender|paid|pay[ée])\b/i,
  /\b(?:payment|paiement|card|carte|approved|approuv|points?)\b/i,
];
const THANKS = /\b(?:thank|thanks|merci)\b/i;
/** A day as receipts write it, in figures or with the month in letters. */
const DAY = [
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/,
  /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/,
  /(?<!\p{L})(?:jan|f[ée]v|feb|mar|a[pv]r|ma[iy]|jui?[nl]|ao[uû]|aug|sep|oct|nov|d[ée]c)\p{L}{0,7}\.? \d{1,2}\b/iu,
  /\b\d{1,2}(?:er)? (?:jan|f[ée]v|feb|mar|a[pv]r|ma[iy]|jui?[nl]|ao[uû]|aug|sep|oct|nov|d[ée]c)\p{L}{0,7}/iu,
];
/** More receipts than anybody puts in one text. */
const MAX_RECEIPTS = 10;

const isTotal = (row: WrittenRow) => TOTAL.test(textOfRow(row)) && hasPrice(row);
const saysOneOf = (text: string, ways: readonly RegExp[]) => ways.some((way) => way.test(text));
const isGoods = (row: WrittenRow) => hasPrice(row) && !saysOneOf(textOfRow(row), NO_GOODS);

const cutAt = (rows: readonly WrittenRow[], cuts: readonly number[]) =>
  [...cuts, rows.length].map((end, at) => rows.slice(cuts[at - 1] ?? 0, end));

/**
 * The rows of each order of a mail: another number begins another, and so does the head of another forwarded mail, if
 * the one before it came to a total.
 */
export function ordersIn(rows: readonly WrittenRow[]): (readonly WrittenRow[])[] {
  const heads = new Set(headsIn(rows));
  const numberBelow = (from: number) =>
    rows.slice(from).flatMap((row) => ORDER_NUMBER.exec(textOfRow(row))?.[1] ?? [])[0];
  const cuts: number[] = [];
  let known: string | null = null;
  let total: number | null = null;
  for (const [at, row] of rows.entries()) {
    const number = ORDER_NUMBER.exec(textOfRow(row))?.[1];
    // A mail that quotes the one before it is of the same order.
    const isNext = heads.has(at) && (known === null || numberBelow(at) !== known);
    if (isNext && total !== null) {
      cuts.push(at);
      known = null;
      total = null;
    }
    if (number !== undefined && number !== known) {
      if (known !== null && total !== null) cuts.push(total + 1);
      known = number;
      total = null;
    }
    if (isTotal(row)) total = at;
  }
  const orders = cutAt(rows, cuts);
  return orders.every((order) => order.some(isTotal)) ? orders : [rows];
}

/** Where the next receipt may begin below a total: behind how it was paid and the thanks for it. */
function endBehind(rows: readonly WrittenRow[], total: number): number {
  const [paid] = rows.slice(total, total + 1).flatMap((row) => PRICE.exec(textOfRow(row))?.[0] ?? []);
  let at = total + 1;
  for (const row of rows.slice(at)) {
    const text = textOfRow(row);
    const isFoot =
      saysOneOf(text, NO_GOODS) || THANKS.test(text) || (hasPrice(row) && text.includes(paid ?? text));
    if (!isFoot) break;
    at += 1;
  }
  return at;
}

/** The receipts that an order's rows may be: goods with a total and a day each. One where there is no second such. */
export function receiptsIn(rows: readonly WrittenRow[]): (readonly WrittenRow[])[] {
  const cuts: number[] = [];
  let goods = 0;
  let last: number | null = null;
  for (const [at, row] of rows.entries()) {
    if (isGoods(row)) goods += 1;
    if (!isTotal(row) || goods === 0) continue;
    if (last !== null && cuts.length < MAX_RECEIPTS) cuts.push(endBehind(rows, last));
    last = at;
    goods = 0;
  }
  const receipts = cutAt(rows, cuts);
  return receipts.every((receipt) => receipt.some((row) => saysOneOf(textOfRow(row), DAY)))
    ? receipts
    : [rows];
}
