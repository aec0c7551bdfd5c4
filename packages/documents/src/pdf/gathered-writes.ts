/** The library writes some twenty bytes at a time, and each write that waits costs ten times as much as it holds. */
const GATHERED_BYTES = 16 * 1024;

/** Gathers what a document writes from now on, so that it goes out in pieces of some length. */
export function gatherWrites(pdf: PDFKit.PDFDocument): void {
  const push = pdf.push.bind(pdf);
  let held = Buffer.alloc(GATHERED_BYTES);
  let length = 0;
  const letGo = () => {
    if (length > 0) push(held.subarray(0, length));
    held = Buffer.alloc(GATHERED_BYTES);
    length = 0;
  };
  pdf.push = (bytes: Uint8Array | null): boolean => {
    if (bytes === null || length + bytes.length > GATHERED_BYTES) letGo();
    if (bytes === null || bytes.length > GATHERED_BYTES) return push(bytes);
    held.set(bytes, length);
    length += bytes.length;
    return true;
  };
}
