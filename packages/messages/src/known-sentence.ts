import { sentences } from "./en/sentences";

export type SentenceKey = keyof typeof sentences;

interface KnownSentence {
  readonly key: SentenceKey;
  /** What stands in the places of its arguments, by their names. */
  readonly values: Readonly<Record<string, string>>;
}

const PLACE = /\{(\w+)\}/g;

const patternOf = (text: string) =>
  new RegExp(
    `^${text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(PLACE, (_, name: string) => `(?<${name}>.+)`)}$`,
  );

const PATTERNS = (Object.keys(sentences) as SentenceKey[])
  .map((key) => ({ key, pattern: patternOf(sentences[key]), open: sentences[key].includes("{") }))
  // A name may hold any words: what is said word for word is looked for first.
  .sort((a, b) => Number(a.open) - Number(b.open));

/** Which known sentence an English text is, with what it says of what; `null` for a text that is not known. */
export function knownSentence(text: string): KnownSentence | null {
  for (const { key, pattern } of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return { key, values: { ...found.groups } };
  }
  return null;
}

/** A sentence's text in some language with what it is said of. */
export function filledIn(text: string, values: KnownSentence["values"]): string {
  return text.replace(PLACE, (place, name: string) => values[name] ?? place);
}
