import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import type { LineWord } from "../lines/line-rules";
import type { Line } from "../lines/lines";
import { currencyOf } from "./currency";
import { storeNameOf } from "./store-names";

/** `ST`: a subtotal as tills cut the word short, or a state's tax. */
const STATE_TAX = /^\W*(?:ST|S\/T)\W*$/i;
/** No state, county and town together take more of what was bought. */
const MAX_RATE = 0.12;
const GOODS = new Set<LineWord>(["open", "discount", "deposit", "return"]);

const isStateTaxOrSubtotal = ({ word, price, label }: Line) =>
  word === "subtotal" && price !== null && price.cents > 0 && STATE_TAX.test(label);

/** What goods come to, and what is taken off them, with a minus or without. */
const centsOf = ({ word, price }: Line): number => {
  const cents = price?.cents ?? 0;
  if (word === "discount") return -Math.abs(cents);
  return GOODS.has(word) ? cents : 0;
};

/** What was bought above: the subtotal printed last less what is taken off below it, else the prices of the goods. */
function boughtIn(above: readonly Line[]): number {
  const at = above.findLastIndex(({ word, price }) => word === "subtotal" && price !== null);
  const subtotal = above[at]?.price;
  const printed = above.slice(at + 1).map(centsOf);
  // Without a subtotal all goods are below it.
  const bought = subtotal ? printed.filter((cents) => cents < 0) : printed;
  return bought.reduce((sum, cents) => sum + cents, subtotal?.cents ?? 0);
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0);

/**
 * Of two such rows without goods between them, the second: a tax where the first is what the goods above come to, and
 * the total is both with what other taxes stand there (reading-150).
 */
function taxBelowSubtotal(lines: readonly Line[]): Line | null {
  const [first, second, third] = lines.filter(isStateTaxOrSubtotal);
  if (!first?.price || !second?.price || third || second.price.cents > first.price.cents * MAX_RATE)
    return null;
  const bought = sumOf(lines.slice(0, first.index).map(centsOf));
  const total = lines.find(({ word, price, index }) => word === "total" && price && index > second.index);
  const below = lines.slice(first.index + 1, total?.index ?? second.index);
  const isFoot = below.every((line) => line === second || line.word === "tax" || line.price === null);
  const taxes = below.flatMap(({ word, price }) => (word === "tax" && price ? [price.cents] : []));
  const due = first.price.cents + second.price.cents + sumOf(taxes);
  return isFoot && bought === first.price.cents && due === total?.price?.cents ? second : null;
}

/**
 * The lines; a row that says only `ST` and comes to 12% of what was bought at most is a state's tax, and no
 * subtotal, unless the receipt is Canada's or such a row above it is a subtotal (reading-140).
 */
export function withStateTax(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(isStateTaxOrSubtotal)) return lines;
  const taxBelow = taxBelowSubtotal(lines);
  if (taxBelow) return lines.map((line) => (line === taxBelow ? { ...line, word: "tax" as const } : line));
  const currency = currencyOf(lines, storeNameOf(lines)?.chain ?? null);
  if (currency && editionOfCurrency(currency) === "ca") return lines;
  const read: Line[] = [];
  for (const line of lines) {
    const isOpen = isStateTaxOrSubtotal(line) && !read.some(isStateTaxOrSubtotal);
    const bought = isOpen ? boughtIn(read) : 0;
    const isTax = bought > 0 && (line.price?.cents ?? 0) <= bought * MAX_RATE;
    read.push(isTax ? { ...line, word: "tax" } : line);
  }
  return read;
}
