const MARK = "(?:gluten|glutn|gltn|glten)free|sans(?:gluten|glutn|gltn|glut)|gf";
/** A mark in front of a word and one behind it; a count or size may follow. */
const AHEAD = new RegExp(`^(${MARK})([a-z]{3,})\\d{0,3}$`);
const BEHIND = new RegExp(`^([a-z]{3,}?)(${MARK})\\d{0,3}$`);

/** Marks that no word holds by chance: they are taken off whatever stands around them. */
const UNMISTAKABLE = /^([a-z]*?)((?:gluten|glutn|gltn)free|sansgluten)([a-z]*)(\d{0,4}[a-z]{0,2})$/;

const apart = (mark: string) => mark.replace(/^sans/, "sans ").replace(/free$/, " free");

/** Matches every mark and rules out most words cheaply. */
const MAY_HOLD = /g[lf]/;

function partsOf(token: string, isFoodWord: (word: string) => boolean): string {
  if (!MAY_HOLD.test(token)) return token;
  const [, mark = "", word = ""] = AHEAD.exec(token) ?? [];
  if (mark !== "" && isFoodWord(word)) return `${apart(mark)} ${word}`;
  const [, food = "", behind = ""] = BEHIND.exec(token) ?? [];
  if (behind !== "" && isFoodWord(food)) return `${food} ${apart(behind)}`;
  const [, before = "", sure = "", after = ""] = UNMISTAKABLE.exec(token) ?? [];
  return sure === "" ? token : [before, apart(sure), after].filter((part) => part !== "").join(" ");
}

/**
 * The folded line with marks taken off the words they are printed together with: "gfpastapenne24" →
 * "gf pastapenne", "patessansgluten" → "pates sans gluten". Only where the rest is a word of food.
 */
export function splitGluedMarks(folded: string, isFoodWord: (word: string) => boolean): string {
  return folded
    .split(" ")
    .map((token) => partsOf(token, isFoodWord))
    .join(" ");
}
