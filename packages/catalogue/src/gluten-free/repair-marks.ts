import { isWithinDistance } from "../text/edit-distance";

/** What text recognition makes of the first letter of "gluten". */
const FIRST_LETTERS = "g6qc90";
const WITHOUT = new Set(["sans", "san", "5ans", "san5", "sens", "sang", "sins"]);

const LETTERS: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "5": "s" };

/** A mark printed without a space before the name: "glutenfreepenne". */
const GLUED_MARK = /^(gluten|glutn|gltn|sans)(free|gluten)([a-z0-9]{3,})$/;

const GLUED_FREE = /(?<![a-z0-9])gluten[\s.\-/]*free(?=[a-z0-9]{3})/g;

function isNearGluten(token: string): boolean {
  if (token.length < 5 || token.length > 8 || !FIRST_LETTERS.includes(token[0] ?? "")) return false;
  return isWithinDistance(token, "gluten", 2);
}

const isNearFree = (token: string) => token.length >= 3 && isWithinDistance(token, "free", 1);

/**
 * Spells a misread mark as it was meant: "giulen tree" → "gluten free", "glutenfref" → "gluten free".
 * Only where both of its words stand together; a near word alone says nothing.
 */
export function repairMarks(folded: string): string {
  const tokens = folded.replace(GLUED_FREE, "gluten free ").split(" ");
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    const next = tokens[at + 1] ?? "";
    if (isNearGluten(token) && isNearFree(next)) tokens.splice(at, 2, "gluten", "free");
    else if (WITHOUT.has(token) && isNearGluten(next)) tokens.splice(at, 2, "sans", "gluten");
    else if (token.length >= 8 && "g6q".includes(token[0] ?? "") && isWithinDistance(token, "glutenfree", 2))
      tokens.splice(at, 1, "gluten", "free");
    else if (/^gf[a-z]*\d[a-z0-9]*$/.test(token) && token.length >= 7)
      tokens.splice(
        at,
        1,
        token.replace(/[0135]/g, (digit) => LETTERS[digit] ?? digit),
      );
    else {
      const glued = GLUED_MARK.exec(token);
      if (glued !== null) tokens.splice(at, 1, glued[1] ?? "", glued[2] ?? "", glued[3] ?? "");
    }
  }
  return tokens.join(" ");
}
