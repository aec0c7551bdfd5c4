import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";

/** An e-mail address, plain or as a form encodes it. */
const ADDRESS = /[^\s@<>"'(),;:=&]{1,254}?(?:@|%40)[^\s@<>"'(),;:&]+/gi;
/** Keys, tokens, hashes, base64: long runs of letters and digits, but not a UUID or a file's path. */
const SECRETS = [
  `\\b${API_KEY_PREFIX}[\\w-]+`,
  "\\bwhsec_\\w+",
  "\\b[sr]k_(?:test|live)_\\w+",
  "\\b(?![0-9a-f]{8}-[0-9a-f]{4}-)[A-Za-z0-9+_=-]{32,}",
];
const SECRET = new RegExp(SECRETS.join("|"), "g");
const AMOUNT = /(?<![\w.])-?\$?\d{1,6}[.,]\d{2}(?![\w.])/g;
const MAX_TEXT = 500;
/** Scrubbed before the text is cut, so that no cut leaves half an address or the head of a key. */
const MAX_LOOKED_AT = 4 * MAX_TEXT;
const MAX_DEPTH = 4;

/** A text without addresses, tokens and amounts, and not longer than a line should be. */
function scrubbed(text: string): string {
  return text
    .slice(0, MAX_LOOKED_AT)
    .replace(/:\/\/[^/\s@]+@/g, "://[secret]@")
    .replace(ADDRESS, "[address]")
    .replace(SECRET, "[secret]")
    .replace(AMOUNT, "[amount]")
    .slice(0, MAX_TEXT);
}

/** The stack's frames without the error's message, at most twelve. */
const framesOf = (stack: string | undefined) =>
  (stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());

/** The status of a vendor's answer, under either of the names that their clients give it. */
function vendorStatusOf(error: Error): number | null {
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown };
  if (typeof status === "number") return status;
  return typeof statusCode === "number" ? statusCode : null;
}

/**
 * The part of an error's message that may be logged. The database client repeats a call's whole input in it,
 * except in its last line. A vendor's words may repeat whatever they were sent; its status and code say
 * enough.
 */
function messageOf(error: Error, vendorStatus: number | null): string | null {
  if (vendorStatus !== null) return null;
  const lines = error.message.trim().split("\n");
  return scrubbed((error.name.startsWith("Prisma") ? lines.at(-1) : lines.join("\n")) ?? "");
}

/** Whether a value is a name for a kind of failure, not a sentence. */
const isName = (value: unknown): value is string => typeof value === "string" && /^[\w.-]{1,60}$/.test(value);

function describeError(error: Error): Record<string, unknown> {
  const { code, type } = error as { code?: unknown; type?: unknown };
  const status = vendorStatusOf(error);
  const message = messageOf(error, status);
  return {
    name: error.name,
    ...(isName(type) ? { type } : {}),
    ...(isName(code) ? { code } : {}),
    ...(status === null ? {} : { status }),
    ...(message === null ? {} : { message }),
    frames: framesOf(error.stack),
  };
}

/** Returns a log line's fields as they may be written: errors described, texts scrubbed, nothing deep. */
export function loggable(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrubbed(value);
  if (value instanceof Error) return describeError(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH || ArrayBuffer.isView(value)) return "[left out]";
  if (Array.isArray(value)) return value.slice(0, 20).map((one) => loggable(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, loggable(one, depth + 1)]));
}
