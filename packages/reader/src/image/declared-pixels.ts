/** The largest image an `ispe` box declares, in pixels; `null` when there is none. Reads no pixel. */
export function heicPixels(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The meta box is at the front; a search for the four letters saves a walk through nested boxes.
  const end = Math.min(bytes.length - 16, 256 * 1024);
  let largest: number | null = null;
  for (let at = 0; at < end; at++) {
    if (bytes[at] !== 0x69 || view.getUint32(at) !== 0x69737065) continue;
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
