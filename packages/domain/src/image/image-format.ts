export type ImageFormat = "jpeg" | "png" | "webp" | "gif" | "avif" | "tiff" | "heic" | "pdf";

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const AVIF_BRANDS = new Set(["avif", "avis"]);

/** ISO base media: the major brand, then the compatible ones (`mif1` alone says neither HEVC nor AV1). */
function isoMediaFormat(bytes: Uint8Array): ImageFormat | null {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(bytes.length, length, 256);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return "avif";
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return "heic";
  return brands[0] === "mif1" || brands[0] === "msf1" ? "heic" : null;
}

const NEW_SUBFILE_TYPE = 0xfe;
const DNG_VERSION = 0xc612;

/**
 * Whether a TIFF is a camera's raw photo (DNG, CR2, NEF, ARW): it says so, or begins with a small preview, which would
 * be read in the photo's place.
 */
function isRawPhoto(bytes: Uint8Array): boolean {
  if (ascii(bytes, 8, 10) === "CR") return true;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[0] === 0x49;
  const first = view.getUint32(4, little);
  if (first + 2 > bytes.length) return false;
  const end = Math.min(bytes.length - 11, first + 2 + 12 * view.getUint16(first, little));
  for (let at = first + 2; at < end; at += 12) {
    const tag = view.getUint16(at, little);
    if (tag === DNG_VERSION) return true;
    if (tag === NEW_SUBFILE_TYPE && (view.getUint32(at + 8, little) & 1) === 1) return true;
  }
  return false;
}

/** The format of the bytes, judged by content, never by a name (receipts-2); `null` for any other format. */
export function sniffImageFormat(bytes: Uint8Array): ImageFormat | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return "gif";
  if (ascii(bytes, 0, 4) === "II*\0" || ascii(bytes, 0, 4) === "MM\0*") {
    return isRawPhoto(bytes) ? null : "tiff";
  }
  if (ascii(bytes, 4, 8) === "ftyp") return isoMediaFormat(bytes);
  // PDF allows anything in the first kilobyte before its mark.
  return ascii(bytes, 0, Math.min(bytes.length, 1024)).includes("%PDF-") ? "pdf" : null;
}
