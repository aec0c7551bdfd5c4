import { type Cents, parseCents } from "../money/cents";
import type { Spending } from "./import-fields";
import type { DecimalSign } from "./import-mapping";
import { briefText, type TableCell } from "./table";

/** Letters and signs of the two currencies, and every kind of space. */
const AROUND = /(?:CAD|USD|CDN|CAN|CA|US|U\.S\.|C)?\s?\$\s?(?:CDN|CAN|CA|US)?|CAD|CDN|USD/gi;
const NUMBER: Readonly<Record<DecimalSign, RegExp>> = {
  ".": /^-?(?:\d+|\d{1,3}(?:[,'’]\d{3})+)?(?:\.\d+)?$/,
  ",": /^-?(?:\d+|\d{1,3}(?:[.'’]\d{3})+)?(?:,\d+)?$/,
};

/** The number of a cell, as text without signs of money; brackets and a minus behind it make it negative. */
function plainNumber(cell: TableCell): string {
  const text = briefText(cell)
    .replace(AROUND, "")
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/^\u2212/, "-")
    .replace(/^\+|DR$/gi, "")
    .replace(/^([^-(].*)CR$/i, "-$1");
  const bracketed = /^\((.+)\)$/.exec(text)?.[1] ?? /^([^-].*)-$/.exec(text)?.[1];
  return bracketed ? `-${bracketed}` : text;
}

/** A number as a table writes it, with its decimal sign and groups of thousands; `null` for anything else. */
export function importedNumber(cell: TableCell, decimal: DecimalSign): number | null {
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : null;
  const text = plainNumber(cell);
  if (!/\d/.test(text) || !NUMBER[decimal].test(text)) return null;
  const groups = decimal === "." ? /[,'’]/g : /[.'’]/g;
  return Number(text.replace(groups, "").replace(",", "."));
}

/** An amount in cents; `null` for what is no amount, or one beyond what a price can be. */
export function importedCents(cell: TableCell, decimal: DecimalSign): Cents | null {
  const dollars = importedNumber(cell, decimal);
  return dollars === null ? null : parseCents(dollars);
}

/**
 * The decimal sign of some amounts: the one that more of them can only be read with. A dot where none of
 * them tells.
 */
export function guessDecimal(cells: readonly TableCell[]): DecimalSign {
  let commas = 0;
  let dots = 0;
  for (const cell of cells) {
    if (typeof cell === "number") continue;
    const last = /([.,])(\d+)$/.exec(plainNumber(cell));
    // Three digits behind a sign may be thousands.
    if (!last || last[2]?.length === 3) continue;
    if (last[1] === ",") commas += 1;
    else dots += 1;
  }
  return commas > dots ? "," : ".";
}

/**
 * Whether purchases stand above 0; `null` where most amounts stand below, as in exports of banks and budgets, which
 * a person then says (reports-64).
 */
export function guessSpending(cells: readonly TableCell[], decimal: DecimalSign): Spending | null {
  let [above, below] = [0, 0];
  for (const cell of cells) {
    const amount = importedNumber(cell, decimal) ?? 0;
    if (amount > 0) above += 1;
    if (amount < 0) below += 1;
  }
  return below > above ? null : "above";
}
