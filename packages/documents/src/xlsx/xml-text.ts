const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Characters that XML 1.0 cannot hold, and halves of a pair. */
const UNSPEAKABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are taken out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text for an element or attribute of XML; what XML cannot hold is left out. */
export function xmlText(text: string): string {
  return text.replace(UNSPEAKABLE, "").replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
