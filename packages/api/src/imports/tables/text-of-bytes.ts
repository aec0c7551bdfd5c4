/** What a file begins with when it is a ZIP, which a workbook is. */
const ZIP = [0x50, 0x4b];
/** How older workbooks begin, and new ones that are protected by a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];
const UTF16LE = [0xff, 0xfe];
const UTF16BE = [0xfe, 0xff];

const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

export type TableFormat = "xlsx" | "old-workbook" | "text" | "unknown";

/** What a file is by its content; its name is not asked. */
export function formatOf(bytes: Uint8Array): TableFormat {
  if (begins(bytes, ZIP)) return "xlsx";
  if (begins(bytes, OLE)) return "old-workbook";
  if (begins(bytes, PDF)) return "unknown";
  if (begins(bytes, UTF16LE) || begins(bytes, UTF16BE)) return "text";
  return bytes.includes(0) ? "unknown" : "text";
}

/**
 * A table's text: UTF-8 or UTF-16 as its first bytes say, else UTF-8, and where it is not, Windows-1252, the
 * superset of Latin-1 that older spreadsheets write.
 */
export function textOfBytes(bytes: Uint8Array): string {
  if (begins(bytes, UTF16LE)) return new TextDecoder("utf-16le").decode(bytes);
  if (begins(bytes, UTF16BE)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
