import type { WrittenRow } from "@gf-ledger/documents/pdf/written-rows";

/** A field of the head that mail programs write above a forwarded mail, by its name in English and French. */
const FIELDS: Readonly<Record<string, "from" | "date" | "subject" | "to">> = {
  from: "from",
  de: "from",
  date: "date",
  sent: "date",
  envoyé: "date",
  "envoyé le": "date",
  subject: "subject",
  objet: "subject",
  sujet: "subject",
  to: "to",
  à: "to",
  pour: "to",
};
const FIELD = new RegExp(String.raw`^[^\p{L}\d]{0,20}(${Object.keys(FIELDS).join("|")})\s?:`, "iu");
/** Beside the four fields a head may have `Cc` and `Reply-To`, and recipients on lines of their own. */
const MAX_HEAD_ROWS = 8;

/** What a row says, from its left to its right. */
export const textOfRow = ({ cells }: WrittenRow) => cells.map(({ text }) => text).join(" ");
const fieldOf = (text: string) => FIELDS[FIELD.exec(text)?.[1]?.toLowerCase() ?? ""];

const ADDRESS = /[^\s@<>()]@[^\s@<>()]+\.[^\s@<>()]/;
/** When a mail was sent, to the minute, in English and French; the day of a parcel or a label has none. */
const TIME = /\b\d{1,2}(?::|\s?h\s?)\d{2}/i;
/** What mail programs write above the head; it tells a head whose sender is a name alone. */
const MARK = /forwarded message|message transf[ée]r[ée]|original message|message d.origine/i;

/**
 * Whether a head begins at a row: from which address and when to the minute, beside a subject or recipient. A label of
 * a parcel also says From, To and Date.
 */
function isHead(texts: readonly string[], at: number): boolean {
  const fields = new Map<string, string>();
  for (const text of texts.slice(at, at + MAX_HEAD_ROWS)) {
    const field = fieldOf(text);
    if (field && !fields.has(field)) fields.set(field, text);
  }
  const from = fields.get("from");
  if (from === undefined || !TIME.test(fields.get("date") ?? "")) return false;
  const isSender = ADDRESS.test(from) || MARK.test(texts[at - 1] ?? "");
  return isSender && (fields.has("subject") || fields.has("to"));
}

/** Where the heads of forwarded mails begin among the rows of a mail. */
export function headsIn(rows: readonly WrittenRow[]): number[] {
  const texts = rows.map(textOfRow);
  const starts: number[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    if (!fieldOf(texts[at] ?? "") || !isHead(texts, at)) continue;
    starts.push(at);
    while (fieldOf(texts[at + 1] ?? "")) at += 1;
  }
  return starts;
}

/** The head that these rows begin with; none where they begin with something else. */
export function headAbove(rows: readonly WrittenRow[]): readonly WrittenRow[] {
  if (headsIn(rows.slice(0, MAX_HEAD_ROWS))[0] !== 0) return [];
  const end = rows.findIndex((row) => !fieldOf(textOfRow(row)));
  return rows.slice(0, end);
}

/**
 * A mail from the innermost forwarded head above its prices: what whoever forwarded it wrote above, with their name
 * and days of their own, is no part of the receipt (receipts-121). The whole mail where nothing was forwarded.
 * @param hasPrices whether rows are a receipt's, which is never left out
 */
export function forwardedPart(
  rows: readonly WrittenRow[],
  hasPrices: (rows: readonly WrittenRow[]) => boolean,
): readonly WrittenRow[] {
  let start = 0;
  for (const head of headsIn(rows)) {
    if (hasPrices(rows.slice(start, head))) break;
    start = head;
  }
  const part = rows.slice(start);
  return start > 0 && hasPrices(part) ? part : rows;
}
