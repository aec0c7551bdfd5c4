import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

/** The files that the local reader goes by, with the SHA-256 that their data sheet gives them (models/README.md). */
export const MODEL_FILES = {
  "detector.onnx": "30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff",
  "recogniser.onnx": "1e678ee54d448f0bfefaa94c26b5164dba646dc2868126223ee897a18fd61410",
  "stock-recogniser.onnx": "3e70a007a38c16e4c5605f1276f849415932b2f60d5ca7d93d4c9aa2a73dc8f9",
  "recogniser-keys.txt": "929a72b5a869405cf1c9401ad215a86e2302dff914be763c0e82736f855cff5d",
  "row-trees.json": "5bac336ca10ffe689c1480bf28af43c1ed35bde39020f5ba51b2e5f521034c72",
} as const;

const REMEDY =
  "Put it back with `git checkout -- packages/reader/models`, or pull the container image again.";

async function faultOf(file: string, sha256: string): Promise<string | null> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return `The reader's model file ${file} is missing.`;
  if (createHash("sha256").update(bytes).digest("hex") === sha256) return null;
  return `The reader's model file ${file} is damaged: it is not the file that its data sheet names.`;
}

/**
 * Checks within a tenth of a second that the folder holds every model file, whole (reading-65).
 * @throws an Error with a sentence for each file at fault, and what to do about it
 */
export async function assertModelFiles(folder: string): Promise<void> {
  const checks = Object.entries(MODEL_FILES).map(([name, sha256]) =>
    faultOf(path.join(folder, name), sha256),
  );
  const faults = (await Promise.all(checks)).filter((fault) => fault !== null);
  if (faults.length > 0) throw new Error(`${faults.join("\n")}\n${REMEDY}`);
}

/**
 * The folder of the model files. The package's own name resolves it both from its sources and from a bundle in
 * dist/.
 */
export const modelFolder = (): string =>
  path.dirname(createRequire(import.meta.url).resolve("@gf-ledger/reader/models/README.md"));

export const modelFile = (name: keyof typeof MODEL_FILES): string => path.join(modelFolder(), name);
