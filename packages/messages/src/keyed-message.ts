import type { ErrorWords } from "@gf-ledger/domain/app-error";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { KEYED_MESSAGES } from "@gf-ledger/domain/messages/keyed-messages";
import { type MessageKey, type MessageValues, parseMessageKey } from "@gf-ledger/domain/messages/message-key";
import { translatorOf } from "./translator";

// The values belong to the key, as the types of `messageKey` hold.
type Translator = (key: MessageKey, values: MessageValues) => string;

/**
 * The names of each key's arguments: what a person wrote, or a download brought, may look like a key without being one.
 */
const ARGUMENTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(KEYED_MESSAGES).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, names]) => [`${namespace}.${key}`, names]),
  ),
);

/** A message that a rule or a schema answered by its key, in a locale; `null` for a text that is no such key. */
export function translateKeyed(text: string, locale: Locale): string | null {
  const keyed = parseMessageKey(text);
  if (keyed === null || !ARGUMENTS.get(keyed.key)?.every((name) => Object.hasOwn(keyed.values, name)))
    return null;
  const t = translatorOf(locale) as unknown as Translator;
  const { reason } = keyed.values;
  // A reason is a message itself.
  const values =
    typeof reason === "string" ? { ...keyed.values, reason: translateWords(reason, locale) } : keyed.values;
  return t(keyed.key, values);
}

/** The words of a failure in a locale; a text that is no key, such as a schema library's own, stays. */
export function translateWords(words: ErrorWords, locale: Locale): string {
  return typeof words === "string" ? (translateKeyed(words, locale) ?? words) : words(locale);
}
