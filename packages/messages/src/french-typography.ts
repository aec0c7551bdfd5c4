/** Words that are written with œ. */
const WITH_LIGATURE = /coeliaq|coeur|oeuf|oeuvr|oeil|soeur|noeud|voeu|moeurs|oesophag|oestrog|foetus/iu;
/** Words that begin with an accent, and so do as the first of a sentence; "A" alone may be the verb. */
const AFTER_A = "compter|conserver|défaut|droite|gauche|noter|partir|propos|titre|venir|vérifier";
const AFTER_E =
  "cart|chang|chec|chéanc|chou|conom|cran|cri[rstv]|galement|l[ée]ment|lectr|limin|pargn|pice|quip|tabli|tape|" +
  "tat|tes |tiquet|tranger|tud|valu|v[ée]nement|vit";
const WITH_ACCENT = new RegExp(
  `(?<!\\p{L})(?:A (?:${AFTER_A})|Ca (?=\\p{Ll})|E(?:${AFTER_E})|Iles?\\b)`,
  "u",
);
const UNIT = String.raw`(?:[%$¢°]|kg|g|mg|ml|cl|l|L|km|Ko|Mo|Go|s)(?![\p{L}\d’'])`;

/** What a text in Canadian French must not hold (editions-14), by what is wrong with it. */
const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["a straight apostrophe", /\p{L}'\p{L}/u],
  ["a straight quotation mark", /"/u],
  ["a colon or a guillemet without its no-break space", /[^\u00A0\d](?::(?!\/\/)|»)|«[^\u00A0]/u],
  ["a space before a semicolon, a question or an exclamation mark", /\s[;!?]/u],
  ["a number without the no-break space before its unit", new RegExp(`[\\d}#] ${UNIT}|\\d[%$]`, "u")],
  ["thousands without a no-break space between them", /(?<!\d)\d{1,3} \d{3}(?!\d)/u],
  ["dots in place of an ellipsis", /\.\.\./u],
  ["a ligature that is missing", WITH_LIGATURE],
  ["a capital without its accent", WITH_ACCENT],
];

/** What is wrong with the typography of a French text; empty where nothing is. */
export function typographyFaults(text: string): string[] {
  return FAULTS.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
}
