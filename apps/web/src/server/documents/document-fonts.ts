import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fonts } from "@gf-ledger/documents/pdf/tagged-document";

const MODULES = join(process.cwd(), "node_modules");
const figtree = (weight: number) =>
  readFile(join(MODULES, `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));

async function readFonts(): Promise<Fonts> {
  const [regular, semibold, other] = await Promise.all([
    figtree(400),
    figtree(600),
    readFile(join(MODULES, "dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
  ]);
  return { regular, semibold, other };
}

let fonts: Promise<Fonts> | undefined;

/** The fonts of documents, read once; a failure to read them is tried again by the next call. */
export function documentFonts(): Promise<Fonts> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}
