import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "use-intl/core";
import { CATALOGUES } from "./catalogues";
import type { english } from "./en/messages";

type Messages = typeof english;
type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/**
 * Reads the messages of a namespace in a locale, with plurals, dates and numbers as it writes them. A key that
 * is unknown, or an argument that is missing, fails the build: the types are those of the English messages.
 */
export function translatorOf<Of extends Namespace = never>(locale: Locale, namespace?: Of) {
  // Both catalogues have the same keys and arguments, which the type of the French one and a test hold.
  const messages = CATALOGUES[LOCALE_FACTS[locale].language] as Messages;
  return createTranslator<Messages, Of>({
    locale,
    messages,
    ...(namespace === undefined ? {} : { namespace }),
    timeZone: "UTC",
  });
}
