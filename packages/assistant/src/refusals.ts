import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import type { AssistantAnswer } from "./assistant";

/** The answer where the knowledge has none (chat-11). */
export const UNKNOWN_ANSWER: AssistantAnswer = {
  reply: `I don't know that one. I can answer questions about GF Ledger, and about gluten-free food as a medical expense in general. Please write to ${SUPPORT_ADDRESS}, where a person will help you.`,
  sources: [],
  answered: false,
};

/** The answer to a question about a person's health (chat-12). */
export const MEDICAL_REFUSAL: AssistantAnswer = {
  reply:
    "I can't give medical advice. Please ask your doctor or a dietitian about diagnosis, symptoms, treatment and what is safe for you to eat. I can help with receipts, reports and how claims work in general.",
  sources: [],
  answered: false,
};

/** Put before general information where the question was about a person's own taxes (chat-12). */
export const NO_PERSONAL_TAX_ADVICE =
  "I can't give personal tax advice: please ask a tax professional about your own situation. In general:";

export const TAX_REFUSAL: AssistantAnswer = {
  reply: `I can't give personal tax advice: please ask a tax professional about your own situation. For help with GF Ledger itself, write to ${SUPPORT_ADDRESS}.`,
  sources: [],
  answered: false,
};

const MEDICAL = [
  /\b(symptoms?|diagnos(e|ed|ing)\b.*\b(me|myself|i|my (child|kid|son|daughter))|medications?|medicines?|treatments?|dos(e|age)|gluten challenge|biops(y|ies)|blood test|vitamins?|supplements?)\b/i,
  /\b(do|might|could|does) (i|my \w+|he|she) have (celiac|coeliac)/i,
  /\b(safe|ok|okay|healthy|dangerous|bad) (for (me|my \w+|him|her|celiacs?|a celiac)|to eat)\b/i,
  /\b(can|should|may) (i|my \w+|celiacs?|he|she) (eat|drink|take|stop|cheat)\b/i,
  /\b(rash|bloat(ed|ing)|diarrh\w+|stomach|pain|glutened|pregnan\w+)\b/i,
];

const PERSONAL_TAX = [
  /\bshould (i|we|my (wife|husband|spouse|partner))\b(?=.*\b(claim|deduct|itemi[sz]e|file|report|tax)\b)/i,
  /\b(how much|what)\b.*\b(will|would|can|do|could|should) (i|we)\b.*\b(get back|refund|save|owe|deduct|claim)\b/i,
  /\b(am i|are we|do (i|we)|would (i|we)) (be )?(eligible|entitled|qualify)\b/i,
  /\bmy (refund|tax bill|return|income is|salary|agi is)\b|\bi (make|earn)\b/i,
  /\b(is|will) (it|this|that) (be )?(legal|accepted|audited)\b|\b(evade|cheat|hide|fake|lie)\b/i,
];

export type Topic = "medical" | "personal_tax" | "general";

/**
 * The topic of a question: `medical` and `personal_tax` ask for advice that the assistant never gives
 * (chat-12).
 */
export function topicOf(message: string): Topic {
  if (MEDICAL.some((pattern) => pattern.test(message))) return "medical";
  return PERSONAL_TAX.some((pattern) => pattern.test(message)) ? "personal_tax" : "general";
}
