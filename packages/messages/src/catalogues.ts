import type { Language } from "@gf-ledger/domain/edition/locale";
import { personSentences } from "./en/person-sentences";
import { sentences } from "./en/sentences";
import { serverSentences } from "./en/server-sentences";
import { personSentences as frenchPersonSentences } from "./fr/person-sentences";
import { sentences as frenchSentences } from "./fr/sentences";
import { serverSentences as frenchServerSentences } from "./fr/server-sentences";
import { en, fr } from "./generated/languages";
import type { Messages } from "./messages";
import type { Translation } from "./translation";

/** The messages of every language: all have the keys and arguments of the English ones. */
export const CATALOGUES: Readonly<Record<Language, Translation<Messages>>> = {
  en: { ...en, personSentences, sentences, serverSentences },
  fr: {
    ...fr,
    personSentences: frenchPersonSentences,
    sentences: frenchSentences,
    serverSentences: frenchServerSentences,
  },
};
