/** Words of French that English does not have. */
const SMALL_WORDS = `
  le les des du une est sont suis je nous vous mes mon ma puis peut peux dois doit faut
  quel quelle quels quelles comment combien pourquoi quand où qui que au aux avec dans pour sur et mais ont qu
  bonjour merci reçus? impôts? français`;
const MARKS = new RegExp(
  `(?<![\\p{L}'’])(?:${SMALL_WORDS.trim().split(/\s+/).join("|")})(?![\\p{L}])|(?<![\\p{L}])(?:[cdjlmnst]|qu)['’](?=\\p{L})`,
  "giu",
);
/** How many of them make a text French; "sur", "que" or a name alone do not. */
const ENOUGH = 2;
const ENGLISH = /\b(?:the|is|are|my|how|what|which|do|does|can|should|to|of|for|in|with|it)\b/gi;

/** Whether a text is French, by its small words. */
export function isFrench(text: string): boolean {
  const french = text.match(MARKS)?.length ?? 0;
  return french >= ENOUGH && french > (text.match(ENGLISH)?.length ?? 0);
}

/** Put before an answer to a question in French (chat-17). */
export const ANSWERS_IN_ENGLISH =
  "Je réponds en anglais, avec la réponse la plus proche. (I answer in English, with the nearest answer.)";

/** Put before suggestions for a question in French (chat-17). */
export const NOT_FOUND_IN_FRENCH =
  "Je réponds en anglais et je n'ai pas trouvé de réponse sûre. (I answer in English and found no certain answer.)";
