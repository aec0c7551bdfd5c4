import { type Language, LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import english from "@gf-ledger/messages/en/chat.json";
import french from "@gf-ledger/messages/fr/chat.json";
import type { PageMessages } from "@gf-ledger/messages/page-messages";
import type { ReactNode } from "react";
import { useLocaleOfPath } from "../language/addresses/use-locale-of-path";
import { WordsProvider } from "../language/words/words-provider";

const WORDS: Readonly<Record<Language, PageMessages>> = { en: { chat: english }, fr: { chat: french } };

/** Gives the panel its words in the page's language. Fetched with the panel: no page carries them before. */
export function ChatWords({ children }: { children: ReactNode }) {
  const locale = useLocaleOfPath();
  return (
    <WordsProvider locale={locale} messages={WORDS[LOCALE_FACTS[locale].language]}>
      {children}
    </WordsProvider>
  );
}
