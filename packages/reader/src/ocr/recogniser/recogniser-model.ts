import { readFile } from "node:fs/promises";
import { modelFile } from "../model-files";
import type { RecogniserName } from "./recogniser-name";

/** A recogniser's file, and what its answers mean. */
export interface RecogniserModel {
  readonly path: string;
  /** What each class stands for; class 0 is the CTC blank, the last one the space. */
  readonly characters: readonly string[];
  /** Lines are padded to at least this many pixels. */
  readonly minLineWidth: number;
}

/** Whole receipts are read best with lines of at least this width. */
export const MIN_LINE_WIDTH = 320;

/** A recogniser's files: its network, its dictionary, and the line width it reads best with, in pixels. */
export interface RecogniserFiles {
  readonly path: string;
  readonly keys: string;
  readonly minLineWidth: number;
}

const NETWORKS = { own: "recogniser.onnx", stock: "stock-recogniser.onnx" } as const;

const filesOf = (name: RecogniserName): RecogniserFiles => ({
  path: modelFile(NETWORKS[name]),
  keys: modelFile("recogniser-keys.txt"),
  minLineWidth: MIN_LINE_WIDTH,
});

/** Reads a recogniser's dictionary: a character a line, in the order of its classes. */
export async function recogniserModel(which: RecogniserName | RecogniserFiles): Promise<RecogniserModel> {
  const { path, keys, minLineWidth } = typeof which === "string" ? filesOf(which) : which;
  const lines = (await readFile(keys, "utf8")).replaceAll("\r", "").replace(/\n$/, "").split("\n");
  return { path, characters: ["", ...lines, " "], minLineWidth };
}
