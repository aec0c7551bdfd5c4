import { LANGUAGES, type Language } from "@gf-ledger/domain/edition/locale";
import Negotiator from "negotiator";

const isLanguage = (word: string | undefined): word is Language =>
  LANGUAGES.some((language) => language === word);

/** A language by its tag (`fr`, `fr-CA`); `null` for one that the product does not speak, and for nonsense. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const word = tag?.toLowerCase().split("-")[0];
  return isLanguage(word) ? word : null;
}

/** The language a visitor reads best: as chosen, else as the browser asks for it, else English (editions-12). */
export function preferredLanguage(chosen: string | undefined, acceptLanguage: string | undefined): Language {
  const own = languageOfTag(chosen);
  if (own) return own;
  if (!acceptLanguage) return "en";
  const asked = new Negotiator({ headers: { "accept-language": acceptLanguage } });
  return languageOfTag(asked.language([...LANGUAGES])) ?? "en";
}
