import type { Language } from "@gf-ledger/domain/edition/locale";
import type { UnderstoodLanguage } from "../../understood-language";

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
export function isFrenchQuestion(text: string): boolean {
  const french = text.match(MARKS)?.length ?? 0;
  return french >= ENOUGH && french > (text.match(ENGLISH)?.length ?? 0);
}

/** Whether a text is clearly English: no French word of its own, and an English one. */
function isEnglish(text: string): boolean {
  return !text.match(MARKS) && (text.match(ENGLISH)?.length ?? 0) > 0;
}

/** The language to answer in: the question's own where it is clear, else that of the page (chat-17). */
export function languageAsked(message: string, page: Language = "en"): UnderstoodLanguage {
  if (isFrenchQuestion(message)) return "fr";
  return page === "fr" && !isEnglish(message) ? "fr" : "en";
}
