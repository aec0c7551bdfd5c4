import { hasArticleNumber, isNumberedArticle, nameOf } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { noteCents } from "../lines/quantity-lines";
import {
  type Assembly,
  countedItems,
  waitingFor,
  waitingName,
  waitingPrice,
  withEntry,
} from "./assembly-state";

/**
 * Ends the wait for a name's price: it gets the price that its note gives, or becomes an item without price.
 */
export function withoutWaitingName(assembly: Assembly, next: Line | null): Assembly {
  const name = waitingName(assembly);
  if (!name) return assembly;
  const settled = { ...assembly, waiting: waitingFor(null, waitingPrice(assembly)) };
  const { note } = assembly;
  const product = note && note.line.index === name.index + 1 ? noteCents(note.note) : null;
  const belongsToNext = next?.price && product !== null && Math.abs(product - next.price.cents) <= 1;
  const read = { kind: "item", name: nameOf(name), priceLine: name, flags: "" } as const;
  if (note && product !== null && !belongsToNext && product > 0) {
    const lines = [name, note.line];
    const computed = { cents: product, note: note.note, lines, doubt: "computed", group: "loose" } as const;
    return { ...withEntry(settled, { ...read, ...computed }), note: null };
  }
  // Lines above the first price are the receipt's head, but for an article with its number.
  if (countedItems(settled).length === 0 && !isNumberedArticle(name.text)) return settled;
  return withEntry(settled, { ...read, cents: null, group: hasArticleNumber(name.text) ? "sure" : "loose" });
}

/**
 * Ends the wait for a price's name: with an article number it is an item by that number, otherwise it is set
 * aside.
 */
export function withoutWaitingPrice(assembly: Assembly): Assembly {
  const line = waitingPrice(assembly);
  if (!line) return assembly;
  const settled = { ...assembly, waiting: waitingFor(waitingName(assembly), null) };
  if (!line.price) return settled;
  const read = { kind: "item", cents: line.price.cents, priceLine: line } as const;
  const code = /\d{5,14}/.exec(line.label)?.[0];
  if (code) return withEntry(settled, { ...read, name: code });
  return withEntry(settled, { ...read, name: "", counts: false, group: "loose" });
}
