import type { Assistant, AssistantAnswer, AssistantQuestion, Passage } from "../assistant";
import { type Meanings, NO_MEANINGS } from "../meaning/meanings";
import { frenchPassages } from "../passages/french-passages";
import { passageSubject } from "../phrasings/phrasings-of";
import { isDenied } from "../phrasings/premises";
import { asksAboutHealth, isInDistress, topicOf } from "../refusals";
import type { UnderstoodLanguage } from "../understood-language";
import { answerFrom } from "./answer-from-passages";
import { subjectByAge } from "./childs-age";
import { choosePassage } from "./choose-passage";
import {
  contextOf,
  courtesy,
  editionAskedFor,
  languageOfCourtesy,
  plainQuestion,
  pointsBackAlone,
} from "./conversation";
import { languageAsked } from "./french";
import { nearestQuestions } from "./nearest-questions";
import { createPassageIndex, type Found, type FoundPassage, type PassageIndex } from "./passage-index";
import { spokenIn } from "./spoken";
import { questionTerms } from "./words";
import { isOfItsYears, namesYear, withoutYears } from "./years";

/** The question with the one before it, where it can't be understood alone. */
function wholeQuestion(message: string, context: string): string {
  const before = namesYear(message) ? withoutYears(context) : context;
  return `${before} ${message}`.trim();
}

const subject = ({ passage }: FoundPassage) => passageSubject(passage);

/** Whether a passage has most of a follow-up's own words, and so may answer it as well. */
function hasItsWords(passage: Passage, message: string): boolean {
  const has = new Set(questionTerms(passage.text));
  const own = questionTerms(message);
  return own.length > 0 && own.filter((term) => has.has(term)).length * 2 > own.length;
}

/** The passage that certainly answers, unless the question denies what it rests on or names an age that another answers. */
function chosenFor(message: string, found: Found): Passage | null {
  const passage = choosePassage(found);
  if (!passage || isDenied(passageSubject(passage), message)) return null;
  const byAge = subjectByAge(passageSubject(passage), message);
  if (byAge === passageSubject(passage)) return passage;
  return found.passages.find((one) => !one.passage.page && subject(one) === byAge)?.passage ?? passage;
}

interface LocalAssistantSettings {
  readonly passages: readonly Passage[];
  /** Words alone decide where it is left out. */
  readonly meanings?: Meanings;
  /** Where a page is in French; the page itself where it is left out. */
  readonly frenchAddress?: (page: string) => string;
}

/**
 * Millie, offline (chat-10): quotes the one passage that certainly answers, with its link, in the language of the
 * question (chat-17). Otherwise says so and shows the nearest questions (chat-11). Gives no personal tax or
 * medical advice.
 */
export function createLocalAssistant(settings: LocalAssistantSettings): Assistant {
  const { passages, frenchAddress, meanings = NO_MEANINGS } = settings;
  const english = passages.filter(({ language = "en" }) => language === "en");
  const indexes: Readonly<Record<UnderstoodLanguage, PassageIndex>> = {
    en: createPassageIndex(english, "en", meanings),
    fr: createPassageIndex(frenchPassages(passages, frenchAddress), "fr", meanings),
  };

  /** French is that of the Canadian edition; elsewhere there is nothing to answer from. */
  function languageOf(question: AssistantQuestion): UnderstoodLanguage {
    const asked = languageOfCourtesy(question.message) ?? languageAsked(question.message, question.language);
    return question.edition === "ca" ? asked : "en";
  }

  async function find(message: string, question: AssistantQuestion): Promise<Found> {
    const index = indexes[languageOf(question)];
    const edition = editionAskedFor(question);
    const { passages: found, elsewhere } = await index.search(message, edition);
    // What the help has for other years alone, a section without years does not answer either.
    const ofOtherYears = new Set(
      found.filter(({ passage }) => !passage.page && !isOfItsYears(message, passage)).map(subject),
    );
    const ofItsYears = found.filter(
      (one) => isOfItsYears(message, one.passage) && !ofOtherYears.has(subject(one)),
    );
    if (!namesYear(message)) return { passages: ofItsYears, elsewhere };
    // A year says nothing of the subject; and what is nearest and of another year is no reason to answer with the next.
    const apart = await index.search(withoutYears(message).trim(), edition);
    const [first] = found;
    const isOfOtherYear = first !== undefined && !ofItsYears.includes(first);
    const beside = isOfOtherYear ? (first.nearness ?? 0) : 0;
    return { passages: ofItsYears, elsewhere: Math.max(elsewhere, apart.elsewhere, beside) };
  }

  async function choose(message: string, question: AssistantQuestion, found: Found) {
    if (pointsBackAlone(question)) return null;
    const context = contextOf(question);
    if (context === "") return chosenFor(message, found);
    const together = chosenFor(message, await find(wholeQuestion(message, context), question));
    if (together) return together;
    const before = chosenFor(message, await find(context, question));
    return before && hasItsWords(before, message) ? before : null;
  }

  return {
    name: "local",
    async answer(question): Promise<AssistantAnswer> {
      const spoken = spokenIn(languageOf(question));
      const friendly = courtesy(question.message, spoken);
      if (friendly) return { reply: friendly, sources: [], answered: true };

      const message = plainQuestion(question.message);
      if (isInDistress(message)) return { reply: spoken.distress, sources: [], answered: false };
      const topic = topicOf(message);
      const found = await find(message, question);
      const passage = await choose(message, question, found);
      // Whether somebody should eat or take something is never answered, whatever the help says of claiming it.
      if (passage && !asksAboutHealth(message)) return answerFrom([passage], topic, question.edition, spoken);
      const before = {
        medical: spoken.medical,
        personal_tax: spoken.notATaxAdviser,
        general: spoken.unknown,
      }[topic];
      const reply = `${before}\n\n${nearestQuestions(found.passages, question.edition, spoken)}`;
      return { reply, sources: [], answered: false };
    },
  };
}
