import { createRequire } from "node:module";
import path from "node:path";

/** The files of the sentence network, with the SHA-256 that their data sheet gives them (models/README.md). */
export const SENTENCE_MODEL_FILES = {
  "sentence.onnx": "6831b858fcd1cd381a6a90b2da203d99a0ede4f3f7467935926f2a4e6fcfcd7a",
  "tokenizer.json": "7499bc87a8682348e89efde83061dac592f7abc5b14113c48427b0f7a78ddccf",
} as const;

/** The folder of the model files, resolved by the package's own name both from its sources and from a bundle in dist/. */
export const sentenceModelFolder = (): string =>
  path.dirname(createRequire(import.meta.url).resolve("@gf-ledger/assistant/models/README.md"));

export const sentenceModelFile = (name: keyof typeof SENTENCE_MODEL_FILES): string =>
  path.join(sentenceModelFolder(), name);

/** What the texts of the help mean, worked out by `npm run assistant:meanings`. */
export const meaningsFile = (): string => path.join(sentenceModelFolder(), "meanings.bin");

/** What tells their subjects apart, learnt from those meanings by the same command. */
export const subjectsFile = (): string => path.join(sentenceModelFolder(), "subjects.bin");
