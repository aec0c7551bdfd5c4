/** RFC 5545, 3.1. A further line begins with a space, which counts. */
const MAX_OCTETS = 75;

function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const own = Buffer.byteLength(letter);
    if (octets + own > MAX_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += own;
  }
  return [...parts, part].join("\r\n");
}

/** A calendar's text with its lines folded by octets: the library that writes it counts letters (reports-69). */
export const foldedLines = (calendar: string): string =>
  calendar
    .replace(/\r\n[\t ]/g, "")
    .split("\r\n")
    .map(folded)
    .join("\r\n");
