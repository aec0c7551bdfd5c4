/** Claims that say what is left out or how little there is, none of which makes another product. */
const CLAIMS =
  /(?<![a-z0-9])(?:(?:sugar|sgr|fat|nut|soy|grain|cage|gmo|antibiotic|pulp|plp|peanut|bpa|oil)[\s-](?:free|fr)|(?:no|low|less|reduced|rdcd)[\s-](?:sugar|fat|sodium|salt|added)|(?:grass|grain|corn)[\s-]fed)(?![a-z0-9])/g;

/** "pot" is a potato unless it is a pot pie, a pot roast or pot barley. */
const POTATO = /(?<![a-z0-9])pot(?=\s+(?!pie|roast|rst|barley|brly|stick|stkr)|\s*$)/g;

/** "pep" beside a colour is a pepper, elsewhere pepperoni. */
const COLOUR = "(?:grn|green|red|yel|yellow|org|orange|swt|sweet|bell)";
const PEPPER = new RegExp(
  `(?<![a-z0-9])pep(?=\\s+${COLOUR}(?![a-z]))|(?<=(?<![a-z0-9])${COLOUR}\\s)pep(?![a-z0-9])`,
  "g",
);

/** Words that mean another thing beside some neighbour, each with what it means there. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![a-z0-9])grn(?=\s+(?:onion|onn|bean|bn|tea|grape|grp|pep|appl|oliv|cabb|leaf|lent|pea|salsa))/g,
    "green",
  ],
  // A French "pain hamburger" is the bun.
  [/(?<![a-z0-9])pains?\s+(?:a\s+)?(?=hamb|burger|hot)/g, "bun "],
  [/(?<![a-z0-9])dog(?=s?\s+(?:bisc|food|fd|treat|trt|chew|bone|toy|kibble))/g, "pet"],
  [
    /(?<=(?:chicken|chkn|chk|ckn|fish|shrimp|shrmp|cod|haddock|cutlet)\s(?:.*\s)?)brd(?:d|ed)?(?![a-z0-9])/g,
    "breaded",
  ],
  [
    /(?<![a-z0-9])brd(?:d|ed)?(?=\s+(?:chicken|chkn|chk|ckn|fish|shrimp|shrmp|cod|haddock|cutlet))/g,
    "breaded",
  ],
];

/** The folded text without claims such as "sugar free", and its two-faced abbreviations written out. */
export function reworded(text: string): string {
  const plain = text.replace(CLAIMS, " ").replace(POTATO, "potato").replace(PEPPER, "pepper");
  return BESIDE.reduce((rest, [pattern, meaning]) => rest.replace(pattern, meaning), plain);
}
