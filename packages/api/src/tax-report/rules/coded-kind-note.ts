import { LOCALES } from "@gf-ledger/domain/edition/locale";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { translateWords } from "@gf-ledger/messages/keyed-message";

/** Reasons for which a kind does not count, each a message's key. */
const REASONS = [
  messageKey("sentences.alcohol"),
  messageKey("sentences.pet"),
  messageKey("sentences.household"),
  messageKey("sentences.supplement"),
  messageKey("sentences.madeOfGluten"),
  messageKey("sentences.restaurant"),
  messageKey("sentences.service"),
  messageKey("sentences.natural"),
];

/** The note of a line that counts by a tick alone: that it is claimed by choice, and why it would not count. */
export const byChoice = (reason: string | null): string =>
  reason === null
    ? messageKey("sentences.claimedByChoice")
    : messageKey("sentences.claimedBecause", { reason });

/** The product's own notes by their words in each language. */
const NOTES: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap((locale) =>
    [null, ...REASONS].map((reason) => [translateWords(byChoice(reason), locale), byChoice(reason)] as const),
  ),
);

/**
 * A note as a row keeps it (claim-43): the words of a note of the product, which forms send back, become its key
 * again. Any other text is the person's own. `before`: what the row keeps so far.
 */
export function codedKindNote(text: string | null, before: string | null = null): string | null {
  if (text === null) return null;
  const isSentBack = before !== null && LOCALES.some((locale) => translateWords(before, locale) === text);
  return isSentBack ? before : (NOTES.get(text) ?? text);
}
