import type { Line } from "../lines/lines";
import type { Amount } from "../prices/money";
import { letterCount } from "../words/glyphs";

/** Between a price and what was taken off it, or behind both: tax letters at most. */
const FLAGS_ALONE = /^[\s*#]*[A-Z]{0,3}[\s*#]*$/i;
const LEAST_LETTERS = 3;

/** The price before the amount with a minus that ends a row of goods; `null` where there is none. */
function priceBefore({ amounts, price, word, letters, text, tail }: Line): Amount | null {
  if (!price || price.cents >= 0 || word !== "open" || letters < LEAST_LETTERS) return null;
  const before = amounts[amounts.indexOf(price) - 1];
  if (before?.form !== "plain" || before.cents <= -price.cents) return null;
  const isBeside = FLAGS_ALONE.test(text.slice(before.end, price.start)) && FLAGS_ALONE.test(tail);
  return isBeside ? before : null;
}

/** A row `GF BREAD  7.99  1.00-` as the row of its article and one of what was taken off. */
function parted(line: Line, off: Amount, paid: Amount): Line[] {
  const label = line.text.slice(0, paid.start);
  const between = line.text.slice(paid.end, off.start);
  return [
    {
      ...line,
      price: paid,
      amounts: line.amounts.filter((amount) => amount !== off),
      digitChoices: line.choices
        .slice(paid.start, paid.end)
        .filter((_, at) => /\d/.test(line.text[paid.start + at] ?? "")),
      label,
      tail: between.trim() === "" ? line.tail : between,
      letters: letterCount(label),
    },
    { ...line, amounts: [off], label, word: "discount", letters: letterCount(label) },
  ];
}

/**
 * The lines with each row in two whose discount stands in a column behind its price (reading-117); `null` where no row
 * has one.
 */
export function linesWithDiscountColumn(lines: readonly Line[]): Line[] | null {
  const all = lines.flatMap((line) => {
    const paid = priceBefore(line);
    return line.price && paid ? parted(line, line.price, paid) : [line];
  });
  return all.length > lines.length ? all.map((line, index) => ({ ...line, index })) : null;
}
