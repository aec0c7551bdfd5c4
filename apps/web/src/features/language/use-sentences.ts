"use client";

import { categorySchema } from "@gf-ledger/domain/category/category";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { filledIn, knownSentence } from "@gf-ledger/messages/known-sentence";
import { useLocale, useMessages, useTranslations } from "use-intl";

/**
 * Returns how the page says what packages and stored receipts say in English; a sentence that is not known stays.
 * Needs the words `food` and `sentences`.
 */
export function useSentences(): (english: string) => string {
  const { language } = LOCALE_FACTS[useLocale()];
  const { sentences } = useMessages();
  const categories = useTranslations("food.category");
  return (english) => {
    const known = language === "en" ? null : knownSentence(english);
    if (known === null) return english;
    const category = categorySchema.safeParse(known.values.category).data;
    const values =
      category === undefined ? known.values : { ...known.values, category: categories(category) };
    return filledIn(sentences[known.key], values);
  };
}
