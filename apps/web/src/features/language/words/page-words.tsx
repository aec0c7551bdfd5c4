import type { Namespace } from "@gf-ledger/messages/messages";
import { pageMessages } from "@gf-ledger/messages/page-messages";
import type { ReactNode } from "react";
import { type EditionProps, localeOfPage } from "../../edition/edition-params";
import { WordsProvider } from "./words-provider";

interface PageWordsProps extends EditionProps {
  /** What the parts of the page that run in the browser say; a page carries nothing else. */
  namespaces: readonly Namespace[];
  children: ReactNode;
}

/**
 * Gives the client components inside a page its words in its language, for `useTranslations` and `useLocale` of
 * use-intl.
 */
export async function PageWords({ params, namespaces, children }: PageWordsProps) {
  const locale = await localeOfPage({ params });
  return (
    <WordsProvider locale={locale} messages={pageMessages(locale, namespaces)}>
      {children}
    </WordsProvider>
  );
}
