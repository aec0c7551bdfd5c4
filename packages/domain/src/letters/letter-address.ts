import type { Edition } from "../edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "../edition/locale";

/** The letters for a practitioner to sign (claim-20): a country's need of the diet, and what an American plan asks for. */
export const LETTERS = {
  ca: ["canada"],
  us: ["united-states", "medical-necessity"],
} as const satisfies Record<Edition, readonly string[]>;
export type LetterKind = (typeof LETTERS)[Edition][number];

/** The last part of a letter's address: `canada`, and `canada-fr` in French. */
export function letterAddress(kind: LetterKind, locale: Locale): string {
  const { language } = LOCALE_FACTS[locale];
  return language === "en" ? kind : `${kind}-${language}`;
}
