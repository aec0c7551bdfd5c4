import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import {
  type Language,
  LOCALE_FACTS,
  LOCALES,
  type Locale,
  localeOf,
} from "@gf-ledger/domain/edition/locale";
import { builtPageOf } from "../../edition/locale-segments";
import { FRENCH_PAGES } from "./french-pages";

/** The pages that are there in each language but English, by path, with their addresses below its folder. */
const PAGES: Readonly<Record<Exclude<Language, "en">, ReadonlyMap<string, string>>> = { fr: FRENCH_PAGES };

interface Translated {
  readonly locale: Locale;
  /** What its addresses begin with, for example `/fr`. */
  readonly folder: string;
  readonly addresses: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
}

const TRANSLATED: readonly Translated[] = LOCALES.flatMap((locale) => {
  const { language } = LOCALE_FACTS[locale];
  if (language === "en") return [];
  const addresses = PAGES[language];
  const pages = new Map([...addresses].map(([page, address]) => [address, page]));
  return [{ locale, folder: `/${language}`, addresses, pages }];
});
const ANY = "/[id]";

/** The other name of a path, with the segment that the two have in common; `undefined` where it has none. */
function otherName(names: ReadonlyMap<string, string>, path: string): string | undefined {
  const own = names.get(path);
  if (own !== undefined) return own;
  const [, parent, segment = ""] = /^(.+)(\/[^/]+)$/.exec(path) ?? [];
  const open = parent === undefined ? undefined : names.get(parent + ANY);
  return open === undefined ? undefined : open.slice(0, -ANY.length) + segment;
}

/**
 * The `Cache-Control` of a page that is there in another language too: whoever prefers that one is sent to its
 * address, so a shared cache would answer some in the wrong language.
 */
export const ANSWERED_BY_LANGUAGE = "private, no-cache";

/** The address of a page in a locale, which is its path in English; `null` where it is not there in that language. */
export function addressIn(locale: Locale, page: string): string | null {
  if (LOCALE_FACTS[locale].language === "en") return page;
  const translated = TRANSLATED.find((one) => one.locale === locale);
  const address = translated && otherName(translated.addresses, page);
  return translated && address !== undefined ? translated.folder + address : null;
}

/** The locales of an edition in which a page is there, each with its address. */
export function addressesOf(
  page: string,
  edition: Edition,
): { readonly locale: Locale; readonly address: string }[] {
  return LOCALES.filter((locale) => LOCALE_FACTS[locale].edition === edition).flatMap((locale) => {
    const address = addressIn(locale, page);
    return address === null ? [] : [{ locale, address }];
  });
}

/**
 * The locale whose folder an address is in, and the page there, `null` where there is none. `null` for an address
 * outside all folders, as English ones are.
 */
export function addressedPage(
  path: string,
): { readonly locale: Locale; readonly page: string | null } | null {
  const found = TRANSLATED.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
  if (!found) return null;
  const page = otherName(found.pages, path.slice(found.folder.length).replace(/\/$/, ""));
  return { locale: found.locale, page: page ?? null };
}

/** Where a visitor of an English page is sent who prefers a language (editions-12); `null` for nowhere else. */
export function addressPreferred(page: string, edition: Edition, language: Language): string | null {
  const locale = localeOf(edition, language);
  return LOCALE_FACTS[locale].language === "en" ? null : addressIn(locale, page);
}

/** Whether a built page, named by its path with the segment, is answered by the visitor's language. */
export function isAnsweredByLanguage(built: string): boolean {
  const found = builtPageOf(built);
  if (found === null || LOCALE_FACTS[found.locale].language !== "en") return false;
  return addressesOf(found.page, LOCALE_FACTS[found.locale].edition).length > 1;
}
