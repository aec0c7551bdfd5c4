"use client";

import { type MessageKey, type MessageValues, parseMessageKey } from "@gf-ledger/domain/messages/message-key";
import { useTranslations } from "use-intl";

/**
 * Returns how the page says what a schema answers by its key. Needs the words of the namespace that the key begins
 * with; a text that is no key stays.
 */
export function useKeyedMessages(): (text: string) => string {
  // The values belong to the key, as the types of `messageKey` hold.
  const t = useTranslations() as unknown as (key: MessageKey, values: MessageValues) => string;
  return (text) => {
    const keyed = parseMessageKey(text);
    return keyed === null ? text : t(keyed.key, keyed.values);
  };
}
