import { LOCALE_FACTS, LOCALES, type Locale, localeOf } from "@gf-ledger/domain/edition/locale";
import { MAX_IMAGE_MEGABYTES } from "@gf-ledger/domain/image/image-limits";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import { CATALOGUES } from "@gf-ledger/messages/catalogues";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Passage } from "../assistant";
import type { HelpEntry } from "../knowledge/help-entry";
import { FIGURES, HELP_PAGES, type HelpPage } from "../knowledge/help-pages";
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from "../understood-language";

/** What entries of the help name. */
const VALUES = { supportAddress: SUPPORT_ADDRESS, megabytes: MAX_IMAGE_MEGABYTES };

const isFigures = (page: HelpPage): page is keyof typeof FIGURES => Object.hasOwn(FIGURES, page);

function entriesOf(page: HelpPage, locale: Locale): HelpEntry[] {
  if (isFigures(page)) return FIGURES[page](locale);
  // Each entry has a title and a text, as the catalogue's types hold; which it is, the page says.
  const t = translatorOf(locale, "help") as unknown as (key: string, values: typeof VALUES) => string;
  return Object.keys(CATALOGUES.en.help[page]).map((entry) => ({
    title: t(`${page}.${entry}.title`, VALUES),
    text: t(`${page}.${entry}.text`, VALUES),
  }));
}

const PAGES = Object.entries(HELP_PAGES) as [HelpPage, (typeof HELP_PAGES)[HelpPage]][];

/** The locale in which a page is told in a language; none where the page's country does not speak it (chat-17). */
const toldIn = (edition: Passage["edition"], language: UnderstoodLanguage) =>
  LOCALES.find((locale) => {
    const facts = LOCALE_FACTS[locale];
    return facts.language === language && (edition === "both" || edition === facts.edition);
  });

type AddressOf = (page: string, locale: Locale) => string;

function passagesIn(language: UnderstoodLanguage, addressOf: AddressOf): Passage[] {
  return PAGES.flatMap(([page, { href, edition }]) => {
    const locale = toldIn(edition, language);
    if (!locale) return [];
    const place = { href: addressOf(href, locale), edition };
    if (language === "en") return entriesOf(page, locale).map((entry) => ({ ...entry, ...place }));
    const english = entriesOf(page, localeOf(LOCALE_FACTS[locale].edition, "en"));
    // People ask the same in each language.
    return entriesOf(page, locale).map((entry, at) => ({
      ...entry,
      ...place,
      language,
      asks: english[at]?.title ?? entry.title,
    }));
  });
}

/**
 * The product's own help, a passage an entry: English first, and each further language with what its entries answer.
 * @param addressOf where a page is in a locale
 */
export function helpPassages(addressOf: AddressOf = (page) => page): Passage[] {
  return UNDERSTOOD_LANGUAGES.flatMap((language) => passagesIn(language, addressOf));
}
