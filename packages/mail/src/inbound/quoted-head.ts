import { html, joinHtml } from "../html";

/** A name of a sender or a subject is not longer. */
const MAX_FIELD = 200;

export interface QuotedHead {
  readonly from?: string | undefined;
  /** As it was written: the day where it was sent. */
  readonly date?: string | undefined;
  readonly subject?: string | undefined;
}

/** The head of a mail inside another, which says whom it is from and of which day, as mail programs quote it. */
export function quotedHead({ from, date, subject }: QuotedHead): { lines: string[]; html: string } {
  const fields = [
    ["From", from],
    ["Date", date],
    ["Subject", subject],
  ] as const;
  const lines = fields.flatMap(([name, value]) =>
    value ? [`${name}: ${value.slice(0, MAX_FIELD).replace(/\s+/g, " ")}`] : [],
  );
  return { lines, html: joinHtml(lines.map((line) => html`<div>${line}</div>`)).html };
}
