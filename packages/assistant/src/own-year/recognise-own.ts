import { LANGUAGES, type Language } from "@gf-ledger/domain/edition/locale";
import type { AssistantQuestion, Passage } from "../assistant";
import { contextOf, plainQuestion } from "../local/conversation";
import { languageAsked } from "../local/french";
import { createPhrasingIndex } from "../local/phrasing-index";
import { termsIn } from "../local/words";
import { topicOf } from "../refusals";
import { categoryNamed } from "./category-words";
import { OWN_PHRASINGS } from "./own-phrasings";
import type { OwnFunction, OwnQuestion } from "./own-question";
import { productAsked } from "./product-asked";
import { yearNamed } from "./year-named";

/** Words by which a question is about what the asker has, and not about what anybody may do. */
const OWN: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:have|did|had) (?:i|we)\b(?! (?:to|ever)\b)|(?:i|we)['’]ve|i have|do (?:i|we) (?:still )?have|what do i still|(?:am|are) (?:i|we) (?:missing|done)|my|our|mine|for me|gives? me|before i file|i (?:still )?need to)\b/i,
  fr: /(?<!\p{L})(?:(?:n[’'])?ai-je|avons-nous|j[’']ai|je n[’']ai|mes|mon|ma|nos|notre|me reste|reste-t-il|pour moi|me donne|dois-je)(?!\p{L})/iu,
};
/** "How do I …", "can I …" and "what if …" ask how the product or the law works. */
const GENERAL =
  /\b(?:how (?:long|many (?:years|days|months))|how (?:do|can|should|does|is|are) |can (?:i|we|my)\b|(?:may|could|should) i (?:claim|deduct)|what (?:if|happens)|why )|(?<!\p{L})(?:comment |puis-je|peut-on|pourquoi|que se passe|et si |faut-il)/iu;

/** "Have I claimed" is of what was claimed, where "claim" alone may be of anything. */
const CLAIMED =
  /\b(?:have|did|had) (?:i|we) (?:claim(?:ed)?|deducted)\b|\b(?:i|we)(?:['’]ve| have) claimed\b|(?<!\p{L})(?:ai-je|avons-nous|j[’']ai|nous avons) (?:déjà )?(?:réclamé|demandé|déduit)(?!\p{L})/giu;
const marked = (text: string) => text.replace(CLAIMED, " claimedsofar ");

const CERTAIN = 0.6;
const APART = 0.05;

type Phrased = keyof (typeof OWN_PHRASINGS)["en"];
const PHRASED = Object.keys(OWN_PHRASINGS.en) as Phrased[];

/** The functions as passages without a text, so that a question is compared with their phrasings as with a help page's. */
const passages: readonly Passage[] = PHRASED.map((title) => ({
  title,
  text: "",
  href: "/",
  edition: "both",
}));
const indexOf = (language: Language) =>
  createPhrasingIndex(passages, language, ({ title }) =>
    OWN_PHRASINGS[language][title as Phrased].map(marked),
  );
const INDEXES = Object.fromEntries(LANGUAGES.map((language) => [language, indexOf(language)])) as Record<
  Language,
  ReturnType<typeof indexOf>
>;

/** The one function whose phrasings are clearly the nearest; `null` where none is. */
function nearestFunction(question: string, language: Language): OwnFunction | null {
  const likenesses = [...INDEXES[language](termsIn(language, marked(question)))].sort((a, b) => b[1] - a[1]);
  const [best, second] = likenesses;
  if (!best || best[1] < CERTAIN || best[1] - (second?.[1] ?? 0) < APART) return null;
  return PHRASED[best[0]] ?? null;
}

function asked(message: string, language: Language, currentYear: number): OwnQuestion | null {
  const time = yearNamed(message, currentYear);
  if (time === null || !OWN[language].test(message)) return null;
  const product = productAsked(time.rest);
  if (product) return { asks: "priceBook", year: null, category: null, product, language };
  if (GENERAL.test(message)) return null;
  const named = categoryNamed(time.rest);
  const asks = nearestFunction(named?.rest ?? time.rest, language);
  if (asks === null || (asks === "category") !== (named !== null)) return null;
  return { asks, year: time.year, category: named?.category ?? null, product: null, language };
}

/** "And in 2025?": the year alone, of the question before. */
function ofAnotherYear(message: string, before: string, language: Language, currentYear: number) {
  const time = yearNamed(message, currentYear);
  if (!time || time.year === null || termsIn(language, time.rest).length > 0) return null;
  const earlier = asked(before, language, currentYear);
  return earlier && { ...earlier, year: time.year };
}

/**
 * What a question asks of the asker's own records (chat-18); `null` for any other, which the help answers.
 * Nothing about anybody's health is one.
 */
export function recogniseOwn(question: AssistantQuestion, currentYear: number): OwnQuestion | null {
  const message = plainQuestion(question.message);
  if (topicOf(message) === "medical") return null;
  const spoken = languageAsked(message, question.language);
  const language = question.edition === "ca" ? spoken : "en";
  const before = contextOf(question);
  return (
    asked(message, language, currentYear) ??
    (before === "" ? null : ofAnotherYear(message, before, language, currentYear))
  );
}
