import { sniffImageFormat } from "./image-format";

/** What a phone or camera makes that is no photo to read: a raw photo, or the video of a Live Photo. */
export type UnreadFormat = "raw" | "video";

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** The marks of cameras' own raw files; DNG and those that begin as a TIFF does are told by their tags. */
const RAW_MARK = /^(?:FUJIFILMCCD-RAW|IIRO|IIRS|MMOR|IIU\0|FOVb)/;
/** The first box of a video: Apple's QuickTime, of which older files have no `ftyp`, and MP4. */
const VIDEO_BRANDS = /^(?:qt {2}|isom|iso[2-9]|mp4[12]|avc1|M4V |3gp|3g2)/;
const QUICKTIME_BOXES = /^(?:moov|mdat|wide|free|skip)$/;

/** The format of bytes that are refused with a word of their own; `null` for photos and everything else. */
export function unreadFormat(bytes: Uint8Array): UnreadFormat | null {
  if (bytes.length < 12 || sniffImageFormat(bytes) !== null) return null;
  if (/^(?:II\*\0|MM\0\*)/.test(ascii(bytes, 0, 4)) || RAW_MARK.test(ascii(bytes, 0, 15))) return "raw";
  const box = ascii(bytes, 4, 8);
  if (box === "ftyp") {
    const brand = ascii(bytes, 8, 12);
    if (brand === "crx ") return "raw";
    return VIDEO_BRANDS.test(brand) ? "video" : null;
  }
  return QUICKTIME_BOXES.test(box) ? "video" : null;
}
