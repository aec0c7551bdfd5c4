/** What ends a line, and every other control character: a blank stands for it. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What nobody sees (bidi marks, zero-width and tag characters) and halves of a character: left out. */
const UNSEEN = /[\p{Cf}\p{Cs}]+/gu;
const LINE_END = /\r\n?|[\n\u0085\u2028\u2029]/u;

/** A name, shop or other text of one line, as it may be kept and shown: what is read is all that it holds (api-48). */
export function singleLine(text: string): string {
  return text.replace(UNSEEN, "").replace(BREAKS, " ").trim();
}

/** The same of a text that may have several lines; only line feeds part them. */
export function severalLines(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => line.replace(UNSEEN, "").replace(BREAKS, " "))
    .join("\n");
}
