import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";

/** The longest prefix that a data URL has before its data, in characters. */
const LONGEST_PREFIX = 100;
const PREFIX = /^data:[\w/+.-]{0,80};base64,/;
const PAD = "=".charCodeAt(0);

/** By character code: 1 for a letter of base64, 2 for a blank, 0 for anything else. */
const KINDS = new Uint8Array(128);
for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") {
  KINDS[letter.charCodeAt(0)] = 1;
}
for (const blank of " \t\n\r\f\v") KINDS[blank.charCodeAt(0)] = 2;

/**
 * A photo's line breaks come between letters; a text with more blanks than this is not a photo and is not read
 * to its end.
 */
const BLANKS_AT_FIRST = 64;
const LETTERS_FOR_A_BLANK = 2;

/** Whether a text is letters of base64 and line breaks, then at most two pads; one look at each character. */
function isBase64(text: string): boolean {
  let letters = 0;
  let pads = 0;
  let blanks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const kind = KINDS[code] ?? 0;
    if (kind === 1 && pads === 0) letters += 1;
    else if (kind === 2) blanks += 1;
    else if (code === PAD && pads < 2) pads += 1;
    else return false;
    if (blanks > BLANKS_AT_FIRST + letters / LETTERS_FOR_A_BLANK) return false;
  }
  return letters > 0;
}

/**
 * Whether decoding skipped no character, told by the length: so for every photo without line breaks. `-` and
 * `_` belong to another alphabet, which the decoder also accepts, so a text with them is refused here.
 */
function isWhole(text: string, decoded: Uint8Array): boolean {
  const pads = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const whole = decoded.length === Math.floor(((text.length - pads) * 3) / 4);
  return whole && decoded.length > 0 && !text.includes("-") && !text.includes("_");
}

type Decoded = Outcome<Uint8Array, "image_too_large" | "image_undecodable">;

/**
 * The bytes of a photo in JSON, at most 15 MB; a data-URL prefix is tolerated (receipts-1).
 */
export function decodeBase64Image(base64: string): Decoded {
  const prefix = PREFIX.exec(base64.slice(0, LONGEST_PREFIX))?.[0] ?? "";
  const data = base64.slice(prefix.length);
  if (data.length > (MAX_IMAGE_BYTES / 3) * 4 + 4) return refused("image_too_large");
  const { buffer, byteOffset, byteLength } = Buffer.from(data, "base64");
  const decoded = new Uint8Array(buffer, byteOffset, byteLength);
  return isWhole(data, decoded) || isBase64(data) ? done(decoded) : refused("image_undecodable");
}
