import { plainGlyphs } from "../words/glyphs";
import type { Entry } from "./entries";

/** Words behind a price that are no tax letters. */
const NO_LETTERS = /\b(?:SALE|NOW|WAS|CPN|CR|EA|EACH|OR|KG|LB)\b/g;
/** Letters of known tills that stand in front of the price, even set close to the name. */
const FAMILY = /\s((?:[GHP]{0,2}[MH]RJ)|[FGHP]{0,2}M?RQ|[FGHP]{1,2}MR|G[PR]|FS|F[NT]|TFW?|TN|NP|CT)\s*$/;
/** Letters in a column of their own, or behind the article number. */
const OWN_COLUMN = /(?:\s{2,}|\d{8,14}\s?)([A-Z]{1,2})\s*$/;

/** The letters and digits of a mark, a nought read as the letter; `null` where no letter is among them. */
function lettersOf(mark: string): string | null {
  const plain = plainGlyphs(mark).toUpperCase().replace(NO_LETTERS, " ").trim();
  if (plain === "*") return plain;
  const letters = plain.replace(/[^A-Z\d]/g, "").replace(/0/g, "O");
  return /[A-Z]/.test(letters) && letters.length <= 5 ? letters : null;
}

function lettersBefore(label: string): string | null {
  const found = FAMILY.exec(label)?.[1] ?? OWN_COLUMN.exec(label)?.[1];
  return found === undefined ? null : lettersOf(found);
}

/**
 * The tax letters printed with an item, run together (`GP`): behind its price, else in front of it, else
 * behind the name on a row of its own. `null` where none are.
 */
export function taxLettersOf({ flags, priceLine, lines }: Entry): string | null {
  const behind = lettersOf(flags);
  if (behind !== null) return behind;
  const labels = [priceLine, ...lines.filter((line) => line !== priceLine)].map(({ label }) => label);
  for (const label of labels) {
    const before = lettersBefore(label);
    if (before !== null) return before;
  }
  return null;
}
