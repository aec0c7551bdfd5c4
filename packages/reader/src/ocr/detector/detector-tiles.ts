/** A part of the detector's input, in whole pixels. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part that is searched for text alone, and the part of it that it decides. */
export interface SearchedTile {
  readonly searched: Tile;
  readonly decided: Tile;
}

/** A tile has about so many pixels at most: the detector's memory grows with them. */
const TILE_AREA = 650_000;
/** Each tile shows the detector so much of its neighbours; a multiple of 32, as all sides are. */
const OVERLAP = 96;

/**
 * The tiles in which an input is searched, one after the other, cut across its longer side. Together they decide
 * every pixel once.
 * @param width of the detector's input, as its height a multiple of 32 pixels
 */
export function tilesOf(width: number, height: number): SearchedTile[] {
  const count = Math.ceil((width * height) / TILE_AREA);
  const end = Math.max(width, height);
  const along = (from: number, to: number): Tile =>
    height >= width
      ? { x: 0, y: from, width, height: to - from }
      : { x: from, y: 0, width: to - from, height };
  const cut = (at: number) => Math.round((end * at) / count / 32) * 32;
  return Array.from({ length: count }, (_, at) => ({
    searched: along(Math.max(0, cut(at) - OVERLAP), Math.min(end, cut(at + 1) + OVERLAP)),
    decided: along(cut(at), cut(at + 1)),
  }));
}

/** Copies what a tile decided into the map of the whole input, which is `width` pixels wide. */
export function copyDecided(
  found: Float32Array,
  { searched, decided }: SearchedTile,
  all: Float32Array,
  width: number,
): void {
  for (let y = decided.y; y < decided.y + decided.height; y++) {
    const from = (y - searched.y) * searched.width + decided.x - searched.x;
    all.set(found.subarray(from, from + decided.width), y * width + decided.x);
  }
}
