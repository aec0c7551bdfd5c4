import type { Language } from "@gf-ledger/domain/edition/locale";

/** The languages whose questions the assistant reads; a question in another is answered from the English help. */
export const UNDERSTOOD_LANGUAGES = ["en", "fr"] as const satisfies readonly Language[];
export type UnderstoodLanguage = (typeof UNDERSTOOD_LANGUAGES)[number];

export const isUnderstood = (language: Language): language is UnderstoodLanguage =>
  UNDERSTOOD_LANGUAGES.some((one) => one === language);
