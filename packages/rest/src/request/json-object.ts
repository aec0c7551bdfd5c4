import { AppError, type Sentence } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";
import { PLAIN_BODY_BYTES } from "./json-bounds";

const refuse = (why: Sentence) => new AppError("bad_request", why);

/** Whether a text can be stored: no NUL, which PostgreSQL refuses, and no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}

function assertHarmless(root: unknown): void {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    // The one longer string is a photo: it is not stored, and its decoder checks it.
    if (typeof value === "string" && value.length <= PLAIN_BODY_BYTES && !isStorableText(value)) {
      throw refuse(failure("notText"));
    }
    if (typeof value !== "object" || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (key === "__proto__" || !isStorableText(key)) {
        throw refuse(failure("fieldNotAllowed"));
      }
      open.push(child);
    }
  }
}

/**
 * Parses a request's body, whose size and depth were bounded as it came in: a JSON object of harmless values.
 * An empty text gives an empty object. @throws AppError `bad_request`.
 */
export function parseJsonObject(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(failure("notJson"));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refuse(failure("notObject"));
  }
  assertHarmless(value);
  return value as Record<string, unknown>;
}
