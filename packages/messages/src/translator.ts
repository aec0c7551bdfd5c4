import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { createTranslator } from "use-intl/core";
import { CATALOGUES } from "./catalogues";
import type { Messages, Namespace } from "./messages";

type Translator<Of extends Namespace> = ReturnType<typeof createTranslator<Messages, Of>>;

/** One for each locale and namespace that was asked for: a document of 20,000 rows parses each message once. */
const translators = new Map<string, unknown>();

/**
 * Reads the messages of a namespace in a locale, with plurals, dates and numbers as it writes them. A key that
 * is unknown, or an argument that is missing, fails the build: the types are those of the English messages.
 */
export function translatorOf<Of extends Namespace = never>(locale: Locale, namespace?: Of): Translator<Of> {
  const key = `${locale} ${namespace ?? ""}`;
  const known = translators.get(key) as Translator<Of> | undefined;
  if (known) return known;
  // Both catalogues have the same keys and arguments, which the type of the French one and a test hold.
  const messages = CATALOGUES[LOCALE_FACTS[locale].language] as Messages;
  const within = namespace === undefined ? {} : { namespace };
  const made = createTranslator<Messages, Of>({ locale, messages, ...within, timeZone: "UTC" });
  translators.set(key, made);
  return made;
}
