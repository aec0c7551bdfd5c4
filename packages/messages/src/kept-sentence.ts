import { categorySchema } from "@gf-ledger/domain/category/category";
import type { Language } from "@gf-ledger/domain/edition/locale";
import { CATALOGUES } from "./catalogues";
import { filledIn, knownSentence } from "./known-sentence";

/** What packages say and records keep in English, in a language; a sentence that is not known stays (editions-16). */
export function keptSentence(english: string, language: Language): string {
  const known = language === "en" ? null : knownSentence(english);
  if (known === null) return english;
  const { sentences, food } = CATALOGUES[language];
  const category = categorySchema.safeParse(known.values.category).data;
  const values =
    category === undefined ? known.values : { ...known.values, category: food.category[category] };
  return filledIn(sentences[known.key], values);
}
