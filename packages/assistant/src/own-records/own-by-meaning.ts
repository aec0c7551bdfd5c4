import { likenessOf } from "../meaning/meaning";
import type { Meanings } from "../meaning/meanings";
import { ALL_PHRASINGS } from "../phrasings/all-phrasings";
import { ELSEWHERE, elsewhereSubject } from "../phrasings/elsewhere";
import { OWN_PHRASINGS, ownSubject, type Phrased } from "./own-phrasings";

const PHRASED = Object.keys(OWN_PHRASINGS.en) as Phrased[];
/** Everything else that a question may be about. */
const OTHERS = [...Object.keys(ALL_PHRASINGS), ...ELSEWHERE.en.map((_, at) => elsewhereSubject(at))];
/** How much more has to speak for a function than for anything else; set on the table of such questions. */
const CLEAR = 2.3;

/** A sum of all categories and that of one are told apart by whether a category is named. */
const kindOf = (asks: Phrased) => (asks === "category" ? "claimed" : asks);

/**
 * The function that a question about own records means, by what was learnt of how people ask for each and for
 * everything in the help; `null` where none stands clear or the question's meaning can't be had.
 */
export async function ownByMeaning(
  question: string,
  meanings: Meanings,
): Promise<Exclude<Phrased, "category"> | null> {
  const meaning = await meanings.ofQuestion(question);
  if (!meaning) return null;
  const speaksFor = (subject: string) => {
    const learnt = meanings.ofSubject(subject);
    return learnt ? likenessOf(meaning, learnt) : Number.NEGATIVE_INFINITY;
  };
  const own = PHRASED.map((asks) => ({ kind: kindOf(asks), score: speaksFor(ownSubject(asks)) }));
  const [best] = own.toSorted((a, b) => b.score - a.score);
  if (!best) return null;
  const rivals = own.filter(({ kind }) => kind !== best.kind).map(({ score }) => score);
  const next = Math.max(...rivals, ...OTHERS.map(speaksFor));
  return best.score - next >= CLEAR ? best.kind : null;
}
