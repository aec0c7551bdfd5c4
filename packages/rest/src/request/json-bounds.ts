import { AppError } from "@gf-ledger/domain/app-error";
import { failure } from "@gf-ledger/messages/failure";

/** Nothing the product takes is nested deeper than four. */
export const MAX_JSON_DEPTH = 50;
/** Brackets, braces and commas. The longest list that a call takes has 500 rows of eight fields. */
const MAX_JSON_MARKS = 20_000;
/** The most bytes that a body may hold beside its one long string. */
export const PLAIN_BODY_BYTES = 100 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const COMMA = 0x2c;

/**
 * Checks JSON as it streams in and refuses what would be slow to parse: too deep, too many values, or more
 * than 100 KB beside one long string, the photo. Inside strings it jumps from quote to quote. The time to
 * parse what passes is bounded by its length.
 */
export class JsonBounds {
  private depth = 0;
  private marks = 0;
  private inString = false;
  /** Whether the next byte of the string is escaped. */
  private escaped = false;
  private stringBytes = 0;
  private longStrings = 0;
  /** Bytes of everything but the long string. */
  private plainBytes = 0;

  constructor(private readonly longStringsAllowed: 0 | 1) {}

  /** Checks the next bytes. @throws AppError `bad_request` or `too_large` */
  look(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      if (this.inString) at = this.lookInString(bytes, at);
      else this.lookAt(bytes[at++] ?? 0);
    }
  }

  private lookAt(byte: number): void {
    this.plain(1);
    if (byte === QUOTE) {
      this.inString = true;
      this.stringBytes = 0;
      return;
    }
    const opens = OPENING.has(byte);
    if (opens) this.depth += 1;
    else if (CLOSING.has(byte)) this.depth -= 1;
    if (opens || byte === COMMA) this.marks += 1;
    if (this.depth > MAX_JSON_DEPTH) throw new AppError("bad_request", failure("tooDeep"));
    if (this.marks > MAX_JSON_MARKS) throw new AppError("bad_request", failure("tooManyValues"));
  }

  /** Skips a string's bytes and returns where it stopped: after the string, or at the end of the bytes. */
  private lookInString(bytes: Uint8Array, start: number): number {
    let from = start;
    if (this.escaped) {
      from += 1;
      this.escaped = false;
    }
    const quote = bytes.indexOf(QUOTE, from);
    const end = quote === -1 ? bytes.length : quote;
    let backslashes = 0;
    while (end - backslashes > from && bytes[end - 1 - backslashes] === BACKSLASH) backslashes += 1;
    this.pass(end - start);
    const escapes = backslashes % 2 === 1;
    if (quote === -1) {
      this.escaped = escapes;
      return end;
    }
    if (escapes) this.pass(1);
    else this.endString();
    return quote + 1;
  }

  private pass(count: number): void {
    const wasLong = this.stringBytes > PLAIN_BODY_BYTES;
    this.stringBytes += count;
    if (wasLong || this.stringBytes <= PLAIN_BODY_BYTES) return;
    this.longStrings += 1;
    if (this.longStrings > this.longStringsAllowed) throw this.tooLarge();
  }

  private endString(): void {
    this.inString = false;
    this.plain(this.stringBytes > PLAIN_BODY_BYTES ? 1 : this.stringBytes + 1);
  }

  private plain(count: number): void {
    this.plainBytes += count;
    if (this.plainBytes > PLAIN_BODY_BYTES) throw this.tooLarge();
  }

  private tooLarge(): AppError {
    const besidePhoto = this.longStringsAllowed === 1;
    return new AppError(
      "too_large",
      besidePhoto
        ? failure("tooLargeBesidePhoto", { most: "100" })
        : failure("tooLarge", { most: "100", unit: "kilobytes" }),
    );
  }
}

/** The same check of a whole text. @throws AppError `bad_request` or `too_large` */
export function assertBoundedJson(text: string): void {
  new JsonBounds(1).look(new TextEncoder().encode(text));
}
