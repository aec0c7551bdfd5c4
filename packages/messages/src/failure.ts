import type { Sentence } from "@gf-ledger/domain/app-error";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "./translator";

type SaidIn<Said extends unknown[]> = (locale: Locale) => (...said: Said) => string;

const later =
  <Said extends unknown[]>(sayIn: SaidIn<Said>) =>
  (...said: Said): Sentence =>
  (locale) =>
    sayIn(locale)(...said);

/** A failure's sentence in whichever language its caller reads: `failure("signInFirst")`. */
export const failure = later((locale) => translatorOf(locale, "failures"));
