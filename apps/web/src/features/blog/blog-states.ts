"use client";

import { type Language, LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import english from "@gf-ledger/messages/en/blog-states.json";
import french from "@gf-ledger/messages/fr/blog-states.json";
import type { Translation } from "@gf-ledger/messages/translation";
import { useLocaleOfPath } from "../language/use-locale-of-path";

const WORDS: Readonly<Record<Language, Translation<typeof english>>> = { en: english, fr: french };

/** What a blog page says while it loads or fails, where the page itself gives it no words. */
export function useBlogStates(): Translation<typeof english> {
  return WORDS[LOCALE_FACTS[useLocaleOfPath()].language];
}
