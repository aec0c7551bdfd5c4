/** Instructions to a program in place of a question: to forget its rules, to be another, to say what it is told. */
const INSTRUCTIONS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules|prompts?|guidelines|restrictions|above)\b/iu,
  /\b(?:you are now|from now on you|act as (?:if|an?|the)|pretend (?:to|that|you)|developer mode|system prompt)\b/iu,
  /\b(?:tell|assure|confirm to|promise) me (?:that )?(?:i|we|my|our)\b.{0,40}\b(?:qualif\p{L}+|entitled|eligible|approved|accepted|refund)/iu,
  /(?<!\p{L})(?:ignore[rz]?|oublie[rz]?|contourne[rz]?)(?!\p{L}).{0,40}(?<!\p{L})(?:instructions?|règles?|consignes?|directives?)(?!\p{L})/iu,
  /(?<!\p{L})(?:tu es maintenant|vous êtes maintenant|désormais (?:tu|vous)|fai(?:s|tes) (?:semblant|comme si)|agi(?:s|ssez) comme)(?!\p{L})/iu,
  /(?<!\p{L})(?:dis|dites|confirme[rz]?|promet(?:s|tez))[- ]moi que (?:je|j['’]|nous|ma|mon|notre)(?!\p{L}).{0,40}(?<!\p{L})(?:admissibles?|droit|approuvée?|acceptée?|rembours\p{L}+)/iu,
];

/** Letters of no language that is understood here. */
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/gu;

const wordsOf = (words: string) =>
  new RegExp(`(?<![\\p{L}'’])(?:${words.trim().split(/\s+/).join("|")})(?![\\p{L}])`, "giu");
/** Small words of Spanish, Portuguese, Italian, German and Dutch that English and French have none like. */
const OTHER_WORDS = wordsOf(`
  cuánto cuanto cuánta cuántos cuesta cuestan cómo dónde cuándo qué quién puedo puede tengo hacer mis los una sobre
  quanto quanta custa quanti costa costano come dove posso può sono mio mia della delle senza ho nel minha meu não
  onde onze faço tenho uma dos das wie was wo wann wer kostet kosten lange ich kann muss der das und nicht mein meine
  meinen ist für ein eine einen wieviel viel mit hoeveel kost hoe lang ik het een mijn niet waar wat van`);
/** Small words of English and French. */
const OWN_WORDS = wordsOf(`
  the is are my i how what which where when who do does can should to of for in with it a an and on at not
  le les des du je vous mes mon ma puis peut dois quel quelle comment combien pourquoi quand où qui au aux avec dans
  pour sur et mais est sont que`);

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether a message is in a language that the assistant does not speak. */
export function isInAnotherLanguage(message: string): boolean {
  if (countOf(message, OTHER_LETTERS) * 2 > countOf(message, /\p{L}/gu)) return true;
  const other = countOf(message, OTHER_WORDS);
  return other >= 2 && other > countOf(message, OWN_WORDS);
}

/** Whether a message tells the assistant what to be or to say, in place of asking (chat-33). */
export const isInstruction = (message: string): boolean =>
  INSTRUCTIONS.some((pattern) => pattern.test(message));
