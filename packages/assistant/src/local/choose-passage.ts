import type { Passage } from "../assistant";
import { phrasingsOf, subjectOf } from "../phrasings/phrasings-of";
import type { FoundPassage } from "./passage-index";

/** Below this likeness an answer would be a guess. */
const CERTAIN = 0.55;
/** A passage without phrasings has its heading alone, which has to be nearly the question. */
const CERTAIN_BY_TITLE = 0.85;
/** The next passage must be further away than this, or the question could mean either. */
const APART = 0.05;
/** Where the phrasing is the question itself, nothing else has to be further away. */
const THE_SAME = 0.97;

/** Of what answers the same: the help's own answer, unless a section of a page is nearer to the question. */
function fullest(phrased: readonly FoundPassage[], best: FoundPassage): Passage {
  const whole = phrased.find(
    ({ passage }) => !passage.page && subjectOf(passage) === subjectOf(best.passage),
  );
  return whole && best.likeness - whole.likeness < APART ? whole.passage : best.passage;
}

/** The one passage that certainly answers; `null` where none does or two could (chat-11). */
export function choosePassage(found: readonly FoundPassage[]): Passage | null {
  const byLikeness = found.toSorted((a, b) => b.likeness - a.likeness);
  const phrased = byLikeness.filter(({ passage }) => phrasingsOf(passage));
  const [best] = phrased;
  const second = phrased.find(({ passage }) => best && subjectOf(passage) !== subjectOf(best.passage));
  const isClear = best && (best.likeness >= THE_SAME || best.likeness - (second?.likeness ?? 0) >= APART);
  if (best && best.likeness >= CERTAIN && isClear) return fullest(phrased, best);
  const titled = byLikeness.find(({ passage }) => !phrasingsOf(passage));
  const isCertain = titled && titled.likeness >= CERTAIN_BY_TITLE && titled.likeness > (best?.likeness ?? 0);
  return isCertain ? titled.passage : null;
}
