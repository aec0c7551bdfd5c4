/** "d'orange", "l'ail": the part behind the apostrophe is a word by itself. */
const ELIDED = /(?<![A-Za-z])([dl])['’`´](?=[aeiouyhéèêâîôAEIOUYHÉÈÊÂÎÔ])/gi;

/** Lower case, without accents and apostrophes: "Schär's" → "schars". */
export function fold(text: string): string {
  return text
    .replace(ELIDED, "$1 ")
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’`´]/g, "")
    .replace(/œ/g, "oe");
}

const LETTER_FOR_DIGIT: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
};

/** Digits that text recognition put into a word become the letters they resemble: "c00kie" → "cookie". */
export function repairDigits(token: string): string {
  if (!/\d/.test(token) || !/[a-z]/.test(token)) return token;
  const letters = token.replace(/\d/g, "").length;
  if (letters < 2 || letters <= token.length - letters) return token;
  return token.replace(/\d/g, (digit) => LETTER_FOR_DIGIT[digit] ?? digit);
}
