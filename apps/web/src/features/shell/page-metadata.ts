import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";
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
}

const addressOf = (edition: Edition, path: string) =>
  `https://${EDITION_FACTS[edition].host}${path === "/" ? "/" : path}`;

/** Title with suffix, description, canonical and alternate links of a page (§1, D3). */
export function pageMetadata({ edition, path, title, description, private: hidden }: PageMetadata): Metadata {
  const fullTitle = title + EDITION_FACTS[edition].titleSuffix;
  const canonical = addressOf(edition, path);
  return {
    metadataBase: new URL(`https://${EDITION_FACTS[edition].host}`),
    title: { absolute: fullTitle },
    description,
    alternates: {
      canonical,
      languages: {
        "en-CA": addressOf("ca", path),
        "en-US": addressOf("us", path),
        "x-default": addressOf("us", path),
      },
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
