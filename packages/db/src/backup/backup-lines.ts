import { constants } from "node:buffer";

/**
 * The lines of a backup as they come, ended by line feeds alone: its rows hold every other sign that ends a line
 * somewhere, such as U+2028, as it was typed (operating-10).
 * @throws for a line that is longer than any text may be here
 */
export async function* backupLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    const [rest = "", ...lines] = decoder.decode(chunk, { stream: true }).split("\n");
    parts.push(rest);
    length += rest.length;
    if (length > constants.MAX_STRING_LENGTH) throw new Error("A line of this backup has no end.");
    for (const line of lines) {
      yield parts.join("");
      parts = [line];
      length = line.length;
    }
  }
  if (length > 0) yield parts.join("");
}
