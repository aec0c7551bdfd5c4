/** A gluten-free line of a maker that sells regular food as well. */
export interface GlutenFreeLine {
  readonly name: string;
  /** What names the maker and the line on a folded receipt line, in either order. */
  readonly maker: RegExp;
  readonly line: RegExp;
  /** The one kind of food it is, `null` where the line says so itself. */
  readonly makes: string | null;
}

const PASTA =
  "pasta|penne|rotini|fusilli|spag|elbow|shell|linguin|casarec|rigat|mac|lasag|noodle|capell|fett";

/** Product lines without gluten that need not say so; each maker's other food holds gluten. */
const GLUTEN_FREE_LINES: readonly GlutenFreeLine[] = [
  line("Jovial rice and cassava pasta", "jovial", "rice|rce|cassava|casava|grain fr", "pasta"),
  line(
    "Barilla legume pasta",
    "barilla|barila|brlla",
    "(?:ch(?:i?c)?k ?pe?a|red len|lentil|lntl|legume)",
    "pasta",
  ),
  line("Bob's Red Mill 1 to 1", "bobs?|brm|red mill", "1 ?(?:to|:|-|2) ?1", "flour"),
  line(
    "King Arthur Measure for Measure",
    "king arth[a-z]*|k arthur|kaf|ka",
    "meas[a-z]* (?:for|4) meas[a-z]*|meas4meas",
    "flour",
  ),
  line("Amy's rice pasta and crust", "amys?", "rice (?:mac|crust|crst|pasta)", null),
  line("Annie's rice pasta", "annies?|anni", `(?:rice|rce) (?:${PASTA})`, null),
  line(
    "Food for Life brown rice",
    "food for life|fd for life|ffl",
    "(?:br(?:ow)?n?|brwn) (?:rice|rce)",
    null,
  ),
  line(
    "Trader Joe's rice and quinoa pasta",
    "trader joes?|tjs?",
    `(?:br(?:ow)?n? (?:rice|rce)|quinoa|lentil|chickpea)[a-z ]* (?:${PASTA})`,
    null,
  ),
  line("Lundberg rice pasta", "lundberg", PASTA, null),
  line("Nature's Path Mesa Sunrise", "nat[a-z]* path", "mesa|qia|sunrise", "cereal"),
];

function line(name: string, maker: string, words: string, makes: string | null): GlutenFreeLine {
  return {
    name,
    maker: new RegExp(`(?<![a-z0-9])(?:${maker})(?![a-z0-9])`),
    line: new RegExp(`(?<![a-z0-9])(?:${words})`),
    makes,
  };
}

/** The gluten-free line that a folded text names, and the text without its maker. */
export function takeGlutenFreeLine(folded: string): { line: GlutenFreeLine; rest: string } | null {
  for (const one of GLUTEN_FREE_LINES) {
    if (one.maker.test(folded) && one.line.test(folded))
      return { line: one, rest: folded.replace(one.maker, " ").replace(/\s+/g, " ").trim() };
  }
  return null;
}
