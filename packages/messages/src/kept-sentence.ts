import { categorySchema } from "@gf-ledger/domain/category/category";
import type { Language } from "@gf-ledger/domain/edition/locale";
import { CATALOGUES } from "./catalogues";
import { filledIn, knownSentence } from "./known-sentence";

/** What packages say and records keep in English, in a language; a sentence that is not known stays (editions-16). */
export function keptSentence(english: string, language: Language): string {
  const known = language === "en" ? null : knownSentence(english);
  if (known === null) return english;
  const { sentences, food } = CATALOGUES[language];
  const { category: named, reason } = known.values;
  const category = categorySchema.safeParse(named).data;
  const values = {
    ...known.values,
    ...(category && { category: food.category[category] }),
    // A reason behind another sentence is a kept sentence itself.
    ...(reason && { reason: keptSentence(reason, language) }),
  };
  return filledIn(sentences[known.key], values);
}
