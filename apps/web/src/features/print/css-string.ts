/** A text as a string of a stylesheet that stands in a page: quotes, marks and line breaks by their numbers. */
export function cssString(text: string): string {
  const escaped = text.replace(/["\\<>\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}
