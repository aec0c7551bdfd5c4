import { KEYED_MESSAGES } from "@gf-ledger/domain/messages/keyed-messages";
import { type MessageKey, type MessageValues, messageKey } from "@gf-ledger/domain/messages/message-key";
import { translateKeyed } from "@gf-ledger/messages/keyed-message";
import formerSentences from "./former-sentences.json" with { type: "json" };

/** Stands for a value where a message is said to see what comes before and after it. */
const HOLE = "\u0000";
/** Says any text, so it is what no other is. */
const KEPT = "kept";

// The values belong to the key, as each entry of KEYED_MESSAGES says.
const storedOf = messageKey as (key: MessageKey, values?: MessageValues) => string;

interface Known {
  readonly key: MessageKey;
  /** The name of its one value; `undefined` where it has none. */
  readonly argument: string | undefined;
  readonly before: string;
  readonly behind: string;
}

/** What rows were written with before a message was put better, its value in braces. */
const FORMER: Readonly<Record<string, string>> = formerSentences;

const KNOWN: readonly Known[] = Object.entries(KEYED_MESSAGES.sentences)
  // No row was written with a message of several values before rows kept keys.
  .filter(([name, values]) => name !== KEPT && values.length < 2)
  .flatMap(([name, [argument]]): Known[] => {
    const key = `sentences.${name}` as MessageKey;
    const now = translateKeyed(storedOf(key, argument && { [argument]: HOLE }), "en-CA") ?? "";
    const before = FORMER[name]?.replace(`{${argument}}`, HOLE);
    return [now, ...(before === undefined ? [] : [before])].map((wording) => {
      const [first = "", behind = ""] = wording.split(HOLE);
      return { key, argument, before: first, behind };
    });
  })
  // A name may hold any words: what is said word for word is looked for first.
  .sort((a, b) => Number(a.argument !== undefined) - Number(b.argument !== undefined));

/** The message that says an English text of before rows kept keys, as a row keeps it now; `null` where none does. */
export function codedSentence(text: string): string | null {
  for (const { key, argument, before, behind } of KNOWN) {
    if (argument === undefined) {
      if (text === before) return storedOf(key);
      continue;
    }
    const value = text.slice(before.length, text.length - behind.length);
    const isTranslated =
      text.startsWith(before) && text.endsWith(behind) && text.length > before.length + behind.length;
    if (isTranslated)
      return storedOf(key, { [argument]: argument === "reason" ? (codedSentence(value) ?? value) : value });
  }
  return null;
}

/** The same for what the product alone wrote: a text that no message says is marked as kept. */
export function codedReason(text: string): string {
  return text.startsWith("sentences.")
    ? text
    : (codedSentence(text) ?? messageKey("sentences.kept", { text }));
}
