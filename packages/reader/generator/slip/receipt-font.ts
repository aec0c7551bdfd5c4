import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";

/**
 * Fonts of till printers, from npm: a bare machine has no system font, so every glyph is drawn
 * as a path and none by the renderer's own text engine.
 */
const FONT_FILES = {
  cousine: "@fontsource/cousine/files/cousine-latin-400-normal.woff",
  "share-tech-mono": "@fontsource/share-tech-mono/files/share-tech-mono-latin-400-normal.woff",
  vt323: "@fontsource/vt323/files/vt323-latin-400-normal.woff",
  "b612-mono": "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff",
  "ibm-plex-mono": "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff",
} as const;
export type ReceiptFontName = keyof typeof FONT_FILES;

export interface ReceiptFont {
  /**
   * The character's outline in a cell 1,000 wide, baseline at 0, capitals about 1,000 high; `""` for a blank.
   */
  outline(character: string): string;
}

const require = createRequire(import.meta.url);
const loaded = new Map<ReceiptFontName, ReceiptFont>();

/** One step of an outline as SVG. The library's own optimised path data loses points of cubic outlines. */
function pathStep(command: opentype.PathCommand, heightScale: number): string {
  const points = [
    "x1" in command ? [command.x1, command.y1] : [],
    "x2" in command ? [command.x2, command.y2] : [],
    "x" in command ? [command.x, command.y] : [],
  ];
  const numbers = points.map(([x, y]) =>
    x === undefined || y === undefined ? "" : `${Math.round(x)} ${Math.round(y * heightScale)}`,
  );
  return `${command.type}${numbers.filter((pair) => pair !== "").join(" ")}`;
}

function load(name: ReceiptFontName): ReceiptFont {
  const file = readFileSync(require.resolve(FONT_FILES[name]));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const advance = font.charToGlyph("A").advanceWidth ?? font.unitsPerEm;
  const size = (1000 / advance) * font.unitsPerEm;
  const capitals = font.charToGlyph("H").getPath(0, 0, size).getBoundingBox();
  const heightScale = 1000 / (capitals.y2 - capitals.y1);
  const outlines = new Map<string, string>();
  return {
    outline(character) {
      const known = outlines.get(character);
      if (known !== undefined) return known;
      const path = font.charToGlyph(character).getPath(0, 0, size);
      const data = path.commands.map((command) => pathStep(command, heightScale)).join("");
      outlines.set(character, data);
      return data;
    },
  };
}

/** Loads a font once for the life of the process. */
export function receiptFont(name: ReceiptFontName): ReceiptFont {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  return known;
}
