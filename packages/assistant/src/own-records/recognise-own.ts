import type { AssistantQuestion, Passage } from "../assistant";
import { createPhrasingIndex } from "../local/phrasing-index";
import { contextOf, languageOfAnswer, plainQuestion } from "../local/question/conversation";
import { termsIn } from "../local/question/words";
import type { Meanings } from "../meaning/meanings";
import { topicOf } from "../refusals";
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from "../understood-language";
import { categoryNamed } from "./category-words";
import { ownByMeaning } from "./own-by-meaning";
import { asClaimed, isGeneral, isOwn, marked, namesReceipts } from "./own-marks";
import { OWN_PHRASINGS, type Phrased } from "./own-phrasings";
import type { OwnFunction, OwnQuestion } from "./own-question";
import { productAsked, productOfChange } from "./product-asked";
import { yearNamed } from "./year-named";

const CERTAIN = 0.6;
const APART = 0.05;

const PHRASED = Object.keys(OWN_PHRASINGS.en) as Phrased[];

/** The functions as passages without a text, so that a question is compared with their phrasings as with a help page's. */
const passages: readonly Passage[] = PHRASED.map((title) => ({
  title,
  text: "",
  href: "/",
  edition: "both",
}));
const indexOf = (language: UnderstoodLanguage) =>
  createPhrasingIndex(passages, language, ({ title }) =>
    OWN_PHRASINGS[language][title as Phrased].map(marked),
  );
const INDEXES = Object.fromEntries(
  UNDERSTOOD_LANGUAGES.map((language) => [language, indexOf(language)]),
) as Record<UnderstoodLanguage, ReturnType<typeof indexOf>>;

/** The one function whose phrasings are clearly the nearest; `null` where none is. */
function nearestFunction(question: string, language: UnderstoodLanguage): OwnFunction | null {
  const likenesses = [...INDEXES[language](termsIn(language, marked(question)))].sort((a, b) => b[1] - a[1]);
  const [best, second] = likenesses;
  if (!best || best[1] < CERTAIN || best[1] - (second?.[1] ?? 0) < APART) return null;
  return PHRASED[best[0]] ?? null;
}

function asked(message: string, language: UnderstoodLanguage, currentYear: number): OwnQuestion | null {
  const time = yearNamed(message, currentYear);
  if (time === null || !isOwn(message, language)) return null;
  const product = productAsked(time.rest);
  if (product) return { asks: "priceBook", year: null, category: null, product, language };
  if (isGeneral(message)) return null;
  const changed = productOfChange(time.rest);
  if (changed) {
    const category = categoryNamed(changed)?.category ?? null;
    return { asks: "priceChange", year: time.year, category, product: changed, language };
  }
  const named = categoryNamed(time.rest);
  const asks = nearestFunction(named?.rest ?? time.rest, language);
  if (asks === null || (asks === "category") !== (named !== null)) return null;
  if (asks === "receipts" && !namesReceipts(message)) return null;
  return { asks, year: time.year, category: named?.category ?? null, product: null, language };
}

/** The language and the words of a question; `null` where it is about somebody's health. */
function readable(question: AssistantQuestion) {
  const message = asClaimed(plainQuestion(question.message));
  if (topicOf(message) === "medical") return null;
  return { message, language: languageOfAnswer(question) };
}

/** The year of "and in 2025?", which asks the question before of another year; `null` for any other message. */
function yearAlone(message: string, language: UnderstoodLanguage, currentYear: number): number | null {
  const time = yearNamed(message, currentYear);
  return time && termsIn(language, time.rest).length === 0 ? time.year : null;
}

/**
 * What a question asks of the asker's own records (chat-21); `null` for any other, which the help answers.
 * Nothing about anybody's health is one.
 */
export function recogniseOwn(question: AssistantQuestion, currentYear: number): OwnQuestion | null {
  const read = readable(question);
  if (!read) return null;
  const { message, language } = read;
  const own = asked(message, language, currentYear);
  const year = yearAlone(message, language, currentYear);
  if (own || year === null) return own;
  const earlier = asked(contextOf(question), language, currentYear);
  return earlier && { ...earlier, year };
}

async function meant(
  message: string,
  language: UnderstoodLanguage,
  currentYear: number,
  meanings: Meanings,
): Promise<OwnQuestion | null> {
  const time = yearNamed(message, currentYear);
  if (time === null || !isOwn(message, language) || isGeneral(message)) return null;
  const asks = await ownByMeaning(time.rest, meanings);
  if (asks === null || (asks === "receipts" && !namesReceipts(message))) return null;
  const category = asks === "claimed" ? (categoryNamed(time.rest)?.category ?? null) : null;
  return { asks: category ? "category" : asks, year: time.year, category, product: null, language };
}

/** The same by the question's meaning, where its words are none that such questions usually have (chat-32). */
export async function recogniseOwnByMeaning(
  question: AssistantQuestion,
  currentYear: number,
  meanings: Meanings,
): Promise<OwnQuestion | null> {
  const read = readable(question);
  if (!read) return null;
  const { message, language } = read;
  const year = yearAlone(message, language, currentYear);
  if (year === null) return meant(message, language, currentYear, meanings);
  const earlier = await meant(contextOf(question), language, currentYear, meanings);
  return earlier && { ...earlier, year };
}
