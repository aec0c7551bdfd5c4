import { readFile } from "node:fs/promises";
import type { Fonts } from "@gf-ledger/documents/pdf/tagged-document";
import { webFile } from "../../environment/process-environment";

const figtree = (weight: number) =>
  readFile(webFile("node_modules", `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));

async function readFonts(): Promise<Fonts> {
  const [regular, semibold, other] = await Promise.all([
    figtree(400),
    figtree(600),
    readFile(webFile("node_modules", "dejavu-fonts-ttf/ttf/DejaVuSans.ttf")),
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
