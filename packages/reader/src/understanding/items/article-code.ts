import { isGtin } from "@gf-ledger/domain/line-item/article-code";
import type { Entry } from "./entries";

const UNIT = String.raw`(?!\s?(?:KG|G|ML|L|LB|OZ|FL|CT|PK)\b)`;
/** In front of a name: a produce code, or a number of a chain's own. A year or a size is neither. */
const AT_START = new RegExp(
  String.raw`^\W*(?:[A-Z]\s+)?(?:\(\d{1,2}\)\s*)?([34]\d{3}|\d{5,14})(?=$|\s|[A-Z])${UNIT}`,
  "i",
);
const ANYWHERE = /(?<![\d.,:/#-])\b(\d{8,14})(?=[A-Z]{0,3}(?:\s|$))/g;

/** Below this confidence a digit may be wrong, unless the number's own check digit proves it right. */
const SURE = 0.9;

function printedCodes(text: string): string[] {
  const first = AT_START.exec(text)?.[1];
  return [...(first ? [first] : []), ...[...text.matchAll(ANYWHERE)].flatMap((found) => found[1] ?? [])];
}

/** The article number printed with an item; `null` where none, several or no sure one was read (reading-46). */
export function articleCodeOf({ lines }: Pick<Entry, "lines">): string | null {
  const codes = new Set<string>();
  let sure = true;
  for (const line of lines) {
    for (const code of printedCodes(line.label)) {
      codes.add(code);
      sure &&= isGtin(code) || line.row.confidence >= SURE;
    }
  }
  const [code = null, ...others] = codes;
  return sure && others.length === 0 ? code : null;
}
