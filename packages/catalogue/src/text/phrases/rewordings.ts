import { BoundedCache } from "@gf-ledger/domain/cache/bounded-cache";
import { withNearbyMeanings } from "../nearby-words";
import { FRENCH } from "./french-phrases";
import { BESIDE } from "./phrases";

/** Claims that say what is left out or how little there is, none of which makes another product. */
const LEFT_OUT = "sugar|sgr|fat|nut|soy|wheat|egg|grain|cage|gmo|antibiotic|pulp|plp|peanut|bpa|oil";
const LITTLE = "(?:no|low|less|reduced|rdcd)[\\s-](?:sugar|fat|sodium|salt|added)";
const CLAIMS = new RegExp(
  `(?<![a-z0-9])(?:(?:${LEFT_OUT})[\\s-](?:free|fr)|${LITTLE}|(?:grass|grain|corn)[\\s-]fed)(?![a-z0-9])`,
  "g",
);

/** "pot" is a potato unless it is a pot pie, a pot roast or pot barley. */
const POTATO = /(?<![a-z0-9])pot(?=\s+(?!pie|roast|rst|barley|brly|st[iu]?c?k)|\s*$)/g;

/** "pep" beside a colour is a pepper, elsewhere pepperoni. */
const COLOUR = "(?:grn|green|red|yel|yellow|org|orange|swt|sweet|bell)";
const PEPPER = new RegExp(
  `(?<![a-z0-9])pep(?=\\s+${COLOUR}(?![a-z]))|(?<=(?<![a-z0-9])${COLOUR}\\s)pep(?![a-z0-9])`,
  "g",
);

const PHRASES = [...FRENCH, ...BESIDE];

/** A line's text is asked for once for each way it can be read. */
const rewordings = new BoundedCache<string, string>(20_000);

/** The folded text without claims such as "sugar free", and its ambiguous abbreviations written out. */
export const reworded = (text: string): string => rewordings.getOrMake(text, () => writtenOut(text));

function writtenOut(text: string): string {
  const plain = text.replace(CLAIMS, " ").replace(POTATO, "potato").replace(PEPPER, "pepper");
  return withNearbyMeanings(
    PHRASES.reduce((rest, [pattern, meaning]) => rest.replace(pattern, meaning), plain),
  );
}
