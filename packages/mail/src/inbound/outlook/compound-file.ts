/** A folder of a compound file. */
export interface CompoundFolder {
  readonly name: string;
  /** The file of this name; `undefined` where there is none. @throws RangeError where it is broken */
  readFile(name: string): Uint8Array | undefined;
  /** In the order of their names. */
  subFolders(): readonly CompoundFolder[];
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

/** Where things stand in the header and in an entry of the directory (MS-CFB 2.2 and 2.6). */
const HEADER = { sectorShift: 0x1e, directory: 0x30, cutoff: 0x38, miniFat: 0x3c, difat: 0x44, fat: 0x4c };
const ENTRY = { length: 0x40, type: 0x42, left: 0x44, right: 0x48, child: 0x4c, start: 0x74, size: 0x78 };
const FOLDER = 1;
const FILE = 2;
const FAT_IN_HEADER = 109;
const ENTRY_BYTES = 128;
const MINI_BYTES = 64;
/** From here on a sector's number says that there is none, and an entry's too. */
const NO_SECTOR = 0xffff_fffa;
const NO_ENTRY = 0xffff_ffff;

/**
 * The root folder of a compound file, as Outlook keeps messages in ([MS-CFB]). Its work grows with its length: a chain
 * or folder that comes back to itself is broken, and so is a file whose streams are longer together than itself.
 * @throws RangeError where it is broken
 */
export function compoundFile(bytes: Uint8Array): CompoundFolder {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const number = (at: number) => view.getUint32(at, true);
  const sectorBytes = 2 ** view.getUint16(HEADER.sectorShift, true);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw new RangeError("No such sectors.");
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;

  function chainFrom(first: number, next: (sector: number) => number): number[] {
    const chain: number[] = [];
    for (let at = first; at < NO_SECTOR; at = next(at)) {
      if (chain.length > bytes.length / MINI_BYTES) throw new RangeError("A chain does not end.");
      chain.push(at);
    }
    return chain;
  }

  /** What a table says of a sector, where the table stands in these sectors. */
  const nextIn = (table: readonly number[]) => (sector: number) => {
    const [perSector, at] = [sectorBytes / 4, table[Math.floor((sector * 4) / sectorBytes)]];
    if (at === undefined) throw new RangeError("A sector outside the table.");
    return number(offsetOf(at) + 4 * (sector % perSector));
  };

  const numbersIn = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => number(from + 4 * at));
  const perDifat = sectorBytes / 4 - 1;
  const difat = chainFrom(number(HEADER.difat), (sector) => number(offsetOf(sector) + 4 * perDifat));
  const fat = [
    ...numbersIn(HEADER.fat, FAT_IN_HEADER),
    ...difat.flatMap((sector) => numbersIn(offsetOf(sector), perDifat)),
  ].filter((sector) => sector < NO_SECTOR);
  const next = nextIn(fat);
  const nextMini = nextIn(chainFrom(number(HEADER.miniFat), next));

  const perSector = sectorBytes / ENTRY_BYTES;
  const directory = chainFrom(number(HEADER.directory), next);
  const entryOf = (index: number): Entry => {
    const sector = directory[Math.floor(index / perSector)];
    if (sector === undefined) throw new RangeError("An entry outside the directory.");
    const at = offsetOf(sector) + ENTRY_BYTES * (index % perSector);
    const length = Math.min(ENTRY.length, Math.max(0, view.getUint16(at + ENTRY.length, true) - 2));
    return {
      name: new TextDecoder("utf-16le").decode(bytes.subarray(at, at + length)),
      type: view.getUint8(at + ENTRY.type),
      left: number(at + ENTRY.left),
      right: number(at + ENTRY.right),
      child: number(at + ENTRY.child),
      start: number(at + ENTRY.start),
      size: number(at + ENTRY.size),
    };
  };

  const root = entryOf(0);
  const miniStream = chainFrom(root.start, next);
  const cutoff = number(HEADER.cutoff);
  let unread = bytes.length;
  function contentOf({ start, size }: Entry): Uint8Array {
    unread -= size;
    if (unread < 0) throw new RangeError("More than the file holds.");
    const content = new Uint8Array(size);
    const isMini = size < cutoff;
    const [step, after] = isMini ? [MINI_BYTES, nextMini] : [sectorBytes, next];
    for (let sector = start, at = 0; at < size; sector = after(sector), at += step) {
      if (sector >= NO_SECTOR) throw new RangeError("A file that ends too early.");
      const place = sector * MINI_BYTES;
      const from = isMini
        ? offsetOf(miniStream[Math.floor(place / sectorBytes)] ?? NO_SECTOR) + (place % sectorBytes)
        : offsetOf(sector);
      content.set(bytes.subarray(from, from + Math.min(step, size - at)), at);
    }
    return content;
  }

  const seen = new Set<number>();
  /** The entries below this one in the tree of a folder, in the order of their names. */
  function siblings(index: number): Entry[] {
    const found: Entry[] = [];
    const open: Entry[] = [];
    for (let at = index; at !== NO_ENTRY || open.length > 0; ) {
      while (at !== NO_ENTRY) {
        if (seen.has(at)) throw new RangeError("A folder that holds itself.");
        seen.add(at);
        const entry = entryOf(at);
        open.push(entry);
        at = entry.left;
      }
      const entry = open.pop();
      if (!entry) break;
      found.push(entry);
      at = entry.right;
    }
    return found;
  }

  function folderOf({ name, child }: Entry): CompoundFolder {
    const entries = siblings(child);
    let folders: readonly CompoundFolder[] | null = null;
    return {
      name,
      readFile: (wanted) => {
        const file = entries.find((entry) => entry.type === FILE && entry.name === wanted);
        return file && contentOf(file);
      },
      subFolders: () => {
        folders ??= entries.filter(({ type }) => type === FOLDER).map(folderOf);
        return folders;
      },
    };
  }
  return folderOf(root);
}
