import { describe, expect, test } from "vitest";
import { copyDecided, type Tile, tilesOf } from "./detector-tiles";

const holds = (outer: Tile, inner: Tile) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe("reading-64 a large photo is searched for text in tiles", () => {
  test("reading-64 a small one is searched whole", () => {
    const whole = { x: 0, y: 0, width: 640, height: 992 };
    expect(tilesOf(640, 992)).toEqual([{ searched: whole, decided: whole }]);
  });

  test.each([
    [1376, 1376],
    [1024, 1856],
    [1856, 1024],
    [480, 4000],
    [4096, 32],
  ])(
    "reading-64 the tiles of %i by %i pixels decide each pixel once and see 96 pixels more",
    (width, height) => {
      const tiles = tilesOf(width, height);
      const times = new Uint8Array(width * height);
      for (const { searched, decided } of tiles) {
        expect(holds({ x: 0, y: 0, width, height }, searched)).toBe(true);
        expect(holds(searched, decided)).toBe(true);
        expect([
          searched.width % 32,
          searched.height % 32,
          searched.width * searched.height > 950_000,
        ]).toEqual([0, 0, false]);
        for (let y = decided.y; y < decided.y + decided.height; y++)
          for (let x = decided.x; x < decided.x + decided.width; x++) {
            const at = y * width + x;
            times[at] = (times[at] ?? 0) + 1;
          }
      }
      expect(times.every((count) => count === 1)).toBe(true);
      const inner = tiles
        .slice(1)
        .map(({ searched, decided }) => decided.x - searched.x + decided.y - searched.y);
      expect(inner.every((overlap) => overlap === 96)).toBe(true);
    },
  );

  test("reading-64 the map of the whole is put together from what each tile decided", () => {
    const [width, height] = [1024, 1856];
    const value = (x: number, y: number) => (x * 7 + y * 13) % 101;
    const all = new Float32Array(width * height);
    for (const tile of tilesOf(width, height)) {
      const { x, y, width: wide, height: high } = tile.searched;
      const found = Float32Array.from({ length: wide * high }, (_, at) =>
        value(x + (at % wide), y + Math.floor(at / wide)),
      );
      copyDecided(found, tile, all, width);
    }
    expect(all.every((found, at) => found === value(at % width, Math.floor(at / width)))).toBe(true);
  });
});
