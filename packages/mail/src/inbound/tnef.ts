/** What a `winmail.dat` begins with: Outlook's own wrapping of a mail, with its files in it. */
const FIRST_BYTES = 0x22_3e_9f_78;
/** Signature and key. */
const HEAD_BYTES = 6;
/** Level, attribute and length before the data of each entry, and the sum of its bytes behind it. */
const BEFORE = 9;
const BEHIND = 2;
const OF_ATTACHMENT = 2;
const DATA = 0x80_0f;
/** receipts-73: more files than one purchase has. */
const MAX_FILES = 20;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether a file is one that Outlook wrapped others in. */
export const isTnef = (bytes: Uint8Array): boolean =>
  bytes.length > HEAD_BYTES && viewOf(bytes).getUint32(0, true) === FIRST_BYTES;

/** The files in a TNEF, in their order (MS-OXTNEF); what is cut off is left out. */
export function filesOfTnef(bytes: Uint8Array): Uint8Array[] {
  const files: Uint8Array[] = [];
  const view = viewOf(bytes);
  for (let at = HEAD_BYTES; at + BEFORE <= bytes.length && files.length < MAX_FILES; ) {
    const begin = at + BEFORE;
    const end = begin + view.getUint32(at + 5, true);
    if (end > bytes.length) break;
    const attribute = view.getUint16(at + 1, true);
    if (view.getUint8(at) === OF_ATTACHMENT && attribute === DATA) files.push(bytes.subarray(begin, end));
    at = end + BEHIND;
  }
  return files;
}
