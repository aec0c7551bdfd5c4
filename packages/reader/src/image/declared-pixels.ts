const META = 0x6d657461;
const ISPE = 0x69737065;
/** Looked through for sizes; the description of a photo of 48 tiles takes 3 KB. */
const MAX_META_BYTES = 256 * 1024;

/** Where the description of a HEIC begins: at the front, or behind the pictures. */
function metaStart(view: DataView): number {
  for (let at = 0; at + 16 <= view.byteLength; ) {
    const short = view.getUint32(at);
    if (view.getUint32(at + 4) === META) return at;
    // A length of 1 says that the real one follows in 64 bits, 0 that the box goes to the end.
    const length = short === 1 ? view.getUint32(at + 8) * 2 ** 32 + view.getUint32(at + 12) : short;
    if (length < 8) return 0;
    at += length;
  }
  return 0;
}

/** The largest image an `ispe` box declares, in pixels; `null` when there is none. Reads no pixel. */
export function heicPixels(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A search for the four letters saves a walk through nested boxes.
  const start = metaStart(view);
  const end = Math.min(bytes.length - 16, start + MAX_META_BYTES);
  let largest: number | null = null;
  for (let at = start; at < end; at++) {
    if (bytes[at] !== 0x69 || view.getUint32(at) !== ISPE) continue;
    const pixels = view.getUint32(at + 8) * view.getUint32(at + 12);
    if (largest === null || pixels > largest) largest = pixels;
  }
  return largest;
}

/**
 * The size that a PNG's first chunk declares, in pixels; `null` for a shorter file. libvips needs the whole
 * header, which a hostile file may lack.
 */
export function pngPixels(bytes: Uint8Array): number | null {
  if (bytes.length < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(16) * view.getUint32(20);
}
