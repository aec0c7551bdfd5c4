import { EDITION_FACTS, EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { Metadata } from "next";
import { addressesOf, addressIn } from "../../language/addresses/page-addresses";

interface PageMetadata {
  locale: Locale;
  /** The path that the address shows in English, for example `/tools`. */
  path: string;
  /** The title without the edition's suffix, which is added here. */
  title: string;
  description: string;
  /** For a person's own pages, which no search engine should list. */
  private?: boolean;
  /** The editions that have this page; both when left out. */
  alternates?: readonly Edition[];
}

const addressOf = (edition: Edition, path: string) =>
  `https://${EDITION_FACTS[edition].host}${path === "/" ? "/" : path}`;

/** What a locale is installed as (`public/icons`): `ca`, and `ca-fr` in French. */
function manifestOf(locale: Locale): string {
  const { edition, language } = LOCALE_FACTS[locale];
  return `/icons/${language === "en" ? edition : `${edition}-${language}`}.webmanifest`;
}

/** The page's address in each edition and language that has it; other readers get the US one, if any (editions-7). */
function alternateLinks(path: string, editions: readonly Edition[]): Record<string, string> {
  const links = editions.flatMap((edition) =>
    addressesOf(path, edition).map(({ locale, address }) => [locale, addressOf(edition, address)]),
  );
  const fallback = editions.includes("us") ? "us" : "ca";
  return { ...Object.fromEntries(links), "x-default": addressOf(fallback, path) };
}

/**
 * A page's metadata: title with suffix, description, canonical and alternate links (editions-6, editions-7).
 */
export function pageMetadata({
  locale,
  path,
  title,
  description,
  private: hidden,
  alternates = EDITIONS,
}: PageMetadata): Metadata {
  const { edition } = LOCALE_FACTS[locale];
  const fullTitle = title + EDITION_FACTS[edition].titleSuffix;
  const canonical = addressOf(edition, addressIn(locale, path) ?? path);
  return {
    metadataBase: new URL(`https://${EDITION_FACTS[edition].host}`),
    title: { absolute: fullTitle },
    description,
    alternates: {
      canonical,
      languages: alternateLinks(path, alternates),
    },
    openGraph: {
      title: fullTitle,
      description,
      url: canonical,
      siteName: "GF Ledger",
      locale: locale.replace("-", "_"),
      type: "website",
    },
    manifest: manifestOf(locale),
    appleWebApp: { capable: true, title: "GF Ledger" },
    icons: {
      icon: [
        { url: "/icons/icon.svg", type: "image/svg+xml" },
        { url: `/icons/${edition}-192.png`, sizes: "192x192", type: "image/png" },
      ],
      apple: `/icons/${edition}-180.png`,
    },
    ...(hidden ? { robots: { index: false, follow: false } } : {}),
  };
}
