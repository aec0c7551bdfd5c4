import type { AskedFrom, AssistantAnswer, AssistantQuestion, Passage } from "../assistant";
import { type Meanings, NO_MEANINGS } from "../meaning/meanings";
import { passageSubject } from "../phrasings/phrasings-of";
import { isDenied } from "../phrasings/premises";
import { asksAboutHealth, isInDistress, isOfAThing, type Topic, topicOf } from "../refusals";
import type { UnderstoodLanguage } from "../understood-language";
import { choosePassage } from "./choose-passage";
import { nearestQuestions } from "./nearest-questions";
import { createPassageIndex, type Found, type FoundPassage, type PassageIndex } from "./passage-index";
import { subjectByAge } from "./question/childs-age";
import {
  contextOf,
  courtesy,
  editionAskedFor,
  languageOfAnswer,
  plainQuestion,
  pointsBack,
  pointsBackAlone,
  wholeQuestion,
  withoutOpening,
} from "./question/conversation";
import { ofWhatIsNamed } from "./question/named-subjects";
import { isInAnotherLanguage, isInstruction } from "./question/not-a-question";
import { questionTerms } from "./question/words";
import { isOfItsYears, namesYear, withoutYears } from "./question/years";
import { type Spoken, spokenIn } from "./spoken";

/** What every assistant makes of a question before it answers in its own way. */
type Considered =
  /** The answer whoever is asked: to a greeting, to somebody in distress, and to what is never answered. */
  | { readonly settled: AssistantAnswer }
  | {
      readonly settled: null;
      readonly spoken: Spoken;
      readonly topic: Topic;
      /** The passage that certainly answers; `null` where none does or two could (chat-11). */
      readonly certain: Passage | null;
      /** The passages that may answer, the certain one first and then the likeliest. */
      readonly passages: readonly Passage[];
      /** Says that no answer is known, with the nearest questions. */
      readonly unanswered: AssistantAnswer;
    };

/** The product's own knowledge, as assistants are given it. */
export interface Help {
  /** Makes ready what the first question of a page needs (chat-43). */
  open(page: AskedFrom): Promise<void>;
  consider(question: AssistantQuestion): Promise<Considered>;
}

interface HelpSettings {
  readonly passages: readonly Passage[];
  /** Words alone decide where it is left out. */
  readonly meanings?: Meanings;
}

const NOTHING = { found: { passages: [], elsewhere: 0, isDistressed: false }, certain: null };

const subject = ({ passage }: FoundPassage) => passageSubject(passage);
const saying = (reply: string, answered = false): AssistantAnswer => ({ reply, sources: [], answered });

/** Whether a passage has most of a follow-up's own words, and so may answer it as well. */
function hasItsWords(passage: Passage, message: string): boolean {
  const has = new Set(questionTerms(passage.text));
  const own = questionTerms(message);
  return own.length > 0 && own.filter((term) => has.has(term)).length * 2 > own.length;
}

/** Whether a follow-up has words of its own, and a passage has none of them. */
function addsWhatIsNotIn(passage: Passage, message: string): boolean {
  const has = new Set(questionTerms(`${passage.title} ${passage.text}`));
  const own = questionTerms(message);
  return own.length > 0 && !own.some((term) => has.has(term));
}

/** What was found for a follow-up together with its question, and what for the follow-up alone, in turn. */
function besides(together: Found, alone: Found): Found {
  const [one, other] = [together.passages, alone.passages];
  const passages = one.flatMap((found, at) => [other[at] ?? [], found]).flat();
  return { ...together, passages: [...new Map(passages.map((each) => [each.passage, each])).values()] };
}

/** The passage that certainly answers, unless the question denies what it rests on or names an age that another answers. */
function chosenFor(message: string, found: Found): Passage | null {
  const passage = choosePassage(found);
  if (!passage || isDenied(passageSubject(passage), message)) return null;
  const byAge = subjectByAge(passageSubject(passage), message);
  if (byAge === passageSubject(passage)) return passage;
  return found.passages.find((one) => !one.passage.page && subject(one) === byAge)?.passage ?? passage;
}

/** Opens the help for questions in each language that it is told in (chat-10, chat-17). */
export function openHelp({ passages, meanings = NO_MEANINGS }: HelpSettings): Help {
  const told = (spoken: UnderstoodLanguage) => passages.filter(({ language = "en" }) => language === spoken);
  const indexes = new Map<UnderstoodLanguage, PassageIndex>();
  /** A language's index from the first question in it: both at once would keep everybody else waiting. */
  function indexOf(language: UnderstoodLanguage): PassageIndex {
    const index = indexes.get(language) ?? createPassageIndex(told(language), language, meanings);
    indexes.set(language, index);
    return index;
  }

  /** The openings that are at work: those who open the chat meanwhile share one. */
  const opening = new Map<UnderstoodLanguage, Promise<unknown>>();

  async function find(message: string, question: AssistantQuestion): Promise<Found> {
    const index = indexOf(languageOfAnswer(question));
    const edition = editionAskedFor(question);
    const searched = await index.search(message, edition);
    const { elsewhere, isDistressed } = searched;
    const found = ofWhatIsNamed(message, searched);
    // What the help has for other years alone, a section without years does not answer either.
    const ofOtherYears = new Set(
      found.filter(({ passage }) => !passage.page && !isOfItsYears(message, passage)).map(subject),
    );
    const ofItsYears = found.filter(
      (one) => isOfItsYears(message, one.passage) && !ofOtherYears.has(subject(one)),
    );
    if (!namesYear(message)) return { passages: ofItsYears, elsewhere, isDistressed };
    // A year says nothing of the subject; and what is nearest and of another year is no reason to answer with the next.
    const apart = await index.search(withoutYears(message).trim(), edition);
    const [first] = found;
    const isOfOtherYear = first !== undefined && !ofItsYears.includes(first);
    const beside = isOfOtherYear ? (first.nearness ?? 0) : 0;
    return { passages: ofItsYears, elsewhere: Math.max(elsewhere, apart.elsewhere, beside), isDistressed };
  }

  /** What is found for a question, and which of it certainly answers; a follow-up is asked with what it follows. */
  async function search(message: string, question: AssistantQuestion) {
    const context = contextOf(question);
    if (context === "") {
      const found = await find(message, question);
      return { found, certain: pointsBackAlone(question) ? null : chosenFor(message, found) };
    }
    const whole = wholeQuestion(message, context);
    const found = await find(whole, question);
    const together = chosenFor(whole, found);
    const before = chosenFor(message, await find(context, question));
    // What answered the earlier question answers this one only if it says something of what this one adds.
    const isAsBefore = together && before && passageSubject(together) === passageSubject(before);
    if (together && !isAsBefore) return { found, certain: together };
    const alone = pointsBack(message) ? null : await find(withoutOpening(message), question);
    const another = alone && chosenFor(message, alone);
    if (another) return { found, certain: another };
    const kept = together ?? before;
    const isKept = kept && (together ? !addsWhatIsNotIn(kept, message) : hasItsWords(kept, message));
    return { found: alone ? besides(found, alone) : found, certain: isKept ? kept : null };
  }

  return {
    async open({ edition, language }) {
      const spokenHere = languageOfAnswer({ message: "", edition, language });
      const [message = ""] = spokenIn(spokenHere).starters[edition];
      // A search that nobody waits for, and beside it what it would wait for itself.
      const opened =
        opening.get(spokenHere) ??
        Promise.all([
          indexOf(spokenHere).open(),
          find(message, { message, edition, language, history: [] }),
        ]).finally(() => opening.delete(spokenHere));
      opening.set(spokenHere, opened);
      await opened;
    },
    async consider(question) {
      const spoken = spokenIn(languageOfAnswer(question));
      const friendly = courtesy(question.message, spoken);
      if (friendly) return { settled: saying(friendly, true) };
      const message = plainQuestion(question.message);
      if (isInDistress(message)) return { settled: saying(spoken.distress) };

      const topic = topicOf(message);
      const searched = await search(message, question);
      if (searched.found.isDistressed && !isOfAThing(message)) return { settled: saying(spoken.distress) };
      const isNoQuestion = isInstruction(message) || isInAnotherLanguage(message);
      const { found, certain } = isNoQuestion ? NOTHING : searched;
      const instead = {
        medical: spoken.medical,
        personal_tax: spoken.notATaxAdviser,
        general: spoken.unknown,
      }[topic];
      const nearest = nearestQuestions(found.passages, question.edition, spoken);
      const unanswered = saying(`${instead}\n\n${nearest}`);
      // Whether somebody should eat or take something is never answered, whatever the help says of claiming it.
      if (asksAboutHealth(message) || (topic === "medical" && !certain)) return { settled: unanswered };
      const likeliest = found.passages.map(({ passage }) => passage);
      const passages = [...new Set([...(certain ? [certain] : []), ...likeliest])];
      return { settled: null, spoken, topic, certain, passages, unanswered };
    },
  };
}
