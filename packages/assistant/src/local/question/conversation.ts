import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { AssistantQuestion } from "../../assistant";
import type { UnderstoodLanguage } from "../../understood-language";
import type { Spoken } from "../spoken";
import { languageAsked } from "./french";
import { yearsAsFigures } from "./numbers-in-words";
import { questionTerms } from "./words";
import { namesYear, withoutYears } from "./years";

/** How many characters of a message are read; no real question is longer. */
const LOOKED_AT = 2_000;

/** A message as plain words, with years in figures, without markup and without what is beyond {@link LOOKED_AT}. */
export function plainQuestion(message: string): string {
  const words = message.slice(0, LOOKED_AT).replace(/<[^<>]*>/g, " ");
  return yearsAsFigures(words).trim();
}

const OPENS_FOLLOW_UP =
  /^(and|but|so|or|what about|how about|why|how long|when|where|which one|it|that|they|then|et|mais|pourquoi|alors)\b/i;
const POINTS_BACK = /\b(it|that|this|them|those|these|there|one)\b/i;

/** Whether a message has a word that stands for what was spoken of. */
export const pointsBack = (message: string): boolean => POINTS_BACK.test(message);

const CONTINUES = /^(and|but|so|or|then|why)\b/i;

const OPENING =
  /^(?:(?:and|but|so|or|then|et|mais|alors)\b,?\s*)?(?:(?:what|how) about\b|qu[’']en est-il (?:de|du|des)(?!\p{L}))?\s*/iu;

/** A follow-up without the words that tie it to what was asked before. */
export const withoutOpening = (message: string): string => message.replace(OPENING, "");

/** Whether a message can only be understood from an earlier one: "and how do I take that back?" */
export function pointsBackAlone({ message, history }: AssistantQuestion): boolean {
  const question = plainQuestion(message);
  const few = questionTerms(question).length <= 2;
  return history.length === 0 && CONTINUES.test(question) && POINTS_BACK.test(question) && few;
}

/** Whether a question can't be understood without what was asked before. */
function isFollowUp(question: string): boolean {
  const few = questionTerms(question).length <= 2;
  return OPENS_FOLLOW_UP.test(question) || (few && POINTS_BACK.test(question)) || question.length <= 12;
}

/** The question that a follow-up, or a follow-up to that one, rests on; empty where this one stands by itself. */
export function contextOf({ message, history }: Pick<AssistantQuestion, "message" | "history">): string {
  if (!isFollowUp(plainQuestion(message))) return "";
  const at = history.findLastIndex((turn) => turn.role === "user");
  const asked = history[at];
  if (!asked) return "";
  const before = contextOf({ message: asked.text, history: history.slice(0, at) });
  return before === "" ? plainQuestion(asked.text) : before;
}

/** A follow-up with the question that it rests on; a year that it names takes the place of the earlier one. */
export function wholeQuestion(message: string, context: string): string {
  const before = namesYear(message) ? withoutYears(context) : context;
  return `${before} ${message}`.trim();
}

const CANADIAN_WORDS = [
  [
    "canad(?:a|ian)",
    "cra",
    "b\\.?c\\.?",
    "british columbia",
    "alberta",
    "saskatchewan",
    "manitoba",
    "ontario",
  ],
  ["qu[eé]bec", "montr[eé]al", "new brunswick", "nova scotia", "newfoundland", "yukon", "nunavut"],
  ["gst", "hst", "t2201", "33[01]99", "revenu"],
];
const CANADA = new RegExp(`\\b(?:${CANADIAN_WORDS.flat().join("|")})(?![\\p{L}\\d])`, "iu");
const STATES =
  /\b(united states|usa|irs|america(n)?|schedule a|publication 502|new jersey|arizona|alabama|ohio)\b/i;

/** The country the question names; the page's own when it names none or both. */
export function editionAskedFor({ message, edition }: AssistantQuestion): Edition {
  const canada = CANADA.test(message);
  const states = STATES.test(message) || /\bU\.?S\b/.test(message);
  if (canada === states) return edition;
  return canada ? "ca" : "us";
}

const GREETING =
  /^(hi|hello|hey|good (morning|afternoon|evening)|hi there|hello millie|hi millie|bonjour|salut|allô|bonsoir|bonjour millie|salut millie)[\s!.,]{0,20}$/i;
const THANKS =
  /^(thanks?( you)?( so much| a lot)?|great|perfect|ok(ay)?|got it|cool|merci( beaucoup)?|parfait|super|d[’']accord)[\s!.,]{0,20}$/i;
const ASKS_IN_FRENCH = /^(bonjour|salut|allô|bonsoir|merci|parfait|super|d[’']accord)/i;

/** The language of an answer (chat-17). French is that of the Canadian edition; elsewhere there is nothing to answer from. */
export function languageOfAnswer({
  message,
  language,
  edition,
}: Omit<AssistantQuestion, "history">): UnderstoodLanguage {
  if (edition !== "ca") return "en";
  return ASKS_IN_FRENCH.test(plainQuestion(message)) ? "fr" : languageAsked(message, language);
}

/** The answer to a greeting or a thank-you; `null` for anything else. */
export function courtesy(message: string, spoken: Spoken): string | null {
  const wording = plainQuestion(message);
  if (GREETING.test(wording)) return spoken.greeting;
  return THANKS.test(wording) ? spoken.welcome : null;
}
