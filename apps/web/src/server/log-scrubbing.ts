const ADDRESS = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:]+/g;
/** Keys, tokens, hashes, base64: long runs of letters and figures. A UUID and a file's path are none. */
const SECRET =
  /\bgfl_[\w-]+|\bwhsec_\w+|\b[sr]k_(?:test|live)_\w+|\b(?![0-9a-f]{8}-[0-9a-f]{4}-)[A-Za-z0-9+_=-]{32,}/g;
const AMOUNT = /(?<![\w.])-?\$?\d{1,6}[.,]\d{2}(?![\w.])/g;
const MAX_TEXT = 500;
const MAX_DEPTH = 4;

/** A text without addresses, tokens and amounts, and not longer than a line should be. */
export function scrubbed(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(/:\/\/[^/\s@]+@/g, "://[secret]@")
    .replace(ADDRESS, "[address]")
    .replace(SECRET, "[secret]")
    .replace(AMOUNT, "[amount]");
}

/** Where an error was thrown, without its words: the frames alone. */
const framesOf = (stack: string | undefined) =>
  (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());

/** What may be told of an error. The database client repeats a call's whole input in its message; its last line does not. */
function describeError(error: Error): Record<string, unknown> {
  const message = error.name.startsWith("Prisma")
    ? (error.message.trim().split("\n").at(-1) ?? "")
    : error.message;
  const code = (error as { code?: unknown }).code;
  return {
    name: error.name,
    ...(typeof code === "string" ? { code } : {}),
    message: scrubbed(message),
    frames: framesOf(error.stack),
  };
}

/** A log line's fields as they may be written: errors described, texts scrubbed, nothing deep. */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrubbed(value);
  if (value instanceof Error) return describeError(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH || ArrayBuffer.isView(value)) return "[left out]";
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => loggable(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, loggable(one, depth + 1)]));
}
