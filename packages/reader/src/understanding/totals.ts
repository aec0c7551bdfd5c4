import type { Line } from "./lines";

/** A figure of the receipt's foot and the line that shows it. */
export interface Figure {
  cents: number;
  line: Line;
}

export interface Foot {
  subtotal: Figure | null;
  taxes: Figure[];
  total: Figure | null;
  tenders: Figure[];
  change: Figure | null;
}

/** The amount a label belongs to: on its line, or alone on the next or the previous one. */
export function amountFor(line: Line, lines: readonly Line[]): number | null {
  const own = line.price ?? line.amounts.findLast((amount) => amount.form !== "unit");
  if (own) return own.cents;
  for (const near of [lines[line.index + 1], lines[line.index - 1]]) {
    if (near?.price && near.letters === 0 && near.label.trim() === "") return near.price.cents;
  }
  return null;
}

function figures(lines: readonly Line[], word: Line["word"]): Figure[] {
  return lines.flatMap((line) => {
    const cents = line.word === word ? amountFor(line, lines) : null;
    return cents === null ? [] : [{ cents, line }];
  });
}

function taxesBetween(taxes: readonly Figure[], from: number, to: number): Figure[] {
  const between = taxes.filter((tax) => tax.line.index > from && tax.line.index < to && tax.cents >= 0);
  const sums = between.filter((tax) => /TOTAL/i.test(tax.line.label));
  const parts = between.filter((tax) => !/TOTAL/i.test(tax.line.label));
  return parts.length > 0 ? parts : sums;
}

const sum = (list: readonly Figure[]) => list.reduce((all, figure) => all + figure.cents, 0);

/** Chooses subtotal, taxes and total among the figures so that as many as possible agree. */
export function footOf(lines: readonly Line[]): Foot {
  const totals = figures(lines, "total").filter((figure) => figure.cents > 0);
  const subtotals = figures(lines, "subtotal");
  const taxes = figures(lines, "tax");
  const tenders = figures(lines, "tender");
  const change = figures(lines, "change").at(0) ?? null;
  const times = (cents: number) => lines.filter((line) => line.amounts.some((a) => a.cents === cents)).length;
  let best: { score: number; total: Figure; subtotal: Figure | null; taxes: Figure[] } | null = null;
  for (const total of totals) {
    const subtotal = subtotals.findLast((figure) => figure.line.index < total.line.index) ?? null;
    const own = taxesBetween(taxes, subtotal?.line.index ?? -1, total.line.index);
    let score = 2 - total.line.index * 0.001 + 0.25 * Math.min(3, times(total.cents) - 1);
    if (subtotal && subtotal.cents + sum(own) === total.cents) score += 2;
    if (subtotal && total.cents < subtotal.cents) score -= 0.5;
    if (tenders.some((tender) => tender.cents === total.cents)) score += 0.7;
    if (change && tenders.some((tender) => tender.cents - Math.abs(change.cents) === total.cents))
      score += 0.8;
    if (!best || score > best.score) best = { score, total, subtotal, taxes: own };
  }
  if (best) return { subtotal: best.subtotal, taxes: best.taxes, total: best.total, tenders, change };
  const subtotal = subtotals.at(-1) ?? null;
  const end = tenders[0]?.line.index ?? lines.length;
  const own = taxesBetween(taxes, subtotal?.line.index ?? -1, end);
  const expected = subtotal ? subtotal.cents + sum(own) : null;
  const witness = lines.find(
    (line) =>
      expected !== null &&
      line.index > (subtotal?.line.index ?? 0) &&
      line.price?.cents === expected &&
      line.word !== "tax",
  );
  const tender = witness
    ? { cents: expected ?? 0, line: witness }
    : (tenders.find((one) => one.cents > 0) ?? null);
  return { subtotal, taxes: own, total: tender, tenders, change };
}
