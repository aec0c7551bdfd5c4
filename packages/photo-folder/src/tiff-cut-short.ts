/** A directory of a page names its parts: strips or tiles, where each begins and how long it is. */
const BEGINNINGS = new Set([273, 324]);
const LENGTHS = new Set([279, 325]);
const SHORT = 3;
const LONG = 4;
const MAX_PAGES = 200;

/** The numbers of an entry; `null` when they are beyond the end of the file, or more than `most`. */
function numbersAt(bytes: Buffer, entry: number, isLittle: boolean, most: number): number[] | null {
  const u16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const type = u16(entry + 2);
  if (type !== SHORT && type !== LONG) return [];
  const width = type === SHORT ? 2 : 4;
  const count = u32(entry + 4);
  const start = count * width <= 4 ? entry + 8 : u32(entry + 8);
  if (count > most || start + count * width > bytes.length) return null;
  return Array.from({ length: count }, (_, at) =>
    type === SHORT ? u16(start + at * 2) : u32(start + at * 4),
  );
}

/** Whether a part or a page of a TIFF lies beyond the end of the file. Compressed data itself is not looked at. */
export function isTiffCutShort(bytes: Buffer): boolean {
  const isLittle = bytes[0] === 0x49;
  const u16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  if (bytes.length < 8) return true;
  let page = u32(4);
  const seen = new Set<number>();
  // Each number stands in the file by itself: pages that name more of them than fit into it share them.
  let left = bytes.length / 2;
  for (let pages = 0; pages < MAX_PAGES && !seen.has(page); pages += 1) {
    seen.add(page);
    if (page < 8 || page + 2 > bytes.length) return true;
    const entries = u16(page);
    const end = page + 2 + entries * 12;
    if (entries === 0 || end + 4 > bytes.length) return true;
    let beginnings: readonly number[] | null = null;
    let lengths: readonly number[] | null = null;
    for (let entry = page + 2; entry < end; entry += 12) {
      const tag = u16(entry);
      const isKnown = BEGINNINGS.has(tag) ? beginnings !== null : !LENGTHS.has(tag) || lengths !== null;
      if (isKnown) continue;
      const numbers = numbersAt(bytes, entry, isLittle, left);
      if (numbers === null) return true;
      left -= numbers.length;
      if (BEGINNINGS.has(tag)) beginnings = numbers;
      else lengths = numbers;
    }
    if (beginnings?.some((start, at) => start + (lengths?.[at] ?? 0) > bytes.length)) return true;
    page = u32(end);
    if (page === 0) return false;
  }
  return false;
}
