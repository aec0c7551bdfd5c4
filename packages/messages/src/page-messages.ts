import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { CATALOGUES } from "./catalogues";
import type { english } from "./en/messages";
import type { Translation } from "./translation";

/** The English messages: other languages have the same keys and arguments. */
export type Messages = typeof english;
export type Namespace = keyof Messages;

/** The messages that a page carries, in its language. */
export type PageMessages = Partial<Translation<Messages>>;

/** A locale's messages of the namespaces that a page shows, for the parts of it that run in the browser. */
export function pageMessages(locale: Locale, namespaces: readonly Namespace[]): PageMessages {
  const all = CATALOGUES[LOCALE_FACTS[locale].language];
  return Object.fromEntries(namespaces.map((name) => [name, all[name]]));
}
