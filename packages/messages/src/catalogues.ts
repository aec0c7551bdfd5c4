import type { Language } from "@gf-ledger/domain/edition/locale";
import * as languages from "./generated/languages";
import type { Messages } from "./messages";
import type { Translation } from "./translation";

/** The messages of every language: all have the keys and arguments of the English ones. */
export const CATALOGUES: Readonly<Record<Language, Translation<Messages>>> = languages;
