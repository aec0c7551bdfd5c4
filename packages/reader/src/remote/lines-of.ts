/** Far above the longest reading; a stream without an end of line is given up here. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

/**
 * The lines of a stream of UTF-8 bytes as they come, without their line feeds; empty ones are left out.
 * @throws RangeError for a line of more than four million characters.
 */
export async function* textLines(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  const reader = bytes.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    rest += decoder.decode(value, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_CHARACTERS) throw new RangeError("A line of a reader's answer has no end");
    for (const line of lines) if (line) yield line;
  }
  if (rest) yield rest;
}
