import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { renderSampleReceipt } from "../generator/sample-receipt";

/**
 * `tsx scripts/pack-heic-photo.ts OUT.heic`: the Canadian sample receipt as a phone's photo of 12 megapixels:
 * 48 HEVC tiles in a `grid` item (ISO/IEC 23008-12), on its side, turned by `irot` and again in its Exif. Its
 * tiles need libheif's `heif-enc`, which a test machine may lack, so the outcome is kept as a fixture.
 */
const [target] = process.argv.slice(2);
if (!target) throw new Error("Usage: pack-heic-photo OUT.heic");
const [WIDTH, HEIGHT, TILE, QUALITY] = [4032, 3024, 512, 30];
const [COLUMNS, ROWS] = [Math.ceil(WIDTH / TILE), Math.ceil(HEIGHT / TILE)];

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((v) => u8(v >> 8, v & 255)));
const u32 = (...values: number[]) => Buffer.concat(values.map((v) => u16(v >>> 16, v & 0xffff)));
const text = (value: string) => Buffer.from(value, "latin1");
function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), text(type), body]);
}
const fullBox = (type: string, version: number, flags: number, ...parts: Buffer[]) =>
  box(type, u32((version << 24) | flags), ...parts);

/**
 * The first box of a type, wherever it is nested; `heif-enc` writes none of these letters elsewhere before
 * it.
 */
function boxOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, "latin1") - 4;
  if (at < 0) throw new Error(`${type} was not found`);
  return file.subarray(at, at + file.readUInt32BE(at));
}

async function storedPhoto(): Promise<Buffer> {
  const { image } = await renderSampleReceipt("ca");
  const upright = await sharp(image)
    .resize(HEIGHT, WIDTH, { fit: "contain", background: "#6b4a2f" })
    .toBuffer();
  const [right, bottom] = [COLUMNS * TILE - WIDTH, ROWS * TILE - HEIGHT];
  const lying = await sharp(upright).rotate(270).png().toBuffer();
  return sharp(lying).extend({ right, bottom, extendWith: "copy" }).png().toBuffer();
}

const folder = mkdtempSync(join(tmpdir(), "heic-"));
const photo = await storedPhoto();
const tiles: Buffer[] = [];
let configuration = Buffer.alloc(0);
for (let n = 0; n < COLUMNS * ROWS; n++) {
  const [png, heic] = [join(folder, "tile.png"), join(folder, "tile.heic")];
  const place = {
    left: (n % COLUMNS) * TILE,
    top: Math.floor(n / COLUMNS) * TILE,
    width: TILE,
    height: TILE,
  };
  writeFileSync(png, await sharp(photo).extract(place).png().toBuffer());
  execFileSync("heif-enc", ["-q", String(QUALITY), "-o", heic, png], { stdio: "ignore" });
  const file = readFileSync(heic);
  tiles.push(boxOf(file, "mdat").subarray(8));
  const own = Buffer.from(boxOf(file, "hvcC"));
  if (n > 0 && !own.equals(configuration)) throw new Error("All tiles share one decoder configuration");
  configuration = own;
}
rmSync(folder, { recursive: true });

const GRID = tiles.length + 1;
const EXIF = tiles.length + 2;
// A TIFF of one entry: orientation 6.
const exif = Buffer.concat([
  u32(6),
  text("Exif\0\0MM\0*"),
  u32(8),
  u16(1, 0x112, 3),
  u32(1),
  u16(6, 0),
  u32(0),
]);
const grid = Buffer.concat([u8(0, 0, ROWS - 1, COLUMNS - 1), u16(WIDTH, HEIGHT)]);
const entry = (id: number, type: string, hidden: boolean) =>
  fullBox("infe", 2, hidden ? 1 : 0, u16(id, 0), text(type), u8(0));
const ids = tiles.map((_, n) => n + 1);
const properties = box(
  "ipco",
  configuration,
  fullBox("ispe", 0, 0, u32(TILE, TILE)),
  fullBox("ispe", 0, 0, u32(WIDTH, HEIGHT)),
  box("irot", u8(3)),
  fullBox("pixi", 0, 0, u8(3, 8, 8, 8)),
);
const associations = fullBox(
  "ipma",
  0,
  0,
  u32(GRID),
  ...ids.map((id) => Buffer.concat([u16(id), u8(2, 0x81, 2)])),
  Buffer.concat([u16(GRID), u8(3, 3, 5, 0x84)]),
);

function metaBox(dataStart: number): Buffer {
  let at = dataStart;
  const stored = [...tiles, exif].map((data, n) => {
    const id = n < tiles.length ? n + 1 : EXIF;
    const place = Buffer.concat([u16(id, 0, 0, 1), u32(at, data.length)]);
    at += data.length;
    return place;
  });
  const inside = Buffer.concat([u16(GRID, 1, 0, 1), u32(0, grid.length)]);
  return fullBox(
    "meta",
    0,
    0,
    fullBox("hdlr", 0, 0, u32(0), text("pict"), u32(0, 0, 0), u8(0)),
    fullBox("pitm", 0, 0, u16(GRID)),
    fullBox(
      "iinf",
      0,
      0,
      u16(EXIF),
      ...ids.map((id) => entry(id, "hvc1", true)),
      entry(GRID, "grid", false),
      entry(EXIF, "Exif", true),
    ),
    fullBox("iref", 0, 0, box("dimg", u16(GRID, tiles.length, ...ids)), box("cdsc", u16(EXIF, 1, GRID))),
    box("iprp", properties, associations),
    box("idat", grid),
    fullBox("iloc", 1, 0, u8(0x44, 0), u16(EXIF), ...stored, inside),
  );
}

const brands = box("ftyp", text("heic"), u32(0), text("mif1MiHEMiPrmiafMiHBheic"));
const dataStart = brands.length + metaBox(0).length + 8;
writeFileSync(target, Buffer.concat([brands, metaBox(dataStart), box("mdat", ...tiles, exif)]));
