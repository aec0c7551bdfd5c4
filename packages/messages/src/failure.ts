import type { Sentence } from "@gf-ledger/domain/app-error";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "./translator";

type TranslateIn<Arguments extends unknown[]> = (locale: Locale) => (...withToasts: Arguments) => string;

const later =
  <Arguments extends unknown[]>(translateIn: TranslateIn<Arguments>) =>
  (...withToasts: Arguments): Sentence =>
  (locale) =>
    translateIn(locale)(...withToasts);

/** A failure's sentence in whichever language its caller reads: `failure("signInFirst")`. */
export const failure = later((locale) => translatorOf(locale, "failures"));
