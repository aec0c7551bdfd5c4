import type { Language } from "@gf-ledger/domain/edition/locale";
import { english } from "./en/messages";
import { french } from "./fr/messages";
import type { Translation } from "./translation";

/** The messages of every language: all have the keys and arguments of the English ones. */
export const CATALOGUES: Readonly<Record<Language, Translation<typeof english>>> = {
  en: english,
  fr: french,
};
