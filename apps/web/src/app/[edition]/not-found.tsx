import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { MissingPage } from "@/features/shell/missing-page";

const LOCALE = "en-CA";

/** The title even where the edition of the asked-for page is unknown. */
export const metadata: Metadata = {
  title: translatorOf(LOCALE, "smallPages.missing")("title") + EDITION_FACTS.us.titleSuffix,
  robots: { index: false },
};

/**
 * Shown where a page says itself that nothing is there; it does not know its own path (screens-10). Those pages are
 * there in English alone: for any other address the proxy shows a page that knows its language.
 */
export default function PageNotFound() {
  return <MissingPage locale={LOCALE} />;
}
