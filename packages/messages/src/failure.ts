import type { Sentence } from "@gf-ledger/domain/app-error";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "./translator";

type TranslateIn<Arguments extends unknown[]> = (locale: Locale) => (...values: Arguments) => string;

const inAnyLocale =
  <Arguments extends unknown[]>(translateIn: TranslateIn<Arguments>) =>
  (...values: Arguments): Sentence =>
  (locale) =>
    translateIn(locale)(...values);

/** A failure's sentence in whichever language its caller reads: `failure("signInFirst")`. */
export const failure = inAnyLocale((locale) => translatorOf(locale, "failures"));
