import type { Passage } from "../assistant";
import { passageSubject, phrasingsOf } from "../phrasings/phrasings-of";
import type { FoundPassage } from "./passage-index";

/** Below this likeness an answer would be a guess. */
const CERTAIN = 0.55;
/** A passage without phrasings has its heading alone, which has to be nearly the question. */
const CERTAIN_BY_TITLE = 0.85;
/** The next passage must be further away than this, or the question could mean either. */
const APART = 0.05;
/** By meaning: how far the first subject stands clear of the second where it is first by words too, and where it isn't. */
const [CLEAR_WITH_WORDS, CLEAR] = [0.1, 0.25];
/** How near it must be then; set on the open part of strangers' questions (docs/assistant.md has what came of it). */
const SURE = 1.05;
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

/** How far the nearest subject by meaning stands clear of the next one; `null` where meanings are not known. */
function nearestSubject(found: readonly FoundPassage[]) {
  const [first] = found.toSorted((a, b) => (b.nearness ?? 0) - (a.nearness ?? 0));
  if (!first || first.nearness === null) return null;
  const others = found.filter(({ passage }) => passageSubject(passage) !== passageSubject(first.passage));
  const next = Math.max(0, ...others.map(({ nearness }) => nearness ?? 0));
  return { subject: passageSubject(first.passage), nearness: first.nearness, clear: first.nearness - next };
}

/**
 * The one passage that certainly answers (chat-23): what words and meaning both ask for, or what stands so far clear
 * of the next that meaning alone suffices. `null` where none does or two could (chat-11).
 */
export function choosePassage(found: readonly FoundPassage[]): Passage | null {
  const worded = chooseByWords(found);
  const meant = nearestSubject(found);
  if (!meant) return worded;
  const isTheSame = found.some(({ passage, likeness }) => passage === worded && likeness >= THE_SAME);
  if (worded && (isTheSame || passageSubject(worded) === meant.subject)) return worded;
  const ofSubject = found.filter(({ passage }) => passageSubject(passage) === meant.subject);
  const [best] = ofSubject.toSorted((a, b) => b.likeness - a.likeness);
  if (!best) return null;
  const byMeaning = meant.clear >= CLEAR && meant.nearness >= SURE;
  const byBoth = meant.clear >= CLEAR_WITH_WORDS && isFirstByWords(found, best);
  return byMeaning || byBoth ? fullest(ofSubject, best) : null;
}
