import { stemmer as frenchStemmer } from "@orama/stemmers/french";
import { stemmer } from "stemmer";
import type { UnderstoodLanguage } from "../../understood-language";
import { isFrenchQuestion } from "./french";

/** Words that any question may have, whatever it is about. */
const EMPTY = new Set(
  `
    a an and any are as at be been but by can could do does did for from get give had has have how i
    if in into is it its just let like me my need of on one or our please s should so some tell than
    that the their them then there these they this those to up use using very want was we were what
    when where which who why will with would you your about also am don doesn t ll re ve im hi hello
    hey ok okay know mean thing things work works explain happen happens much many long often ask also really possible able about
    wonder whether someone anybody anything something allow allowed only already every each other another
    well maybe still`
    .trim()
    .split(/\s+/),
);

/** The same of French; some of them are English words with a meaning of their own. */
const FRENCH_EMPTY = new Set(
  `
    le la les l un une des du de d au aux a est es et ou que qu quoi quel quelle quels quelles mon ma mes
    notre nos votre vos je j tu il elle on nous vous ils elles puis peux peut pouvez dois doit devez faut sont
    suis ont ai as avez combien comment pourquoi quand sur pour par avec dans ce c cette ces se s y en ne n pas
    plus me m te t lui leur quelque quelques chose ca cela veut dire vient venir avoir aussi seulement encore
    marche donne moi toi soi etre ete ils celle celui leurs tout tous toute toutes cet voir va vont sert servent
    droit prendre prend jusqu entre lequel laquelle ici la apres avant afin aide faire fonctionne son sa ses si mais donc fait bonjour merci sil plait`
    .trim()
    .split(/\s+/),
);

/** The words of a text in the order they stand, lowercased and without accents; "gluten-free" is one word, 450 g a size. */
export function searchWords(text: string): string[] {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replaceAll("œ", "oe")
      .toLowerCase()
      .replace(/\b\d{1,6}(?:[.,]\d{1,6})? ?(?:g|grams?|kg|oz|ounces?|ml|lbs?|pounds?)\b/g, " size ")
      .replace(/\b(\d+(?:[.,]\d+)?) ?%/g, "$1 percent")
      // Their stem would be that of an account.
      .replace(/\baccountants?\b/g, "cpa")
      .replace(/\bitemi[sz](?:e|es|ed|ing|ation)\b/g, "itemis")
      .replace(/\bgluten[ -]?free\b|\bsans gluten\b|\bgf\b/g, "gluten")
      .match(/[\p{L}\p{N}]+(?:[.,]\d{1,4})?/gu) ?? []
  );
}

/** A word as the index keeps it: its stem, or `null` for a word without meaning of its own. */
function indexedTerm(word: string): string | null {
  return EMPTY.has(word) ? null : stemmer(word);
}

/** The language, which the stemmer would take for the country. */
const IN_FRENCH = /^francaise?s?$/;

/** The same of a French word: stemmed as French, so that "comptent" and "compte" are one. */
function indexedFrenchTerm(word: string): string | null {
  if (IN_FRENCH.test(word)) return "langue";
  return FRENCH_EMPTY.has(word) || /^(?:the|is|in|of|to|for|and|my|what|do|does|can|how|from)$/.test(word)
    ? null
    : frenchStemmer(word);
}

/** A word as the index of a language keeps it; `null` for a word without meaning of its own. */
const INDEXED: Readonly<Record<UnderstoodLanguage, (word: string) => string | null>> = {
  en: indexedTerm,
  fr: indexedFrenchTerm,
};

/** The distinct terms of a question that say what it is about, as the index of a language keeps them. */
export function termsIn(language: UnderstoodLanguage, text: string): string[] {
  if (language === "en") return questionTerms(text);
  return [...new Set(searchWords(text).flatMap((word) => INDEXED[language](word) ?? []))];
}

/** The distinct terms of a question, English or French, that say what it is about. */
export function questionTerms(text: string): string[] {
  const french = isFrenchQuestion(text);
  const words = searchWords(text).filter((word) => !(french && FRENCH_EMPTY.has(word)));
  return [...new Set(words.flatMap((word) => indexedTerm(word) ?? []))];
}
