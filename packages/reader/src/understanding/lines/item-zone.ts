import type { Line } from "./lines";

/** The lines that list items, and those between subtotal and total. */
export interface Zones {
  items: Line[];
  /** Coupons, deposits and taxes printed after the subtotal. */
  foot: Line[];
}

const ENDS = new Set<Line["word"]>(["subtotal", "total"]);

function isItemLike(line: Line): boolean {
  return line.price !== null && line.word === "open" && line.letters >= 3;
}

/** Finds where the items end: at the subtotal or total after the first item, otherwise at tax or payment. */
export function zonesOf(lines: readonly Line[]): Zones {
  const first = lines.findIndex(isItemLike);
  const rest = lines.filter((line) => line.index > first);
  const totals = rest.filter((line) => line.word === "total");
  const total = (totals.find((line) => line.price !== null) ?? totals[0])?.index ?? null;
  const subtotals = rest.filter((line) => line.word === "subtotal" && (total === null || line.index < total));
  // Some tills print a running subtotal among the items: the last one before the total counts, if items stand
  // between.
  let end = subtotals[0]?.index ?? null;
  subtotals.forEach((line, place) => {
    const before = subtotals[place - 1];
    if (before && lines.slice(before.index + 1, line.index).some(isItemLike)) end = line.index;
  });
  const payment =
    rest.find((line) => line.price !== null && (line.word === "tender" || line.word === "tax"))?.index ??
    null;
  const stop = end ?? total ?? payment ?? lines.length;
  const footEnd = total !== null && total > stop ? total : stop;
  return {
    items: lines.slice(0, stop),
    foot: lines.slice(stop + 1, footEnd).filter((line) => !ENDS.has(line.word)),
  };
}
