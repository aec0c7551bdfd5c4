import { hasArticleNumber, roleOf } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { letterCount } from "../words/glyphs";

/** The line with another line's price, as when curled paper set the price column one line off. */
function withPriceOf(line: Line, other: Line): Line {
  return {
    ...line,
    price: other.price,
    digitChoices: other.digitChoices,
    tail: other.tail,
    label: line.price ? line.label : line.text,
  };
}

const isPriceOnly = (line: Line) =>
  line.price !== null && line.label.trim() === "" && letterCount(line.tail) <= 3;
const isNamed = (line: Line) => line.price !== null && roleOf(line, 1) === "item";
const isName = (line: Line) => line.price === null && roleOf(line, 1) === "name-alone";

/**
 * Undoes a price column that is one line off: a name without price, then names each with the price of the
 * line above, then a price alone (or the reverse).
 */
export function realign(lines: readonly Line[]): Line[] {
  const result = [...lines];
  for (let start = 0; start < lines.length; start++) {
    const first = lines[start];
    if (!first || (!isName(first) && !isPriceOnly(first))) continue;
    const before = lines.slice(0, start).filter(isNamed).length;
    const opens = lines[start - 1] && isName(lines[start - 1] ?? first);
    // A name above the first price belongs to the head; a price below a lone name is that name's.
    if (isName(first) ? before === 0 && !hasArticleNumber(first.text) : opens) continue;
    let stop = start + 1;
    while (lines[stop] && isNamed(lines[stop] ?? first)) stop++;
    const last = lines[stop];
    if (!last || stop - start < 2) continue;
    const run = lines.slice(start, stop + 1);
    if (isName(first) && isPriceOnly(last)) {
      const above = run.slice(1, -1).reduce((sum, line) => sum + (line.price?.cents ?? 0), 0);
      if (above === last.price?.cents) continue;
      run.slice(0, -1).forEach((line, i) => {
        result[start + i] = withPriceOf(line, run[i + 1] ?? line);
      });
      result[stop] = { ...last, price: null, amounts: [], text: "", label: "", letters: 0 };
    } else if (isPriceOnly(first) && isName(last)) {
      run.slice(1).forEach((line, i) => {
        result[start + 1 + i] = withPriceOf(line, run[i] ?? line);
      });
      result[start] = { ...first, price: null, amounts: [], text: "", label: "", letters: 0 };
    }
    start = stop - 1;
  }
  return result;
}
