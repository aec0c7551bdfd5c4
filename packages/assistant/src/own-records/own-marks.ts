import type { UnderstoodLanguage } from "../understood-language";

const anyOf = (...sources: readonly string[]) => String.raw`(?<!\p{L})(?:${sources.join("|")})(?!\p{L})`;

/** Words by which a question is about what the asker has, and not about what anybody may do. */
const OWN: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: new RegExp(
    anyOf(
      String.raw`(?:have|did|had) (?:i|we)\b(?! (?:to|ever)\b)`,
      "(?:i|we)['’]ve|i have|do (?:i|we) (?:still )?have|what do i still",
      "(?:am|are) (?:i|we) (?:missing|done)|my|our|mine",
      "(?:am|are) (?:i|we) doing|for me|(?:gives?|costs?) me|before i file|i (?:still )?need to",
    ),
    "iu",
  ),
  fr: new RegExp(
    anyOf(
      "(?:n[’'])?ai-je|avons-nous|j[’']ai|je n[’']ai",
      "j[’']en suis|(?:nous|on) en (?:sommes|est)|mes|mon|ma|nos|notre|me reste|reste-t-il|pour moi|me donne|m[’']a coûté|m[’']ont coûté|dois-je",
    ),
    "iu",
  ),
};

/** "How do I …", "can I …" and "what if …" ask how the product or the law works. */
const GENERAL = new RegExp(
  anyOf(
    "how (?:long|many (?:years|days|months)|do|can|should|does|is|are)",
    "can (?:i|we|my)|do (?:i|we) need|(?:may|could|should) i (?:claim|deduct)|what (?:if|happens)|why",
    "comment|puis-je|peut-on|pourquoi|que se passe|et si|faut-il",
    "deadline|date limite",
  ),
  "iu",
);

/** "Have I claimed" is of what was claimed, where "claim" alone may be of anything. */
const CLAIMED = new RegExp(
  anyOf(
    "(?:have|did|had) (?:i|we) (?:claim(?:ed)?|deducted)|(?:i|we)(?:['’]ve| have) claimed",
    "(?:ai-je|avons-nous|j[’']ai|nous avons) (?:déjà )?(?:réclamé|demandé|déduit)",
  ),
  "giu",
);
/** "How much can I claim so far" asks what was claimed until now, and not what anybody may claim. */
const CLAIMABLE_SO_FAR = new RegExp(
  [
    String.raw`(?<!\p{L})(?:can|could|may) (i|we) (?:claim|deduct)`,
    String.raw`(?=.*(?<!\p{L})(?:so far|until now|to date|already)(?!\p{L}))`,
    String.raw`|(?<!\p{L})(?:puis-je|je peux|on peut|peut-on) (?:demander|réclamer|déduire)`,
    String.raw`(?=.*(?<!\p{L})(?:jusqu[’'](?:ici|à (?:présent|maintenant))|à (?:ce jour|date)|déjà)(?!\p{L}))`,
  ].join(""),
  "giu",
);

/** "How is my claim coming along" and "my running total". */
const STANDING_IN_ENGLISH = new RegExp(
  [
    String.raw`(?<!\p{L})how(?: is|['’]s| are) (?:my|our) (?:claim|deduction|numbers|total|sum|year) `,
    String.raw`(?:coming(?: along)?|going|looking|doing|getting on|adding up)(?!\p{L})`,
    String.raw`|(?<!\p{L})(?:my|our) running (?:total|sum|tally)(?!\p{L})`,
  ].join(""),
  "giu",
);

/** "Où j'en suis", by itself or of a year or the claim: the index drops all of its words. */
const STANDING = new RegExp(
  [
    String.raw`^(?:\p{L}+-moi )?où (?:est-ce que )?`,
    `(?:j[’']en suis|en suis-je|on en est|(?:nous )?en sommes(?:-nous)?|je suis rendue?)(?: rendue?s?)?`,
    String.raw`(?=\s*[?.!]*$| (?:cette année|en 20\d\d|l[’']an|(?:avec|dans|pour) ma demande))`,
  ].join(""),
  "iu",
);

/** A question with "have I claimed" in place of "can I claim" with "so far", and of where one stands. */
export const asClaimed = (question: string): string =>
  question
    .replace(CLAIMABLE_SO_FAR, (_said, who?: string) => (who ? `have ${who} claimed` : "ai-je demandé"))
    .replace(STANDING_IN_ENGLISH, "how much have I claimed")
    .replace(STANDING, "combien ai-je demandé");

/** The index drops both words, as it drops all common ones. */
const TO_DO = /\bto do\b/gi;

/** A bill is a receipt to the index, but "my dentist bill" asks for no count of receipts. */
const RECEIPTS = /receipts?|slips?|drafts?|reçus?|brouillons?|factures?/iu;

export const isOwn = (question: string, language: UnderstoodLanguage) => OWN[language].test(question);
export const isGeneral = (question: string) => GENERAL.test(question);

export const namesReceipts = (question: string) => RECEIPTS.test(question);

/** A question, or a phrasing, with a word of its own in place of what the index could not tell apart. */
export const marked = (text: string) =>
  text.replace(CLAIMED, " claimedsofar ").replace(TO_DO, " unfinished ");
