declare const bounded: unique symbol;

/**
 * Text whose length was checked where it came in. Rules that search text with regular expressions take this
 * type, so that text of any length can't reach them.
 */
export type BoundedText = string & { readonly [bounded]: true };

/** The text, where it has at most `max` UTF-16 units; `null` where it is longer. */
export function boundedText(text: string, max: number): BoundedText | null {
  return text.length <= max ? (text as BoundedText) : null;
}

/** The beginning of a text, at most `max` UTF-16 units. */
export function startOfText(text: string, max: number): BoundedText {
  return text.slice(0, max) as BoundedText;
}
