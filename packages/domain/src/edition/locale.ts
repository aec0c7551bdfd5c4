import type { Edition } from "./edition-facts";

/**
 * The languages that the product speaks, each by its name in itself, as people choose it. Country and language are two
 * things (editions-10).
 */
export const LANGUAGE_NAMES = { en: "English", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

interface LocaleFacts {
  readonly edition: Edition;
  readonly language: Language;
  /** Whether a decimal is typed as `6,99`; the country decides, not the language alone. */
  readonly decimalComma: boolean;
}

const FACTS = {
  "en-CA": { edition: "ca", language: "en", decimalComma: false },
  "fr-CA": { edition: "ca", language: "fr", decimalComma: true },
  "en-US": { edition: "us", language: "en", decimalComma: false },
} as const satisfies Readonly<Record<string, LocaleFacts>>;

/** An edition in a language: what texts, amounts and dates are written in. */
export type Locale = keyof typeof FACTS;
export const LOCALES = Object.keys(FACTS) as readonly Locale[];

/** The edition and the language of each locale, and how a number is typed in it. */
export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = FACTS;

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
