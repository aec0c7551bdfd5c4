const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x0a, 0x0d, 0x09]);

/** A claim's snapshot stays far below it; the parser is not asked to go deeper. */
const MAX_DEPTH = 64;

/** Where a byte stands: in a record, at the end of one, outside of all, or where no such byte may stand. */
export type RecordPlace = "record" | "end" | "outside" | "wrong";

/** Follows the bytes of a JSON array to where its records end. What stands in a record is for JSON.parse to judge. */
export class RecordCuts {
  /** Signs and texts of the record so far. */
  tokens = 0;
  /** Whether the array has ended. */
  isOver = false;
  #depth = 0;
  #inText = false;
  #escaped = false;

  /** Where the next byte stands. */
  next(byte: number): RecordPlace {
    if (this.#inText) return this.#nextOfText(byte);
    if (BLANKS.has(byte)) return this.#depth === 0 ? "outside" : "record";
    if (this.#depth === 0) return this.#begin(byte);
    if (byte === COMMA && this.#depth === 1) return this.#end();
    if (byte === QUOTE) this.#inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.#depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.#depth -= 1;
    else if (byte !== COMMA && byte !== COLON) return "record";
    this.tokens += 1;
    if (this.#depth > 0) return this.#depth > MAX_DEPTH ? "wrong" : "record";
    this.isOver = true;
    return byte === CLOSE_LIST ? this.#end() : "wrong";
  }

  #nextOfText(byte: number): RecordPlace {
    if (this.#escaped) this.#escaped = false;
    else if (byte === BACKSLASH) this.#escaped = true;
    else if (byte === QUOTE) this.#inText = false;
    return "record";
  }

  #begin(byte: number): RecordPlace {
    if (byte !== OPEN_LIST || this.isOver) return "wrong";
    this.#depth = 1;
    return "outside";
  }

  #end(): RecordPlace {
    this.tokens = 0;
    return "end";
  }
}
