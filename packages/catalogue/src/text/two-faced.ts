import { SECOND_MEANINGS } from "../../words/second-meanings";
import { meaningBeside } from "./meant-beside";
import { pairsOf } from "./word-rows";

const OTHER_MEANINGS: ReadonlyMap<string, string> = new Map(pairsOf(SECOND_MEANINGS));
const OTHERS_AT_MOST = 2;

/** Other readings of a text, each with one two-faced word read the other way, unless a neighbour decides. */
export function otherTexts(text: string): readonly string[] {
  const tokens = text.split(" ");
  const others: string[] = [];
  tokens.forEach((token, at) => {
    const other = OTHER_MEANINGS.get(token);
    if (other === undefined || others.length === OTHERS_AT_MOST || meaningBeside(tokens, at) !== null) return;
    others.push(tokens.with(at, other).join(" "));
  });
  return others;
}
