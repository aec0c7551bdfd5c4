import { isTiffCutShort } from "./tiff-cut-short";

/** Photos compress to data without long runs of zeros: these are places of a file that were not written yet. */
const UNWRITTEN_TAIL = 1024;
/** Viewers look for the end of a PDF in so many last bytes. */
const PDF_TAIL = 1024;

const text = (bytes: Buffer, start: number, end: number) => bytes.toString("latin1", start, end);
const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);
const hasUnwrittenTail = (bytes: Buffer) =>
  bytes.length > UNWRITTEN_TAIL && isZero(bytes.subarray(-UNWRITTEN_TAIL));

/** Looks for the marker of the end, past the thumbnail in the header and before what phones append (a film, a map). */
function isJpegCutShort(bytes: Buffer): boolean {
  let at = bytes.indexOf(0xff, 2);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return false;
    const isAlone = marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    let next = at + 2;
    if (marker === 0xff) next = at + 1;
    else if (!isAlone) {
      if (at + 4 > bytes.length) return true;
      next = at + 2 + bytes.readUInt16BE(at + 2);
    }
    at = bytes.indexOf(0xff, next);
  }
  return true;
}

function isPngCutShort(bytes: Buffer): boolean {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (text(bytes, at + 4, at + 8) === "IEND") return end > bytes.length;
    at = end;
  }
  return true;
}

/** HEIC and AVIF: boxes with their sizes, the last of which may go on to the end; one tells of the pictures in another. */
function isHeifCutShort(bytes: Buffer): boolean {
  const types = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    types.add(text(bytes, at + 4, at + 8));
    let size = bytes.readUInt32BE(at);
    if (size === 1) {
      if (at + 16 > bytes.length) return true;
      size = Number(bytes.readBigUInt64BE(at + 8));
    }
    // Zero leads to the end of the file, and less than a box's own head is none.
    if (size < 8) break;
    at += size;
  }
  const isAll = types.has("mdat") && (types.has("meta") || types.has("moov"));
  return !isAll || at > bytes.length || hasUnwrittenTail(bytes);
}

const isWebpCutShort = (bytes: Buffer) =>
  bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length || hasUnwrittenTail(bytes);

function isGifCutShort(bytes: Buffer): boolean {
  let last = bytes.length - 1;
  while (last > 0 && bytes[last] === 0) last -= 1;
  return bytes[last] !== 0x3b;
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, PDF_TAIL).includes("%PDF-");

/** One made for the web has an end near its start as well, and says there how long it is. */
function isPdfCutShort(bytes: Buffer): boolean {
  const length = /\/Linearized\b[^>]{0,200}\/L\s{1,9}(\d{1,10})\b/.exec(text(bytes, 0, PDF_TAIL))?.[1];
  return Number(length ?? 0) > bytes.length || !bytes.subarray(-PDF_TAIL).includes("%%EOF");
}

/**
 * Whether the rest of a photo or PDF is missing, as while a copy over a network stalls, by its own marks of its end.
 * A file of another kind is taken to be complete. Its work grows with the length of the file; decodes nothing.
 */
export function isCutShort(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  // Empty, or with its size set before its bytes arrive.
  if (isZero(bytes.subarray(0, 16))) return true;
  const start = text(bytes, 0, 4);
  if (start.startsWith("\xff\xd8")) return isJpegCutShort(bytes);
  if (start === "\x89PNG") return isPngCutShort(bytes);
  if (start === "RIFF") return isWebpCutShort(bytes);
  if (start === "GIF8") return isGifCutShort(bytes);
  if (start === "II*\0" || start === "MM\0*") return isTiffCutShort(bytes);
  if (text(bytes, 4, 8) === "ftyp") return isHeifCutShort(bytes);
  return isPdf(bytes) && isPdfCutShort(bytes);
}
