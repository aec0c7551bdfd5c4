import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { CATALOGUES } from "./catalogues";
import type { Messages, Namespace } from "./messages";
import type { Translation } from "./translation";

/** The messages that a page carries, in its language. */
export type PageMessages = Partial<Translation<Messages>>;

/**
 * Their messages hold names and tags, and no plurals or formats: the parts of public pages that run in the browser
 * get them as they are written (`filled.ts`), so that a public page loads no parser of messages.
 */
export const PLAIN_NAMESPACES = [
  "auth",
  "consents",
  "credentials",
  "frame",
  "grants",
  "homeActions",
  "provinces",
  "smallPages",
  "tools",
] as const satisfies readonly Namespace[];

const messagesIn = (locale: Locale): Translation<Messages> => CATALOGUES[LOCALE_FACTS[locale].language];

/** A locale's messages of the namespaces that a page shows, for the parts of it that run in the browser. */
export function pageMessages(locale: Locale, namespaces: readonly Namespace[]): PageMessages {
  const all = messagesIn(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]]));
}

/** A locale's messages of a plain namespace, as they are written. */
export function plainMessages<Of extends (typeof PLAIN_NAMESPACES)[number]>(
  locale: Locale,
  namespace: Of,
): Messages[Of] {
  // The names and tags of each are those of the English one, which a test holds.
  return messagesIn(locale)[namespace] as Messages[Of];
}
