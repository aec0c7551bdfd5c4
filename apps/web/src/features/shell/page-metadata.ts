import { EDITION_FACTS, EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition";
import type { Metadata } from "next";

interface PageMetadata {
  edition: Edition;
  /** The path as the address shows it, for example `/tools`. */
  path: string;
  /** Without the edition's suffix, which is added here. */
  title: string;
  description: string;
  /** For pages of one person, which no search engine should list. */
  private?: boolean;
  /** The editions that have this page; both, unless said. */
  alternates?: readonly Edition[];
}

const addressOf = (edition: Edition, path: string) =>
  `https://${EDITION_FACTS[edition].host}${path === "/" ? "/" : path}`;

/** The page in each edition that has it; who fits neither is sent to the US one, if there is one (editions-7). */
function alternateLinks(path: string, editions: readonly Edition[]): Record<string, string> {
  const links = editions.map((edition) => [EDITION_FACTS[edition].locale, addressOf(edition, path)]);
  const fallback = editions.includes("us") ? "us" : "ca";
  return { ...Object.fromEntries(links), "x-default": addressOf(fallback, path) };
}

/** Title with suffix, description, canonical and alternate links of a page (editions-6, editions-7). */
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
