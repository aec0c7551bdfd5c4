import type { Edition } from "./edition-facts";

/** The languages that the product speaks. Country and language are two things (editions-10). */
export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself, as people choose it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français" };

/** An edition in a language: what texts, amounts and dates are written in. */
export const LOCALES = ["en-CA", "fr-CA", "en-US"] as const;
export type Locale = (typeof LOCALES)[number];

interface LocaleFacts {
  readonly edition: Edition;
  readonly language: Language;
  /** Whether a decimal is typed as `6,99`; the country decides, not the language alone. */
  readonly decimalComma: boolean;
}

/** The edition and the language of each locale, and how a number is typed in it. */
export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  "en-CA": { edition: "ca", language: "en", decimalComma: false },
  "fr-CA": { edition: "ca", language: "fr", decimalComma: true },
  "en-US": { edition: "us", language: "en", decimalComma: false },
};

/** The locale of an edition in a language; an edition without that language is in English. */
export function localeOf(edition: Edition, language: Language): Locale {
  const spoken = LOCALES.find(
    (locale) => LOCALE_FACTS[locale].edition === edition && LOCALE_FACTS[locale].language === language,
  );
  return spoken ?? (edition === "ca" ? "en-CA" : "en-US");
}

/** The languages that an edition speaks, English first. */
export function languagesOf(edition: Edition): Language[] {
  return LANGUAGES.filter((language) => LOCALE_FACTS[localeOf(edition, language)].language === language);
}

/** An edition stands for its English locale. */
export function localeOfPlace(place: Edition | Locale): Locale {
  return place === "ca" || place === "us" ? localeOf(place, "en") : place;
}

/** The browser's cookie for the chosen language. */
export const LANGUAGE_COOKIE = "gf-ledger-language";
