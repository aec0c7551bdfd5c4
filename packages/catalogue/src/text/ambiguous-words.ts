import { SECOND_MEANINGS_ROWS } from "../../words/tables.mjs";
import { meaningFromNearbyWords } from "./nearby-words";
import { formsOf } from "./word-table";

/** Forms that stand for another word as well, tried where the first reading explains the line less. */
const OTHER_MEANINGS: ReadonlyMap<string, string> = new Map(formsOf("second-meanings", SECOND_MEANINGS_ROWS));
const MAX_OTHERS = 2;

/** Other readings of a text, each with one ambiguous word read the other way, unless a neighbour decides. */
export function otherTexts(text: string): readonly string[] {
  const tokens = text.split(" ");
  const others: string[] = [];
  tokens.forEach((token, at) => {
    const other = OTHER_MEANINGS.get(token);
    if (other === undefined || others.length === MAX_OTHERS || meaningFromNearbyWords(tokens, at) !== null)
      return;
    others.push(tokens.with(at, other).join(" "));
  });
  return others;
}
