import { EDITIONS } from "@gf-ledger/domain/edition/edition";
import { LOCALE_FACTS, type Locale, localeOf } from "@gf-ledger/domain/edition/locale";
import { notFound } from "next/navigation";

/** The props of a page below an edition. */
export interface EditionProps {
  params: Promise<{ edition: string }>;
}

/** What stands first in a page's path inside: an edition, which speaks English, or `fr`. */
const LOCALE_OF_SEGMENT: Readonly<Record<string, Locale>> = {
  ...Object.fromEntries(EDITIONS.map((edition) => [edition, localeOf(edition, "en")])),
  fr: "fr-CA",
};

/** What stands first in the path inside of a locale's pages. */
export function segmentOf(locale: Locale): string {
  const { edition, language } = LOCALE_FACTS[locale];
  return language === "fr" ? "fr" : edition;
}

/** The locale in a page's path, which the proxy put there (editions-2). Any other word is answered 404. */
export async function localeOfPage({ params }: EditionProps): Promise<Locale> {
  return LOCALE_OF_SEGMENT[(await params).edition] ?? notFound();
}

/** Each page is rendered when the product is built, for both editions and in French. */
export function editionStaticParams(): { edition: string }[] {
  return Object.keys(LOCALE_OF_SEGMENT).map((edition) => ({ edition }));
}
