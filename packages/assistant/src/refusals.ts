import { isFrenchQuestion } from "./local/french";
import { isMedicalInFrench, isPersonalTaxInFrench } from "./refusals-in-french";

/** Words of medicine that are also words of a claim: "are vitamins claimable?" asks for no medical advice. */
const MEDICAL_UNLESS_TAX =
  /\b(diagnos(e|ed|ing)\b.*\b(me|myself|i|my (child|kid|son|daughter))|medications?|medicines?|treatments?|vitamins?|supplements?)\b/i;
const TAX =
  /\b(claim(able|ed|ing|s)?|deduct\w*|expenses?|tax(es)?|credits?|refundable|receipts?|reimburs\w*|line \d+|CRA|IRS|HSA|FSA|letter)\b/i;

const MEDICAL = [
  /\b(symptoms?|dos(e|age)|gluten challenge|biops(y|ies)|blood test)\b/i,
  /\b(do|might|could|does) (i|my \w+|he|she) have (celiac|coeliac)/i,
  /\b(safe|ok|okay|healthy|dangerous|bad) (for (me|my \w+|him|her|celiacs?|a celiac)|to eat)\b/i,
  /\b(can|should|may) (i|we|my \w+|celiacs?|he|she) (eat|drink|cheat)\b/i,
  /\b(can|should|may) (i|my \w+|celiacs?|he|she) (take|stop)\b.*\b(pills?|tablets?|medic\w+|gluten|diet|eating|bread)\b/i,
  /\bshould (i|we|my \w+|he|she) be (eating|drinking|taking)\b(?!.*\b(deduct|credit|photo|picture|claim))/i,
  /\b(rash|bloat(ed|ing)|diarrh\w+|stomach|pain|glutened|pregnan\w+)\b/i,
];

const PERSONAL_TAX = [
  /\bshould (i|we|my (wife|husband|spouse|partner))\b(?=.*\b(claim|deduct|itemi[sz]e|file|report|tax)\b)/i,
  /\b(how much|what)\b.*\b(will|would|can|do|could|should) (i|we)\b.*\b(get back|refund|save|owe|deduct|claim)\b/i,
  /\b(am i|are we|do (i|we)|would (i|we)) (be )?(eligible|entitled|qualify)\b/i,
  /\bmy (refund|tax bill|return|income is|salary|agi is)\b|\bi (make|earn)\b/i,
  /\b(is|will) (it|this|that) (be )?(legal|accepted|audited)\b|\b(evade|cheat|hide|fake|lie)\b/i,
];

const DISTRESS = [
  /\b(kill myself|end my life|suicid\w*|want to die|don['’]?t want to live|can['’]?t (take it|go on) any ?more|hurt myself)\b/i,
  /\b(end it all|better off dead|wish i (was|were) dead|(harm|cut)(ing|ting)? myself|self[- ]harm|give up on life)\b/i,
  /\b(so alone|cry every|hopeless|no reason to live)\b/i,
  /(?<!\p{L})(me tuer|suicid\p{L}*|envie de mourir|(veux|vouloir) mourir|plus envie de vivre|n[’']en peux plus|je me sens (si |tellement )?seule?|pleure (tous les|chaque)|en finir (avec la vie|pour de bon)|veux en finir(?! avec)|me faire du mal|mieux mort)(?!\p{L})/iu,
];

/** Whether somebody who writes this needs a person, not an answer (chat-28). */
export const isInDistress = (message: string): boolean => DISTRESS.some((pattern) => pattern.test(message));

export type Topic = "medical" | "personal_tax" | "general";

/** "Mon pain" is bread in a message of one French word too. */
const FRENCH_BREAD = /\b(?:mon|mes|le|les|du|un|ce|ces|notre|nos|votre|vos) pains?\b/gi;

/** Whether a question is about somebody's health, and not about what may be claimed (chat-12). */
export function asksAboutHealth(message: string): boolean {
  // In French "pain" is bread.
  const inEnglish = message.replace(isFrenchQuestion(message) ? /\bpains?\b/gi : FRENCH_BREAD, " ");
  return isMedicalInFrench(message) || MEDICAL.some((pattern) => pattern.test(inEnglish));
}

/**
 * The topic of a question: `medical` and `personal_tax` ask for advice that the assistant never gives
 * (chat-12).
 */
export function topicOf(message: string): Topic {
  if (asksAboutHealth(message)) return "medical";
  if (MEDICAL_UNLESS_TAX.test(message) && !TAX.test(message)) return "medical";
  return isPersonalTaxInFrench(message) || PERSONAL_TAX.some((pattern) => pattern.test(message))
    ? "personal_tax"
    : "general";
}
