import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Fonts } from "../../src/pdf/tagged-document";

const require = createRequire(import.meta.url);
const figtree = (weight: number) =>
  readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));

export const FONTS: Fonts = {
  regular: figtree(400),
  semibold: figtree(600),
  other: readFileSync(require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
};
