/** By the title of a passage: other words, English and French, in which people ask what it answers (chat-16). */
export type Phrasings = Readonly<Record<string, readonly string[]>>;

/** The phrasings of a list that is written with `|` and line breaks between them. */
export function phrasingsIn(text: string): readonly string[] {
  return text
    .split(/[|\n]/)
    .map((phrasing) => phrasing.trim())
    .filter((phrasing) => phrasing !== "");
}
