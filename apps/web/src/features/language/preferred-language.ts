import { LANGUAGES, type Language } from "@gf-ledger/domain/edition/locale";
import Negotiator from "negotiator";

const isLanguage = (word: string | undefined): word is Language =>
  LANGUAGES.some((language) => language === word);

/** A language by its tag (`fr`, `fr-CA`); `null` for one that the product does not speak, and for nonsense. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const word = tag?.toLowerCase().split("-")[0];
  return isLanguage(word) ? word : null;
}

/** The language that a browser or a caller asks for (`Accept-Language`); `null` where it names none of ours. */
export function askedLanguage(acceptLanguage: string | null | undefined): Language | null {
  if (!acceptLanguage) return null;
  const tags = new Negotiator({ headers: { "accept-language": acceptLanguage } }).languages();
  return tags.map(languageOfTag).find((language) => language !== null) ?? null;
}

/** The language a visitor reads best: as chosen, else as the browser asks for it, else English (editions-12). */
export function preferredLanguage(chosen: string | undefined, acceptLanguage: string | undefined): Language {
  return languageOfTag(chosen) ?? askedLanguage(acceptLanguage) ?? "en";
}
