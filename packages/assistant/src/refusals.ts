import { isFrenchQuestion } from "./local/question/french";
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

/** What somebody has done or would do to themselves or suffers from another, whatever else they write. */
const CLEAR_DISTRESS = [
  /\b(?:took|swallowed|taken|overdosed on) (?:way )?(?:too many|all (?:of )?(?:my|the)|a (?:whole )?(?:bottle|bunch|handful) of|a lot of) (?:\w+ )?(?:pills?|tablets?|painkillers)\b/i,
  /\b(?:took|swallowed|taken) (?:a (?:whole )?(?:bottle|handful) of (?:\w+ )?(?:meds|medications?)|too many (?:meds|medications))\b|\boverdos(?:ed?|ing)\b/i,
  /\b(?:took|swallowed|taken) (?:like |about |over )?\d{2,} (?:\w+ )?(?:tylenols?|advils?|aspirins?|ibuprofens?|acetaminophens?|xanax|pills?|tablets?|painkillers|sleeping pills)\b(?! (?:receipts?|packs?))/i,
  /\b(?:husband|wife|partner|spouse|boyfriend|girlfriend|father|mother|dad|mom|brother|sister|ex) (?:always |often |sometimes |just )?(?:hits?|beats?|punch(?:es|ed)|kicks?|slaps?|slapped|chok(?:es|ed)|abuses?|abused|rap(?:es|ed)|is (?:hitting|beating|abusing|hurting)) me\b(?! (?:up|with (?:a|the) (?:bill|fee|question)))/i,
  /(?<!\p{L})(?:mari|femme|conjointe?|copain|copine|chum|blonde|père|mère|frère|ex) me (?:frappe|bat|violente|maltraite|viole)(?!\p{L})|(?<!\p{L})me fais (?:battre|frapper)(?!\p{L})/iu,
  /\b(?:husband|wife|partner|spouse|boyfriend|girlfriend|father|mother|dad|mom|ex) is (?:violent|abusive)\b|(?<!\p{L})(?:mari|femme|conjointe?|copain|copine|chum|blonde|père|mère|ex) est violente?(?!\p{L})/iu,
  /^\s*kms\s*[.!…]*\s*$|\b(?:want to|wanna|going to|gonna|might|should just|ready to|feel like) kms\b/i,
  /\b(?:jump(?:ing)?|throw(?:ing)? myself) (?:off|from|out of|in front of|under) (?:a|the|my) (?:bridge|roof|building|balcony|window|train|car|bus|truck)\b/i,
  /\b(?:nobody|no ?one)(?: would| will|['’]d)? (?:even )?(?:miss|cares? about|loves|notice if) (?:me|i)\b/i,
  /\b(?:do not|don['’]?t) want to (?:be here|be alive|be around|exist|wake up)(?: any ?more)?(?=\s*(?:[.,;!?]|$|and\b|because\b|since\b))/i,
  /(?<!\p{L})(?:avalé|pris) (?:beaucoup )?(?:trop de|tou(?:s|tes) (?:mes|les)|une? (?:boîte|bouteille|poignée) de)(?: \p{L}+)? ?(?:pilules?|comprimés?|cachets?|somnifères?)(?!\p{L})/iu,
  /(?<!\p{L})(?:avalé (?:beaucoup )?(?:trop de|tous (?:mes|les))|pris (?:trop de|une? (?:bouteille|poignée) de)) médicaments?(?!\p{L})/iu,
  /(?<!\p{L})me (?:jeter|lancer) (?:du (?:pont|toit|balcon|haut)|d[’']un (?:pont|toit|balcon|immeuble)|en bas d|par la fenêtre|sous (?:un|le)|devant (?:un|le))/iu,
  /(?<!\p{L})(?:personne ne (?:va )?me (?:regrett|pleur)\p{L}+|manquer\p{L}* à personne|personne à qui parler|personne ne m[’']aime)(?!\p{L})/iu,
  /(?<!\p{L})(?:veux|voudrais|peux) (?:juste )?(?:ne )?plus (?:être (?:là|ici|en vie)|exister|me (?:lever|réveiller))(?=\s*(?:[.,;!?]|$|et(?!\p{L})|parce))/iu,
  /\b(?:cut|cutting|slit) (?:up )?(?:my |both my )?(?:wrists?|veins?)\b|(?<!\p{L})(?:coupée?|ouverte?|tailladée?) (?:les|mes) (?:poignets|veines)(?!\p{L})/iu,
  /\bdo(?:ing)? something bad to myself\b|(?<!\p{L})commettre l[’']irréparable(?!\p{L})|\bplan (?:is |was )?to end (?:it|my|everything)\b/iu,
  /(?<!\p{L})(?:sauter|me jeter) (?:en bas )?(?:du|d[’']un) (?:pont|toit|balcon|immeuble)(?!\p{L})/iu,
  /\b(?:good-?bye|farewell|suicide) (?:letters?|notes?)\b|\bcan['’]?(?:no)?t bear (?:the|my) (?:pain|life)\b|(?<!\p{L})lettres? d[’']adieu(?!\p{L})/iu,
  /\b(?:want(?:ing|ed)? to|wanna|going to|gonna|ready to|thinking (?:of|about)) end(?:ing)? it all\b(?! (?:before|by|at|after|when)\b)/i,
  /\b(?:kill(?:ing)? myself|end my life|suicid\w*|want to die|wants to die|don['’]?t want to live|hurt(?:ing)? myself)\b/i,
  /\b(?:better off dead|wish i (?:was|were) dead|(?:harm|cut)(?:ing|ting)? myself(?! (?:on|with a can|while|opening|cooking))|self[- ]harm|so alone|no reason to live)\b/i,
  /(?<!\p{L})(?:me tuer|suicid\p{L}*|envie de mourir|(?:veux|vouloir) mourir|plus envie de vivre|je me sens (?:si |tellement )?seule?|en finir avec la vie|me faire du mal|mieux mort)(?!\p{L})/iu,
];

/** What people say who can go on no longer, and of a form or their receipts too. */
const DISTRESS = [
  /\b(?:took|swallowed|taken) (?:all (?:of )?(?:my|the)|a bunch of|a lot of) (?:\w+ )?(?:meds|medications?)\b(?! receipts?)/i,
  /(?<!\p{L})pris (?:beaucoup de|tous (?:mes|les)|une boîte de) médicaments?(?!\p{L})/iu,
  /\b(?:i am|i['’]m) (?:completely |totally |just )?falling apart\b|\b(?:nobody|no ?one)(?: left)? to (?:talk|turn) to\b(?! (?:about|for|at))/i,
  /\b(?:cut|cutting|burned) (?:up )?(?:my |both my )?(?:arms?|legs?|skin)\b(?! (?:on (?:a|the)|while|when|with (?:a|the) (?:pan|pot|oven|can)|opening|baking|cooking))|(?<!\p{L})(?:coupée?|ouverte?|tailladée?) (?:les|mes) bras(?!\p{L})/iu,
  /\bi(?: have|['’]ve got|['’]m left with) (?:nobody|no ?one)(?: left)?(?=\s*(?:[.,;!?…]|$))|(?<!\p{L})(?:je )?n[’']ai (?:plus )?personne(?=\s*(?:[.,;!?…]|$))/iu,
  /\b(?:thinking of|might|going to|afraid (?:of|i['’]ll|i will)|scared i['’]?ll) (?:do|doing) something (?:stupid|terrible)\b|(?<!\p{L})faire une bêtise(?!\p{L})/iu,
  /\bpoint (?:of|in|to) (?:even )?(?:going on|carrying on|living|being alive)\b|(?<!\p{L})(?:à quoi (?:ça sert|bon|sert-il)|ça sert à quoi)(?: encore)? (?:de |d[’'])?(?:continuer|vivre|exister)(?=\s*(?:[.,;!?…]|$))/iu,
  /\b(?:crying|cry) (?:all the time|constantly|non-?stop|every|and (?:i )?can['’]?t stop)|\bkeep crying\b|(?<!\p{L})pleure (?:sans (?:arrêt|cesse)|tout le temps|tous les|toutes les|chaque)(?!\p{L})/iu,
  /^\s*(?:j[’']en ai plus la force|je n[’']?y arrive (?:vraiment )?plus|je n[’']ai plus la force)\s*[.!…]*\s*$/iu,
  /\bcan['’]?t (?:take it|go on) any ?more\b|\bcan['’]?(?:no)?t bear this (?:pain|life)\b|(?<!\p{L})tenir le coup(?!\p{L})/iu,
  /\bend it all(?! (?:before|by|at|after|when)\b)|\bgive up on life(?! insurance)\b|\bhopeless\b/i,
  /(?<!\p{L})(?:n[’']en peux plus|veux en finir(?! avec)|en finir pour de bon)(?!\p{L})/iu,
];

/** What is spoken of is a thing of the product or of its subject, or nobody is there to claim for: "I want my photos to disappear". */
const OF_A_THING = [
  /\b(?:my|the|these|those|all) (?:photos?|pictures?|data|e-?mails?|purchases?) (?:to )?(?:disappear|vanish|go)\b|\bto file\b/i,
  /\b(?:receipts?|(?:tax|these|this|the|that|my) forms?|tax(?:es)?|claim\w*|deduct\w*|expenses?|accounts?|subscriptions?|insurance|premium|invoices?|spreadsheets?)\b/i,
  /\b(?:cancel (?:my|the)?|free|premium|paid|yearly|monthly) ?plan\b|\b(?:my|these|the|all) (?:records?|papers?|paperwork)\b|\bthis app\b|\b20\d\d\b/i,
  /(?<!\p{L})(?:mes|les|ces) (?:photos?|données|courriels?|achats) (?:disparai\p{L}+|s[’']en aillent)/iu,
  /(?<!\p{L})(?:reçus?|formulaires?|impôts?|déclarations?|(?:mon|un|le|ce) compte|abonnements?|forfaits?|assurances?|factures?|ma demande|déduct\p{L}+|réclam\p{L}+)(?!\p{L})/iu,
];
/** Who speaks of themselves so is not spoken to about a form, even where they name one. */
const FEELING =
  /(?<!\p{L})(?:depress\p{L}*|déprim\p{L}*|dépression|hate myself|me déteste|burden|fardeau|my life(?! insurance)|ma vie|living|vivre|alone|lonely|seule?|panic|panique|worthless|desperate|désespér\p{L}*|wake up|réveiller|die|dying|mourir|dead|overwhelmed)(?!\p{L})/iu;

/** Whether a message that is like one of distress speaks of a thing. */
export const isOfAThing = (message: string): boolean =>
  OF_A_THING.some((pattern) => pattern.test(message)) && !FEELING.test(message);

/** Whether somebody who writes this needs a person, not an answer (chat-28, chat-38). */
export const isInDistress = (message: string): boolean =>
  CLEAR_DISTRESS.some((pattern) => pattern.test(message)) ||
  (DISTRESS.some((pattern) => pattern.test(message)) && !isOfAThing(message));

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
