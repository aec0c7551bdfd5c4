import type { LineWord } from "./line-rules";

/** What of a line says whether it is such a tax. */
interface Summed {
  readonly index: number;
  readonly word: LineWord;
  readonly label: string;
  readonly price: { readonly cents: number } | null;
}

/** `ST`: a subtotal as tills cut the word short, or a state's tax. */
const STATE_TAX = /^\W*(?:ST|S\/T)\W*$/i;
/** No state, county and town together take more of what was bought. */
const MOST = 0.12;
const GOODS = new Set<LineWord>(["open", "discount", "deposit", "return"]);

/** What was bought above a line: the subtotal printed last, else the prices of the goods. */
function boughtAbove(lines: readonly Summed[], { index }: Summed): number {
  const above = lines.slice(0, index);
  const subtotal = above.findLast(({ word, price }) => word === "subtotal" && price !== null)?.price;
  if (subtotal) return subtotal.cents;
  return above.reduce((sum, { word, price }) => sum + (GOODS.has(word) ? (price?.cents ?? 0) : 0), 0);
}

/**
 * The lines; a row that says only `ST` and comes to 12% of what was bought at most is a state's tax, and no
 * subtotal (reading-140).
 */
export function withStateTax<Of extends Summed>(lines: readonly Of[]): Of[] {
  return lines.map((line) => {
    const { word, price, label } = line;
    if (word !== "subtotal" || !price || price.cents <= 0 || !STATE_TAX.test(label)) return line;
    const bought = boughtAbove(lines, line);
    return bought > 0 && price.cents <= bought * MOST ? { ...line, word: "tax" } : line;
  });
}
