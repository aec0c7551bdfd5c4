import type { Entry } from "../items/entries";
import { countInFront, hasArticleNumber, nameOf } from "../lines/line-roles";
import type { Line } from "../lines/lines";

/** How many of an article its row says were bought; `null` where it does not say. */
function countOf({ lines }: Entry): number | null {
  const counts = lines.flatMap(({ text }) => countInFront(text) ?? []);
  return counts.length === 1 ? (counts[0] ?? null) : null;
}

/** The articles without a price of their own that stand right above an entry, and it itself, from top to bottom. */
function groupAbove(entries: readonly Entry[], at: number): Entry[] {
  const above = entries.slice(0, at);
  const start = above.findLastIndex(
    ({ kind, cents, lines }) =>
      kind !== "item" || cents !== null || !lines.some((line) => hasArticleNumber(line.text)),
  );
  return entries.slice(start + 1, at + 1);
}

/** How many of each article, where their counts come to what the offer counts; `null` where they do not. */
function countsOf(group: readonly Entry[], whole: number): number[] | null {
  const printed = group.map(countOf);
  const counts = printed.every((count) => count === null)
    ? group.map(() => 1)
    : printed.map((count) => count ?? 0);
  return counts.reduce((sum, count) => sum + count, 0) === whole ? counts : null;
}

/**
 * An offer over several products (`3 @ 2/$5.00  7.50` below two names) divided among them: each gets its count and,
 * to the cent, its share.
 */
export function withSharedOffers(entries: readonly Entry[]): Entry[] {
  const shared = [...entries];
  entries.forEach((entry, at) => {
    const { note, cents } = entry;
    if (entry.kind !== "item" || cents === null || cents <= 0 || note?.unit !== "each") return;
    // As many names without a price as the offer may be for, the nearest first.
    const group = groupAbove(entries, at);
    for (let from = group.length - 2; from >= 0; from--) {
      const products = group.slice(from);
      const counts = countsOf(products, note.quantity);
      if (!counts) continue;
      const paidFor = (many: number) => Math.round((many * cents) / note.quantity);
      let before = 0;
      products.forEach((product, i) => {
        const quantity = counts[i] ?? 0;
        const share = paidFor(before + quantity) - paidFor(before);
        before += quantity;
        shared[at - products.length + 1 + i] = {
          ...product,
          cents: share,
          counts: true,
          group: entry.group,
          note: { ...note, quantity },
        };
      });
      return;
    }
  });
  return shared;
}

/** `3 @ 2/$6.00`, `2 FOR $5`: a row of an offer for several. */
const OFFER = /\d\s?@\s?\d{1,2}\s?(?:\/|FOR|POUR)\s?\$?\s?\d|^\W*\d{1,2}\s?(?:FOR|POUR|\/)\s?\$?\s?\d/i;

/**
 * The entries; an article without a number that has all of an offer below it has the unpriced name right above its own:
 * the offer may be for both, and nothing says how many of each were bought (reading-135).
 * @param unpriced the rows that look like a name and have no price
 */
export function withDoubtfulOffers(entries: readonly Entry[], unpriced: readonly Line[]): Entry[] {
  return entries.map((entry) => {
    const [first, ...below] = entry.lines;
    const { note } = entry;
    const isSeveral = entry.kind === "item" && note?.unit === "each" && note.quantity > 1;
    if (!isSeveral || !first || first.price || hasArticleNumber(first.text)) return entry;
    const above = unpriced.find(({ index }) => index === first.index - 1);
    return above && below.some(({ text }) => OFFER.test(text))
      ? { ...entry, sharedWith: nameOf(above) }
      : entry;
  });
}
