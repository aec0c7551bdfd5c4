import type { KeyedMessages } from "./keyed-messages";

type Namespace = keyof KeyedMessages;

/** A message of the catalogues that a rule or a schema may answer, with its namespace: `entryIssues.textNeeded`. */
export type MessageKey = {
  [Of in Namespace]: `${Of}.${keyof KeyedMessages[Of] & string}`;
}[Namespace];

/** What stands in the places of a message's arguments. */
export type MessageValues = Readonly<Record<string, string | number>>;

type ArgumentsOf<Key extends MessageKey> = Key extends `${infer Of}.${infer Name}`
  ? Of extends Namespace
    ? Name extends keyof KeyedMessages[Of]
      ? KeyedMessages[Of][Name] extends readonly (infer Argument extends string)[]
        ? Argument
        : never
      : never
    : never
  : never;
type ValuesOf<Key extends MessageKey> = Readonly<Record<ArgumentsOf<Key>, string | number>>;

const KEYED = /^(?<key>[a-z]\w*\.[a-z]\w*)(?: (?<values>\{.*\}))?$/su;

/**
 * A message as rules, refusals and schemas answer it: its key, and its values as JSON after a space. The catalogue
 * of the reader's language says it.
 */
export function messageKey<Key extends MessageKey>(
  key: Key,
  ...[values]: [ArgumentsOf<Key>] extends [never] ? [] : [values: ValuesOf<Key>]
): string {
  return values === undefined ? key : `${key} ${JSON.stringify(values)}`;
}

/** The key and the values of a message that was answered by `messageKey`; `null` for any other text. */
export function parseMessageKey(text: string): { key: MessageKey; values: MessageValues } | null {
  const { key, values } = KEYED.exec(text)?.groups ?? {};
  if (key === undefined) return null;
  try {
    // The cast: only `messageKey` writes texts of this form, and its types hold that the key is known.
    return { key: key as MessageKey, values: values === undefined ? {} : JSON.parse(values) };
  } catch {
    return null;
  }
}
