/** What a text in Canadian French must not hold (editions-14), by what is wrong with it. */
const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["a straight apostrophe", /\p{L}'\p{L}/u],
  ["a straight quotation mark", /"/u],
  ["a colon or a guillemet without its no-break space", /[^\u00A0\d](?::(?!\/\/)|»)|«[^\u00A0]/u],
  ["a space before a semicolon, a question or an exclamation mark", /\s[;!?]/u],
  ["a ligature that is missing", /\b(?:coeliaque|coeur|oeuf|oeuvre|soeur)/iu],
  ["a capital without its accent", /\b(?:A propos|Etat|Etes|Ecole|Evit|Epicerie|Elimin|Economi)/u],
];

/** What is wrong with the typography of a French text; empty where nothing is. */
export function typographyFaults(text: string): string[] {
  return FAULTS.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault);
}
