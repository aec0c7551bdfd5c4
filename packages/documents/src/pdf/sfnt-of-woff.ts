import { inflateSync } from "node:zlib";

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const aligned = (length: number) => Math.ceil(length / 4) * 4;

/**
 * The font as it is inside of a WOFF file, which packs each of its tables by itself; any other file unchanged. The
 * library unpacks a table again for every glyph that it looks at.
 */
export function sfntOfWoff(bytes: Uint8Array): Buffer {
  const woff = Buffer.from(bytes);
  if (woff.length < WOFF_HEADER || woff.readUInt32BE(0) !== WOFF) return woff;
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  header.writeUInt32BE(woff.readUInt32BE(4), 0);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const [tag, from, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) =>
      woff.readUInt32BE(entry + at),
    ) as [number, number, number, number, number];
    const held = woff.subarray(from, from + packed);
    const table = Buffer.alloc(aligned(length));
    table.set(packed < length ? inflateSync(held, { maxOutputLength: length }) : held);
    for (const [at, value] of [tag, checksum, offset, length].entries())
      header.writeUInt32BE(value, SFNT_HEADER + SFNT_ENTRY * index + 4 * at);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
