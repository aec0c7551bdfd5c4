import type { Language } from "@gf-ledger/domain/edition/locale";
import type { PageMessages } from "@gf-ledger/messages/page-messages";

/**
 * What the demonstration says, by language: it opens on public pages, which carry no words for it. @throws when
 * they can't be fetched.
 */
export const DEMONSTRATION_WORDS: Readonly<Record<Language, () => Promise<PageMessages>>> = {
  en: async () => (await import("./words-in-english")).demonstrationInEnglish,
  fr: async () => (await import("./words-in-french")).demonstrationInFrench,
};
