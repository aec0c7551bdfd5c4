import { type Language, LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import english from "@gf-ledger/messages/en/chat.json";
import french from "@gf-ledger/messages/fr/chat.json";
import type { Translation } from "@gf-ledger/messages/translation";
import { useLocaleOfPath } from "../language/use-locale-of-path";

const WORDS: Readonly<Record<Language, Translation<typeof english>>> = { en: english, fr: french };

/** What the panel says in the page's language. Fetched with the panel: no page carries it before. */
export function useChatWords(): Translation<typeof english> {
  return WORDS[LOCALE_FACTS[useLocaleOfPath()].language];
}
