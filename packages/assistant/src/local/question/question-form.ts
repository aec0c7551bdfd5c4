import type { UnderstoodLanguage } from "../../understood-language";

/** What a question wants to know: a person, a place, a span of time, an amount, a day, a reason, a way or leave. */
export type QuestionForm = "who" | "where" | "how-long" | "how-much" | "when" | "why" | "how" | "may";

/** The first that fits is the form: "how long" before "how". */
const FORMS: Readonly<Record<UnderstoodLanguage, readonly (readonly [QuestionForm, RegExp])[]>> = {
  en: [
    ["how-long", /\bhow (?:long|many years)\b|\b(?:until|till) when\b/i],
    [
      "how-much",
      /\bhow (?:much|many)\b|\bwhat (?:does|do|would)\b.{0,80}\b(?:cost|charge|pay)\b|\bprice of\b/i,
    ],
    ["why", /\bwhy\b|\bhow come\b/i],
    ["where", /\bwhere\b|\bwhich (?:line|box|field|form|page|schedule)\b/i],
    ["who", /\bwho(?:m|se|ever)?\b|\bwhich (?:people|person|of us)\b/i],
    ["when", /\bwhen\b|\bwhat day\b/i],
    ["how", /\bhow\b/i],
    [
      "may",
      /\b(?:may|can|could|am|are) (?:i|we)\b|\b(?:is it|am I|are we) (?:ok|okay|allowed)\b|\bdo(?:es)? .{1,60} count\b/i,
    ],
  ],
  fr: [
    ["how-long", /(?<!\p{L})combien (?:de temps|d['’]ann)|jusqu['’](?:à|en) quand/iu],
    ["how-much", /(?<!\p{L})combien(?!\p{L})/iu],
    ["why", /(?<!\p{L})pourquoi(?!\p{L})/iu],
    ["where", /(?<!\p{L})où(?!\p{L})|(?<!\p{L})quelle (?:ligne|case|annexe|page)(?!\p{L})/iu],
    ["who", /(?<!\p{L}|ce )qui(?!\p{L})|(?<!\p{L})lequel de nous(?!\p{L})/iu],
    ["when", /(?<!\p{L})quand(?!\p{L})/iu],
    ["how", /(?<!\p{L})comment(?!\p{L})/iu],
    [
      "may",
      /(?<!\p{L})(?:puis-je|pouvons-nous|peut-on|est-ce que (?:je|on) peu[xt]|ai-je le droit)(?!\p{L})/iu,
    ],
  ],
};

/** The form of a question; `null` where its words do not show one. */
export const formOf = (language: UnderstoodLanguage, text: string): QuestionForm | null =>
  FORMS[language].find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** A subject of which a third of the questions have one form is asked in that form. */
const ENOUGH = 1 / 3;

/** How usual each form is among the texts that ask for a subject: 1 from a third of those that have a form at all. */
export function formsAmong(
  language: UnderstoodLanguage,
  texts: readonly string[],
): ReadonlyMap<QuestionForm, number> {
  const forms = texts.flatMap((text) => formOf(language, text) ?? []);
  return new Map(
    [...new Set(forms)].map((form) => {
      const share = forms.filter((one) => one === form).length / forms.length;
      return [form, Math.min(1, share / ENOUGH)];
    }),
  );
}
