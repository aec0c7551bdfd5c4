import { EDITION_FACTS, EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition";
import type { Metadata } from "next";

interface PageMetadata {
  edition: Edition;
  /** The path that the address shows, for example `/tools`. */
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

/** The page's address in each edition that has it; other readers get the US one, if any (editions-7). */
function alternateLinks(path: string, editions: readonly Edition[]): Record<string, string> {
  const links = editions.map((edition) => [EDITION_FACTS[edition].locale, addressOf(edition, path)]);
  const fallback = editions.includes("us") ? "us" : "ca";
  return { ...Object.fromEntries(links), "x-default": addressOf(fallback, path) };
}

/**
 * A page's metadata: title with suffix, description, canonical and alternate links (editions-6, editions-7).
 */
export function pageMetadata({
  edition,
  path,
  title,
  description,
  private: hidden,
  alternates = EDITIONS,
}: PageMetadata): Metadata {
  const fullTitle = title + EDITION_FACTS[edition].titleSuffix;
  const canonical = addressOf(edition, path);
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
      locale: edition === "ca" ? "en_CA" : "en_US",
      type: "website",
    },
    manifest: `/icons/${edition}.webmanifest`,
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
