import type { Line } from "../lines/lines";
import { letterCount } from "../words/glyphs";

/** `https://www.shop.ca/order/17  1/2`, `Page 1 of 2`: what a browser prints at a page's edge. */
const ADDRESS = /(?:https?|file):\s?\/\/|\babout:blank\b/i;
const PAGE_COUNT = /\b(?:page\s*)?\d{1,3}\s?(?:\/|of|sur|de)\s?\d{1,3}\s*$/i;
const PAGE_COUNT_ALONE = /^\W*(?:page\s*)?\d{1,3}\s?(?:\/|of|sur|de)\s?\d{1,3}(?!\d|\/)/i;
/** `11/02/2025, 09:14  Orders & Purchases`: the day and hour of printing, then the page's title. */
const PRINTED_AT =
  /^\W*[\w/.-]+(?:\s[\w.]+){0,2},?\s+\d{1,2}\s?[:hH]\s?\d{2}(?:\s?[AP]\.?\s?M\b\.?)?\s+(.*)$/i;
const COMMA_BEFORE_CLOCK = /^\W*[^,]*\d,\s+\d{1,2}\s?[:hH]\s?\d{2}/;
const TITLE =
  /ORDER|COMMANDE|PURCHASE|ACHAT|RECEIPT|RE[CÇ]US?\b|DETAIL|D[EÉ]TAIL|INVOICE|FACTURE|ACCOUNT|COMPTE|HISTOR|\||\.(?:COM|CA)\b|G?MAIL/i;
const MIN_TITLE_LETTERS = 4;

/**
 * The lines that a browser prints on each page: day and hour of printing beside the page's title, its address, the
 * page's number. A date in them is none of the receipt's.
 */
export function browserLinesOf(lines: readonly Line[]): Set<Line> {
  const edges = new Set(lines.filter(({ text }) => ADDRESS.test(text)));
  const hasFoot = [...edges].some(({ text }) => PAGE_COUNT.test(text));
  const texts = lines.map(({ text }) => text);
  for (const [at, line] of lines.entries()) {
    const title = PRINTED_AT.exec(line.text)?.[1];
    const before = lines[at - 1];
    const atEdge = at === 0 || (before && edges.has(before)) || texts.indexOf(line.text) === 0;
    const isTitle = title !== undefined && letterCount(title) >= MIN_TITLE_LETTERS;
    const byItself = isTitle && TITLE.test(title) && COMMA_BEFORE_CLOCK.test(line.text);
    if ((atEdge && isTitle && (hasFoot || byItself)) || (PAGE_COUNT_ALONE.test(line.text) && edges.size > 0))
      edges.add(line);
  }
  return edges;
}
