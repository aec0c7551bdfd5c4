import { readFileSync } from "node:fs";

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((v) => u8(v >> 8, v & 255)));
const u32 = (...values: number[]) => Buffer.concat(values.map((v) => u16(v >>> 16, v & 0xffff)));
const text = (value: string) => Buffer.from(value, "latin1");

/** A box of ISO base media: length, four letters, content. */
export function isoBox(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}
const fullBox = (type: string, version: number, flags: number, ...parts: Buffer[]) =>
  isoBox(type, u32((version << 24) | flags), ...parts);

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));
function boxOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, "latin1") - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

/** A coded picture with what a decoder must know of it. */
interface Picture {
  readonly coded: Buffer;
  readonly properties: readonly Buffer[];
}

const quarters = fixture("quarters.heic");
/** 96 by 64 pixels in quarters of red, green, blue and white. */
export const QUARTERS: Picture = {
  coded: boxOf(quarters, "mdat").subarray(8),
  properties: [boxOf(quarters, "hvcC"), fullBox("ispe", 0, 0, u32(96, 64))],
};

const tenBits = fixture("quarters-ten-bits.heic");
/** 512 by 512 pixels of the same quarters, in 10 bits as phones take HDR photos. */
export const TEN_BITS: Picture = {
  coded: boxOf(tenBits, "mdat").subarray(8),
  properties: [boxOf(tenBits, "hvcC"), fullBox("ispe", 0, 0, u32(512, 512))],
};

const phone = fixture("phone-photo.heic");
const tileProperties = [boxOf(phone, "hvcC"), fullBox("ispe", 0, 0, u32(512, 512))];
const places = phone.indexOf("iloc", 0, "latin1") + 4;
/** A tile of the phone's photo, by its place in `iloc`: version, sizes, count, then id, method, base, one extent each. */
function tileOfPhone(index: number): Picture {
  const at = places + 16 + 16 * index;
  const [offset, length] = [phone.readUInt32BE(at), phone.readUInt32BE(at + 4)];
  return { coded: phone.subarray(offset, offset + length), properties: tileProperties };
}
const PHONE_TILES = { columns: 8, rows: 6 } as const;
/** 512 by 512 pixels of brown. */
export const BROWN = tileOfPhone(0);

export interface HeicItem {
  readonly id: number;
  /** `hvc1` unless it says otherwise; `tmap` is an HDR picture made of others. */
  readonly type?: string;
  readonly coded: Buffer;
  readonly properties: readonly Buffer[];
  /** References to other items, by kind: `auxl`, `dimg`, `thmb`. */
  readonly refers?: readonly [kind: string, ...to: number[]];
}

/** A video that an Android phone lays behind a photo that moves. */
export const SHORT_VIDEO = Buffer.concat([
  isoBox("ftyp", text("isom\0\0\x02\0isommp42")),
  isoBox("mdat", Buffer.alloc(9000, 7)),
]);

export const rotated = (quarterTurns: number) => isoBox("irot", u8(quarterTurns));
/** What an auxiliary picture is of: a gain map of HDR, a depth map. */
export const auxiliary = (urn: string) => fullBox("auxC", 0, 0, text(`${urn}\0`));

/** A photo put together of tiles of 512 by 512 pixels, as phones pack theirs: itself, then its tiles. */
export function tiled(
  id: number,
  tile: Picture | ((column: number, row: number) => Picture),
  width: number,
  height: number,
): HeicItem[] {
  const [columns, rows] = [Math.ceil(width / 512), Math.ceil(height / 512)];
  const tiles = Array.from({ length: columns * rows }, (_, at) => ({
    id: id + 1 + at,
    ...(typeof tile === "function" ? tile(at % columns, Math.floor(at / columns)) : tile),
  }));
  const photo = {
    id,
    type: "grid",
    coded: Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)]),
    properties: [fullBox("ispe", 0, 0, u32(width, height))],
    refers: ["dimg", ...tiles.map((one) => one.id)] as const,
  };
  return [photo, ...tiles];
}

/** A HEIC of items, as phones pack them; `metaLast` lays the description behind the pictures. */
export function packHeic(primary: number, items: readonly HeicItem[], { metaLast = false } = {}): Buffer {
  // Pictures that are alike share their properties, as the tiles of a large photo do.
  const properties = [...new Set(items.flatMap((item) => item.properties))];
  const associations = items.map(({ id, properties: own }) =>
    Buffer.concat([u16(id), u8(own.length), u8(...own.map((one) => (properties.indexOf(one) + 1) | 0x80))]),
  );
  const references = items.flatMap(({ id, refers }) => {
    if (!refers) return [];
    const [kind, ...to] = refers;
    return isoBox(kind, u16(id, to.length, ...to));
  });
  const meta = (start: number) => {
    let at = start;
    const stored = items.map(({ id, coded }) => {
      const place = Buffer.concat([u16(id, 0, 1), u32(at, coded.length)]);
      at += coded.length;
      return place;
    });
    const infos = items.map(({ id, type = "hvc1" }) => fullBox("infe", 2, 0, u16(id, 0), text(type), u8(0)));
    return fullBox(
      "meta",
      0,
      0,
      fullBox("hdlr", 0, 0, u32(0), text("pict"), u32(0, 0, 0), u8(0)),
      fullBox("pitm", 0, 0, u16(primary)),
      fullBox("iloc", 0, 0, u8(0x44, 0), u16(items.length), ...stored),
      fullBox("iinf", 0, 0, u16(items.length), ...infos),
      ...(references.length > 0 ? [fullBox("iref", 0, 0, ...references)] : []),
      isoBox(
        "iprp",
        isoBox("ipco", ...properties),
        fullBox("ipma", 0, 0, u32(items.length), ...associations),
      ),
    );
  };
  const brands = isoBox("ftyp", text("heic"), u32(0), text("mif1heic"));
  const data = isoBox("mdat", ...items.map(({ coded }) => coded));
  if (metaLast) return Buffer.concat([brands, data, meta(brands.length + 8)]);
  return Buffer.concat([brands, meta(brands.length + meta(0).length + 8), data]);
}

/** A small picture beside a photo: a map of HDR or of depth. */
const besidePhoto = (id: number, of: number, kind: string): HeicItem => ({
  id,
  ...BROWN,
  properties: [...BROWN.properties, auxiliary(kind)],
  refers: ["auxl", of],
});

/**
 * The receipt of `phone-photo.heic` on a table that fills 48 megapixels, each of its tiles another, lying on its side
 * and turned by the file, with its gain map, depth map and thumbnail, as phones of 2024 pack them.
 */
export function wideReceipt(): Buffer {
  const { columns, rows } = PHONE_TILES;
  const photo = tiled(
    100,
    (column, row) => {
      const [x, y] = [column - 4, row - 3];
      const isPhoto = x >= 0 && x < columns && y >= 0 && y < rows;
      return isPhoto ? tileOfPhone(y * columns + x) : BROWN;
    },
    8064,
    6048,
  ).map((item) => (item.id === 100 ? { ...item, properties: [...item.properties, rotated(3)] } : item));
  return packHeic(100, [
    besidePhoto(10, 100, "urn:com:apple:photo:2020:aux:hdrgainmap"),
    besidePhoto(11, 100, "urn:mpeg:hevc:2015:auxid:2"),
    { id: 12, ...BROWN, refers: ["thmb", 100] },
    ...photo,
  ]);
}
