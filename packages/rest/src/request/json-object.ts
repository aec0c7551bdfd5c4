import { AppError } from "@gf-ledger/domain/app-error";

/** Nothing the product takes is nested deeper than four. */
export const MAX_JSON_DEPTH = 50;

const refuse = (why: string) => new AppError("bad_request", why);

/** Where the string that opens at `start` closes; the text's end when it does not. */
function endOfString(text: string, start: number): number {
  let end = start;
  for (;;) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}

/** Whether the text opens more brackets at once than allowed; found before parsing, which would build them all. */
export function nestsTooDeep(text: string, limit = MAX_JSON_DEPTH): boolean {
  const token = /["[\]{}]/g;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [bracket] = match;
    if (bracket === '"') token.lastIndex = endOfString(text, match.index) + 1;
    else if (bracket === "[" || bracket === "{") depth += 1;
    else depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

/** Whether a text can be stored: no NUL, which PostgreSQL refuses, and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

function assertHarmless(root: unknown): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === "string" && !isStorableText(value)) {
      throw refuse("The request holds characters that are not text.");
    }
    if (typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (key === "__proto__" || !isStorableText(key)) {
        throw refuse("The request holds a field name that is not allowed.");
      }
      open.push(child);
    }
  }
}

/**
 * Parses a request's body: a JSON object of harmless values. No body is an empty object.
 * @throws AppError `bad_request`.
 */
export function parseJsonObject(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  if (nestsTooDeep(text)) throw refuse("The request is nested too deeply.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse("The request is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refuse("The request must be a JSON object.");
  }
  assertHarmless(value);
  return value as Record<string, unknown>;
}
