import type { Passage } from "../assistant";
import { alsoAnswers } from "../phrasings/also-answers";
import { passageSubject, phrasingsOf } from "../phrasings/phrasings-of";
import type { Found, FoundPassage } from "./passage-index";

/** Below this likeness an answer would be a guess. */
const CERTAIN = 0.55;
/** A passage without phrasings has its heading alone, which has to be nearly the question. */
const CERTAIN_BY_TITLE = 0.85;
/** The next passage must be further away than this, or the question could mean either. */
const APART = 0.05;
/**
 * By meaning: how far the first subject has to stand clear of the next one that answers something else, where it is
 * certain by words too, and where it isn't. Chosen by the open part of the table, by the training questions that are set
 * aside and by the tables of the tests, which none is answered wrongly of (docs/assistant.md).
 */
const [CLEAR_WITH_WORDS, CLEAR] = [0.2, 0.4];
/** How near it must be: further away, an answer would be a guess, however far the next one is. */
const SURE = 1.7;
/** Where the phrasing is the question itself, nothing else has to be further away. */
const THE_SAME = 0.97;

/** Of what answers the same: the help's own answer, unless a section of a page is nearer to the question. */
function fullest(phrased: readonly FoundPassage[], best: FoundPassage): Passage {
  const whole = phrased.find(
    ({ passage }) => !passage.page && passageSubject(passage) === passageSubject(best.passage),
  );
  return whole && best.likeness - whole.likeness < APART ? whole.passage : best.passage;
}

/** What the words certainly ask for; `null` where nothing or two could be meant. */
function chooseByWords(found: readonly FoundPassage[]): Passage | null {
  const byLikeness = found.toSorted((a, b) => b.likeness - a.likeness);
  const phrased = byLikeness.filter(({ passage }) => phrasingsOf(passage));
  const [best] = phrased;
  const second = phrased.find(
    ({ passage }) => best && passageSubject(passage) !== passageSubject(best.passage),
  );
  const isClear = best && (best.likeness >= THE_SAME || best.likeness - (second?.likeness ?? 0) >= APART);
  if (best && best.likeness >= CERTAIN && isClear) return fullest(phrased, best);
  const titled = byLikeness.find(({ passage }) => !phrasingsOf(passage));
  const isCertain = titled && titled.likeness >= CERTAIN_BY_TITLE && titled.likeness > (best?.likeness ?? 0);
  return isCertain ? titled.passage : null;
}

/** Whether words put a passage first too, though another may follow closely. */
const isFirstByWords = (found: readonly FoundPassage[], best: FoundPassage) =>
  best.likeness >= CERTAIN && found.every(({ likeness }) => likeness <= best.likeness);

/** The nearest subject by meaning, and how far it stands clear of the next one; `null` where nothing of the help is nearest. */
function nearestSubject({ passages, elsewhere }: Found) {
  const [first] = passages.toSorted((a, b) => (b.nearness ?? 0) - (a.nearness ?? 0));
  const nearness = first?.nearness ?? 0;
  if (!first || nearness <= elsewhere) return null;
  const subject = passageSubject(first.passage);
  const others = passages.filter(({ passage }) => !alsoAnswers(subject, passageSubject(passage)));
  const next = Math.max(elsewhere, ...others.map((other) => other.nearness ?? 0));
  return { subject, nearness, clear: nearness - next };
}

/**
 * The one passage that certainly answers (chat-23): what words and meaning both ask for, or what stands so far clear
 * of the next that meaning alone suffices. `null` where none does or two could (chat-11).
 */
export function choosePassage(found: Found): Passage | null {
  const { passages } = found;
  const worded = chooseByWords(passages);
  if (passages.every(({ nearness }) => nearness === null)) return worded;
  // "How much is Premium" has the words of "Premium", and wants something else.
  const isTheSame = passages.some(
    ({ passage, likeness, formed }) => passage === worded && likeness >= THE_SAME && formed > 0,
  );
  if (isTheSame) return worded;
  const meant = nearestSubject(found);
  if (!meant || meant.nearness < SURE) return null;
  const ofSubject = passages.filter(({ passage }) => passageSubject(passage) === meant.subject);
  const [best] = ofSubject.toSorted((a, b) => b.likeness - a.likeness);
  if (!best) return null;
  const byWords = worded ? passageSubject(worded) === meant.subject : isFirstByWords(passages, best);
  if (meant.clear < (byWords ? CLEAR_WITH_WORDS : CLEAR)) return null;
  return worded && byWords ? worded : fullest(ofSubject, best);
}
