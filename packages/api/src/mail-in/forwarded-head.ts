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

const textOf = ({ cells }: WrittenRow) => cells.map(({ text }) => text).join(" ");
const fieldOf = (text: string) => FIELDS[FIELD.exec(text)?.[1]?.toLowerCase() ?? ""];

/** Whether a head begins here: from whom and of which day, beside a subject or recipient, with an address in it. */
function isHead(texts: readonly string[]): boolean {
  const fields = new Set(texts.map(fieldOf));
  const says = fields.has("from") && fields.has("date") && (fields.has("subject") || fields.has("to"));
  return says && texts.some((text) => text.includes("@"));
}

/** Where the heads of forwarded mails begin among the rows of a mail. */
function headsIn(rows: readonly WrittenRow[]): number[] {
  const texts = rows.map(textOf);
  const starts: number[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    if (!fieldOf(texts[at] ?? "") || !isHead(texts.slice(at, at + MAX_HEAD_ROWS))) continue;
    starts.push(at);
    while (fieldOf(texts[at + 1] ?? "")) at += 1;
  }
  return starts;
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
