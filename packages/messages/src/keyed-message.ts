import type { Words } from "@gf-ledger/domain/app-error";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { type MessageKey, type MessageValues, parseMessageKey } from "@gf-ledger/domain/messages/message-key";
import { translatorOf } from "./translator";

// The values belong to the key, as the types of `messageKey` hold.
type Translator = (key: MessageKey, values: MessageValues) => string;

/** A message that a rule or a schema answered by its key, in a locale; `null` for a text that is no such key. */
export function sayKeyed(text: string, locale: Locale): string | null {
  const keyed = parseMessageKey(text);
  if (keyed === null) return null;
  const t = translatorOf(locale) as unknown as Translator;
  return t(keyed.key, keyed.values);
}

/** The words of a failure in a locale; a text that is no key, such as a schema library's own, stays. */
export function sayWords(words: Words, locale: Locale): string {
  return typeof words === "string" ? (sayKeyed(words, locale) ?? words) : words(locale);
}
